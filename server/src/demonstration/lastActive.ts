import { DAY_MS } from '@trellis/contract/durations.ts'
import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { KnownBrowser } from '../accounts/accounts.bulk.ts'
import type { LivedPair } from '../mentoring/living/living.bulk.ts'
import { connectedSince } from './follows.ts'
import type { MadeLink } from './links.ts'
import type { MadePerson } from './people/makePeople.ts'
import { randomOf } from './random.ts'

/** A stream of chance that nobody else takes. */
const ACTIVITY_STREAM = 61_000_000
/** A few never came back after they last did something. */
const NEVER_AGAIN = 0.08
const LONGEST_AWAY = 90 * DAY_MS

/**
 * The browsers in which students of the community signed in last: not before what they did last of all that is told of them, most of them lately.
 * @param ids in the people's order
 */
export function lastActiveBrowsers(
  { seed, now }: { readonly seed: number; readonly now: number },
  people: readonly MadePerson[],
  ids: readonly Id[],
  links: readonly MadeLink[],
): KnownBrowser[] {
  const did = new Map<number, number>()
  const noteThat = (person: number, at: number) => did.set(person, Math.max(at, did.get(person) ?? 0))
  for (const { person, changes, viewedAt } of links) {
    noteThat(person, viewedAt)
    for (const { side, at } of changes) if (side === 'person') noteThat(person, at)
  }
  const others = people.map(({ joinedAt }) => joinedAt)
  for (const [at, { joinedAt, follows, blocks }] of people.entries()) {
    for (const kind of [follows, blocks]) for (const since of connectedSince(joinedAt, kind, others, now)) noteThat(at, since)
  }
  return people.flatMap(({ type, joinedAt }, at) => {
    if (type !== 'student') return []
    const random = randomOf(seed, ACTIVITY_STREAM + at)
    const last = Math.max(joinedAt, did.get(at) ?? 0)
    // The square: half of them within the last quarter of the time, which is a season at most.
    const away = Math.min(now - last, LONGEST_AWAY) * random.next() ** 2
    const usedAt = random.chance(NEVER_AGAIN) ? last : now - away
    return [{ accountId: ids[at]!, usedAt: Math.min(now, Math.floor(usedAt)) }]
  })
}

/** The browsers in which those of mentoring pairs wrote down what they did, or answered: whoever was here later has another one. */
export function browsersOfPairs(pairs: readonly LivedPair[]): KnownBrowser[] {
  const deeds = pairs.flatMap(({ menteeId: mentee, mentorId: mentor, sessions, asked, asks }) => {
    const ids = { mentee, mentor }
    return [
      ...sessions.map(({ by, writtenAt: usedAt }) => ({ accountId: ids[by], usedAt })),
      ...mentoringRoles.flatMap((role) => {
        const answered = asked?.answers[role]
        return answered ? { accountId: ids[role], usedAt: answered.at } : []
      }),
      ...(asks === undefined ? [] : [{ accountId: ids[asks.by], usedAt: asks.at }]),
    ]
  })
  const last = new Map<Id, number>()
  for (const { accountId, usedAt } of deeds) last.set(accountId, Math.max(usedAt, last.get(accountId) ?? 0))
  return [...last].map(([accountId, usedAt]) => ({ accountId, usedAt }))
}
