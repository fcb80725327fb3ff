import { DAY_MS } from '@trellis/contract/durations.ts'
import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LivedPair } from '../../mentoring/living/living.bulk.ts'
import { idOf, type Nudge, nudgesDue, type Told } from '../../mentoring/living/nudges/nudges.policy.ts'
import { keyOf } from '../../mentoring/tables/problemOf.ts'

/** A pair with the moment since which members see it. */
type Since = LivedPair & { readonly since: number }

/**
 * Who was told until now that a pair has not met for long, and when last: as the product would have, which looks once a day.
 * @param pairs with what they have done; all times in milliseconds since 1970
 */
export function nudgedUntil(pairs: readonly Since[], now: number): (Nudge & { readonly at: number })[] {
  const told = new Map<string, Partial<Record<Told, number>>>()
  const toldLast = new Map<Id, number>()
  const nudged = new Map<string, Nudge & { readonly at: number }>()
  for (let day = Math.min(now, ...pairs.map(({ since }) => since)); day <= now; day += DAY_MS) {
    const meeting = pairs
      .filter(({ since }) => since <= day)
      .map((pair) => ({ ...meetingsBy(pair, day), told: told.get(keyOf(pair)) ?? {} }))
    for (const nudge of nudgesDue(meeting, toldLast, day)) {
      const key = keyOf(nudge.pair)
      told.set(key, { ...told.get(key), [nudge.told]: day })
      for (const role of mentoringRoles) if (nudge.told === role) toldLast.set(idOf(nudge.pair, role), day)
      nudged.set(`${nudge.told} ${key}`, { ...nudge, at: day })
    }
  }
  return [...nudged.values()]
}

/** When the two had met last by a day, and whether they had planned to meet again. */
function meetingsBy({ menteeId, mentorId, since, sessions }: Since, day: number) {
  const lastSession = sessions.findLast(({ at }) => at <= day)?.at ?? null
  const isPlanned = sessions.some(({ at, writtenAt }) => at > day && writtenAt <= day)
  return { menteeId, mentorId, since, lastSession, lastMessage: null, nextSession: isPlanned ? day : null, pauses: false }
}
