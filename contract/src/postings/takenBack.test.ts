import { describe, expect, test } from 'vitest'
import { isSeenBy, type Link, type LinkSide, type MadeChange, noLink, takenBack, undoable } from './links.ts'
import { JOB, postingKinds } from './postingKinds.ts'
import { rulesOf } from './transitions.ts'

interface Step extends MadeChange {
  readonly by: LinkSide
}

/** Every step of a kind of posting that some sequence of events leads to, by the link from which it goes, and every link reached. */
function stepsOf(kind: (typeof postingKinds)[number]): Map<string, Step[]> {
  const { changed, eventsFrom } = rulesOf(kind)
  const found = new Map<string, Step[]>()
  const links: Link[] = [noLink]
  for (const before of links) {
    if (found.has(keyOf(before))) continue
    const steps = (['person', 'owner', 'system'] as const).flatMap((by) =>
      eventsFrom(before, by).flatMap((event) =>
        [{ ok2contact: false }, { ok2contact: true }].map((said) => ({ by, before, event, after: changed(before, event, by, said)! })),
      ),
    )
    links.push(...steps.map(({ after }) => after))
    found.set(
      keyOf(before),
      steps.filter(({ event }) => undoable.has(event)),
    )
  }
  return found
}

/** How the person was before a rejection that they do not know of says nothing. */
const keyOf = ({ person, owner, flags, beforeRejection }: Link) => JSON.stringify([person, owner, flags, beforeRejection?.owner])

describe('two who take back one after the other what the other did not know of', () => {
  test.each(postingKinds)('leave a link to a %s that can be', (kind) => {
    const stepsFrom = stepsOf(kind)
    const all = [...stepsFrom.values()].flat()
    const wrong: string[] = []
    let pairs = 0
    for (const first of all) {
      const other = first.by === 'person' ? 'owner' : 'person'
      for (const next of stepsFrom.get(keyOf(first.after)) ?? []) {
        if (first.by === 'system' || next.by !== other || isSeenBy(first.by, next)) continue
        const back = takenBack(next.after, first)
        if (isSeenBy(other, { before: next.after, after: back })) continue
        pairs++
        const left = keyOf(takenBack(back, next))
        if (!stepsFrom.has(left)) wrong.push(`${keyOf(first.before)}, ${keyOf(first.after)}, ${keyOf(next.after)}: ${left}`)
      }
    }
    expect(pairs).toBeGreaterThan(50)
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('bring back no contact that was taken back', () => {
    const { changed } = rulesOf(JOB)
    const contacted = { before: noLink, after: changed(noLink, 'contacted', 'owner')! }
    const saved = { before: contacted.after, after: changed(contacted.after, 'saved', 'person')! }
    const taken = takenBack(saved.after, contacted)
    expect([taken.person, taken.owner]).toEqual(['saved', 'none'])
    expect(takenBack(taken, saved)).toEqual(noLink)
  })
})
