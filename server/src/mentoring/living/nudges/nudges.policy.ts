import { WEEK_MS } from '@trellis/contract/durations.ts'
import { type Meetings, quietSince, standingOf } from '@trellis/contract/mentoring/living/standing.ts'
import { type MentoringRole, mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { keyOf } from '../../tables/problemOf.ts'
import type { PairOfIds } from '../../tables/tableState.ts'

export type Told = MentoringRole | 'advisors'

/** A published pair, with who was last told that it has neither met nor written for long, in milliseconds since 1970. */
export interface NudgedPair extends PairOfIds, Meetings {
  readonly told: Partial<Record<Told, number>>
}

export interface Nudge {
  readonly pair: PairOfIds
  readonly told: Told
}

/** Which of a pair somebody is. */
export const idOf = (pair: PairOfIds, role: MentoringRole): Id => (role === 'mentee' ? pair.menteeId : pair.mentorId)

/**
 * Who is told now that a pair has neither met nor written for three weeks, of which neither pauses: both first, each once for as long as the pair does not meet, and nobody twice within a
 * week for all their pairs; a week later, where they still have not met, the advisors.
 * @param toldLast when each person was told last, of any pair
 * @param sees whether one of the two sees the other one: of whom they do not see they are told nothing
 */
export function nudgesDue(
  pairs: readonly NudgedPair[],
  toldLast: ReadonlyMap<Id, number>,
  now: number,
  sees: (id: Id, pair: PairOfIds) => boolean = () => true,
): Nudge[] {
  const last = new Map(toldLast)
  const sorted = pairs.toSorted((one, other) => quietSince(one) - quietSince(other) || (keyOf(one) < keyOf(other) ? -1 : 1))
  return sorted.flatMap((pair): Nudge[] => {
    if (standingOf(pair, now) !== 'needsCheckIn') return []
    const since = quietSince(pair)
    const sinceThen = (told: Told): number | undefined => {
      const at = pair.told[told]
      return at !== undefined && at > since ? at : undefined
    }
    const people = mentoringRoles.filter((told) => {
      const id = idOf(pair, told)
      if (sinceThen(told) !== undefined || now - (last.get(id) ?? -Infinity) < WEEK_MS || !sees(id, pair)) return false
      last.set(id, now)
      return true
    })
    const first = Math.min(...mentoringRoles.flatMap((told) => sinceThen(told) ?? []))
    const tellsAdvisors = sinceThen('advisors') === undefined && now - first >= WEEK_MS
    return [...people, ...(tellsAdvisors ? (['advisors'] as const) : [])].map((told) => ({ pair, told }))
  })
}
