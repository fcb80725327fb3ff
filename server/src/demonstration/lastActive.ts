import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { KnownBrowser } from '../accounts/accounts.bulk.ts'
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
  for (const { person, changes } of links) {
    for (const { side, at } of changes) if (side === 'person') did.set(person, Math.max(at, did.get(person) ?? 0))
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
