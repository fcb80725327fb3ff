import { describe, expect, test } from 'vitest'
import {
  buckets,
  isInBucket,
  isSeenBy,
  type Link,
  type LinkEvent,
  linkEvents,
  type LinkFlag,
  type LinkFlags,
  linkFlags,
  type LinkSide,
  type LinkState,
  noLink,
  type Said,
  takenBack,
  undoable,
} from './links.ts'
import { linkStates } from './linkStates.ts'
import { JOB } from './postingKinds.ts'
import { rulesOf } from './transitions.ts'

const { changed, eventsFrom } = rulesOf(JOB)

const sides: LinkSide[] = ['person', 'owner', 'system']

type Applicant = 'an applicant' | 'no applicant' | 'an applicant whom the owner rejected'
type Only = Applicant | 'not withdrawn' | 'agreed' | 'not agreed' | 'told of the rejection' | 'not told of the rejection'
type To = LinkState | '=' | 'as before'

/**
 * A rule as the product's decisions word it: the event and who causes it; in which states person and owner have to be
 * ('*': any); what they become ('=': as they were); the flags set and, with a minus, cleared, '+note' where it is noted
 * how both were before a rejection, '-note' where that is forgotten, '?ok2contact' where it is as the application says;
 * what else has to be so.
 */
type Rule = readonly [LinkEvent, LinkSide, person: string, owner: string, To, To, more?: string, only?: Only]

const SHARED = 'applied contacted accepted'
const ALL_ELSE_BUT_VIEWED_AND_HIDDEN = '-applied -received -approved -ok2contact -note'
const NOT_DECIDED = 'none suggested saved applied contacted'
const APPLICATION = 'applied received ?ok2contact -withdrawn -note'
const rules: Rule[] = [
  ['suggest', 'system', 'none suggested', 'none', 'suggested', 'suggested', '', 'not withdrawn'],
  ['suggest', 'system', 'saved', 'none', '=', 'suggested', '', 'not withdrawn'],
  ['saved', 'person', 'none suggested', '*', 'saved', '='],
  ['saved', 'person', 'contacted', '*', 'saved', '=', '', 'no applicant'],
  ['applied', 'person', 'none suggested saved rejected', '*', 'applied', 'applied', APPLICATION],
  ['applied', 'person', 'contacted', '*', 'applied', 'applied', APPLICATION, 'no applicant'],
  ['withdrawn', 'person', 'applied contacted accepted', '*', 'none', 'none', `withdrawn ${ALL_ELSE_BUT_VIEWED_AND_HIDDEN}`],
  ['withdrawn', 'person', 'rejected', '*', 'none', '=', `withdrawn ${ALL_ELSE_BUT_VIEWED_AND_HIDDEN}`, 'an applicant'],
  ['ok2contact', 'person', SHARED, '*', '=', '=', 'ok2contact', 'not agreed'],
  ['rejected', 'person', 'none suggested', '*', 'rejected', '='],
  ['rejected', 'person', 'contacted', '*', 'rejected', 'rejected', '-ok2contact -note'],
  ['cancel', 'person', 'saved', 'contacted', 'contacted', '='],
  ['cancel', 'person', 'saved', 'none suggested saved applied accepted rejected', 'none', '='],
  ['shortlist', 'owner', '*', 'suggested none applied', '=', 'saved'],
  ['dismiss', 'owner', '*', 'suggested', '=', 'rejected', '+note'],
  ['contacted', 'owner', '*', 'none suggested saved applied', 'contacted', 'contacted', '-withdrawn'],
  ['accepted', 'owner', '*', NOT_DECIDED, 'accepted', 'accepted', 'approved -note', 'an applicant'],
  ['accepted', 'owner', '*', 'rejected', 'accepted', 'accepted', 'approved -note', 'an applicant whom the owner rejected'],
  ['accepted', 'owner', '*', 'contacted', 'accepted', 'accepted', 'approved -note', 'agreed'],
  ['rejected', 'owner', SHARED, 'suggested saved', 'rejected', 'rejected', '-approved +note'],
  ['rejected', 'owner', '*', 'suggested saved', '=', 'rejected', '-approved +note'],
  ['rejected', 'owner', '*', SHARED, 'rejected', 'rejected', '-approved +note'],
  ['hide', 'owner', '*', '*', '=', '=', 'hidden'],
  ['unhide', 'owner', '*', '*', '=', '=', '-hidden'],
  ['reopen', 'owner', '*', 'rejected', 'as before', 'as before', '-note', 'told of the rejection'],
  ['reopen', 'owner', '*', 'rejected', '=', 'as before', '-note', 'not told of the rejection'],
  ['cancel', 'owner', '*', 'saved', '=', 'applied', '', 'an applicant'],
  ['cancel', 'owner', '*', 'saved', '=', 'none', '', 'no applicant'],
]

const isOf = (states: string, state: LinkState) => states === '*' || states.split(' ').includes(state)

function isMet(only: Only | undefined, { person, flags, beforeRejection: note }: Link): boolean {
  const wasShared = note !== null && (isOf(SHARED, note.owner) || isOf(SHARED, note.person))
  const isNotified = person === 'rejected' && wasShared
  switch (only) {
    case 'not withdrawn':
      return !flags.withdrawn
    case 'an applicant':
      return flags.applied
    case 'no applicant':
      return !flags.applied
    case 'an applicant whom the owner rejected':
      return flags.applied && note !== null
    case 'agreed':
      return flags.ok2contact
    case 'not agreed':
      return !flags.ok2contact
    case 'told of the rejection':
      return note !== null && isNotified
    case 'not told of the rejection':
      return note !== null && !isNotified
    case undefined:
      return true
  }
}

/** What the rules above say of an event; undefined where they do not allow it. */
function expected(link: Link, event: LinkEvent, by: LinkSide, said: Said): Link | undefined {
  const rule = rules.find(
    ([ofEvent, ofSide, person, owner, , , , only]) =>
      ofEvent === event && ofSide === by && isOf(person, link.person) && isOf(owner, link.owner) && isMet(only, link),
  )
  if (rule === undefined) return undefined
  const [, , , , toPerson, toOwner, more = ''] = rule
  const become = (to: To, side: 'person' | 'owner') => (to === '=' ? link[side] : to === 'as before' ? link.beforeRejection![side] : to)
  const [person, owner] = [become(toPerson, 'person'), become(toOwner, 'owner')]
  const words = more.split(' ')
  const flag = (name: LinkFlag) => {
    if (words.includes(`?${name}`)) return said.ok2contact
    return (words.includes(name) || link.flags[name]) && !words.includes(`-${name}`)
  }
  const flags = Object.fromEntries(linkFlags.map((name) => [name, flag(name)])) as LinkFlags
  if (event === 'reopen') flags.approved = owner === 'accepted'
  const before = { person: link.person, owner: link.owner }
  const note = words.includes('-note') ? null : words.includes('+note') ? before : link.beforeRejection
  return { person, owner, flags, beforeRejection: note }
}

/** What an application can say of being contacted. */
const answers: Said[] = [{ ok2contact: false }, { ok2contact: true }]

const notes: Link['beforeRejection'][] = [
  null,
  { person: 'suggested', owner: 'suggested' },
  { person: 'none', owner: 'saved' },
  { person: 'applied', owner: 'applied' },
  { person: 'applied', owner: 'saved' },
  { person: 'saved', owner: 'contacted' },
  { person: 'accepted', owner: 'accepted' },
]

/** Every combination of flags. */
const everyFlags = Array.from({ length: 2 ** linkFlags.length }, (_, bits) =>
  Object.fromEntries(linkFlags.map((flag, at) => [flag, ((bits >> at) & 1) === 1])),
) as LinkFlags[]

/** Every link that can be written down, also those that no sequence of events leads to. */
const everyLink: Link[] = linkStates.flatMap((person) =>
  linkStates.flatMap((owner) => everyFlags.flatMap((flags) => notes.map((beforeRejection) => ({ person, owner, flags, beforeRejection })))),
)

const textOf = ({ person, owner, flags, beforeRejection }: Link | Partial<Link>) =>
  JSON.stringify([person, owner, linkFlags.map((flag) => flags?.[flag]), beforeRejection?.person, beforeRejection?.owner])
const same = (one: Link | undefined, other: Link | undefined) => textOf(one ?? {}) === textOf(other ?? {})

test('every event of every side changes every link as the rules say, or is refused', () => {
  const wrong: string[] = []
  for (const event of linkEvents) {
    for (const by of sides) {
      for (const said of event === 'applied' ? answers : [answers[0]!]) {
        for (const link of everyLink) {
          const due = expected(link, event, by, said)
          if (!same(changed(link, event, by, said), due)) wrong.push(`${event} by ${by} of ${textOf(link)}`)
        }
      }
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
})

test('the events told as possible are those that are, each once', () => {
  for (const by of sides) {
    const wrong = everyLink.filter((link) => {
      const possible = linkEvents.filter((event) => changed(link, event, by) !== undefined)
      return eventsFrom(link, by).toSorted().join() !== possible.toSorted().join()
    })
    expect(wrong.slice(0, 3)).toEqual([])
  }
})

/** Every link that some sequence of events leads to, and every step between them. */
interface Step {
  readonly before: Link
  readonly event: LinkEvent
  readonly by: LinkSide
  readonly after: Link
}
const reached = new Map<string, Link>([[textOf(noLink), noLink]])
const steps: Step[] = []
for (const before of reached.values()) {
  for (const by of sides) {
    for (const event of eventsFrom(before, by)) {
      for (const said of event === 'applied' ? answers : [answers[0]!]) {
        const after = changed(before, event, by, said)!
        steps.push({ before, event, by, after })
        if (!reached.has(textOf(after))) reached.set(textOf(after), after)
      }
    }
  }
}
const stepsFrom = Map.groupBy(steps, ({ before }) => textOf(before))

/** What a link comes to: how the person was before a rejection that they do not know of says nothing. */
const essence = (link: Link): string => {
  const { beforeRejection: note } = link
  return textOf({ ...link, beforeRejection: note && !isVisible(note) ? { person: 'none', owner: note.owner } : note })
}

/** Whether the two have to do with each other by what both know. */
const isVisible = ({ person, owner }: Pick<Link, 'person' | 'owner'>) => isOf(SHARED, owner) || isOf(SHARED, person)
const otherOf = (by: LinkSide) => (by === 'person' ? 'owner' : 'person')

describe('whatever has happened', () => {
  test('both sides agree on what both know', () => {
    for (const { person, owner, flags } of reached.values()) {
      if (person === 'applied') expect(['applied', 'saved']).toContain(owner)
      // Lists of those who applied are read by this flag.
      if (owner === 'applied') expect(flags.applied).toBe(true)
      if (person === 'contacted' || person === 'accepted') expect(owner).toBe(person)
      if (owner === 'applied' || owner === 'accepted') expect(person).toBe(owner)
      if (owner === 'contacted') expect(['contacted', 'saved']).toContain(person)
    }
  })

  test('an owner’s act changes the person’s side only where the person knows of it', () => {
    const unknown = steps.filter(({ before, after }) => !isVisible(before) && !isVisible(after))
    const wrong = unknown.filter(({ by, before, after }) => by === 'owner' && before.person !== after.person)
    expect(wrong).toEqual([])
  })

  test('what one side keeps to itself changes nothing that the other is shown, its possible steps included', () => {
    const shown = (side: 'person' | 'owner', link: Link) => {
      const { withdrawn, applied, ok2contact, approved } = link.flags
      const flags = side === 'owner' ? link.flags : { withdrawn, applied, ok2contact, approved }
      return JSON.stringify([link[side], flags, eventsFrom(link, side)])
    }
    const wrong = steps.filter(({ by, before, after }) => {
      const other = otherOf(by)
      return by !== 'system' && !isSeenBy(other, { before, after }) && shown(other, before) !== shown(other, after)
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('who applied stands in a list, and can be accepted at every moment until they are, or say no themselves', () => {
    const applicants = [...reached.values()].filter(({ flags }) => flags.applied)
    expect(applicants.filter(({ owner }) => owner === 'none')).toEqual([])
    const wrong = applicants.filter((link) => {
      const isOver = link.owner === 'accepted' || (link.owner === 'rejected' && link.beforeRejection === null)
      return eventsFrom(link, 'owner').includes('accepted') === isOver
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('contacting or shortlisting an applicant takes nothing from what they said', () => {
    const taken = steps.filter(({ event, by, before }) => by === 'owner' && before.flags.applied && /^(contacted|shortlist)$/.test(event))
    expect(taken.filter(({ before, after }) => textOf({ flags: before.flags }) !== textOf({ flags: after.flags }))).toEqual([])
  })

  test('reopening at once restores the link as it was before the rejection', () => {
    const rejections = steps.filter(({ event, by }) => by === 'owner' && (event === 'rejected' || event === 'dismiss'))
    expect(rejections.length).toBeGreaterThan(50)
    const wrong = rejections.filter(({ before, after }) => {
      const reopened = changed(after, 'reopen', 'owner')
      return !same(reopened && { ...reopened, beforeRejection: before.beforeRejection }, before)
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('reopening never takes back what the person decided alone', () => {
    const reopenings = steps.filter(({ event }) => event === 'reopen')
    const wrong = reopenings.filter(({ before, after }) => !isVisible(before.beforeRejection!) && before.person !== after.person)
    expect(wrong).toEqual([])
  })

  test('a change taken back at once leaves the link as it was', () => {
    expect(steps.filter((step) => !same(takenBack(step.after, step), step.before)).slice(0, 3)).toEqual([])
  })

  test('a change taken back leaves what the other side did meanwhile without its knowledge, and a link that can be', () => {
    const possible = new Set(reached.values().map(essence))
    const wrong: string[] = []
    for (const step of steps) {
      const { by, before, after } = step
      if (by === 'system' || !undoable.has(step.event)) continue
      const other = otherOf(by)
      for (const next of stepsFrom.get(textOf(after)) ?? []) {
        if (next.by !== other || isSeenBy(by, next)) continue
        const back = takenBack(next.after, step)
        const isKept = before[other] !== after[other] || back[other] === next.after[other]
        if (back[by] !== before[by] || !isKept || !possible.has(essence(back))) {
          wrong.push(`${step.event} by ${by} of ${textOf(before)}, then ${next.event}: ${textOf(back)}`)
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})

test('a link is in the list of its state, in the search, and what is not stored yet among the suggestions', () => {
  for (const state of linkStates) {
    const lists = buckets.filter((bucket) => isInBucket(state, bucket))
    const suggestions = state === 'none' ? ['suggested'] : []
    expect(lists.toSorted()).toEqual([state, 'search', '', ...suggestions].toSorted())
  }
})
