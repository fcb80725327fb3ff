import { PREFERRED_POINTS } from '@trellis/contract/mentoring/pairsTable.ts'
import { brokenRule } from '@trellis/contract/mentoring/rules/pairRules.ts'
import { wishPoints } from '@trellis/contract/mentoring/wishPoints.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Pair, Pin, Problem } from '../solver/problem.ts'
import type { PairOfIds, TableState } from './tableState.ts'

/** Points of a score in units of the solver. */
export const UNITS = 100
/** Two who cannot be paired: which of the two says so is nobody's to know. */
export const CANNOT_BE_PAIRED = 'cannotBePaired'
/** Whoever is both does not mentor themselves. */
export const THEMSELVES = 'themselves'
/** A job of a level that a mentee has not reached. */
export const ABOVE_LEVEL = 'aboveLevel'
const OBSTACLES = [CANNOT_BE_PAIRED, THEMSELVES, ABOVE_LEVEL] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What stands in the place of the score of a pair that cannot be. */
export const barredBy = (obstacle: Obstacle): number => -1 - OBSTACLES.indexOf(obstacle)

export const keyOf = ({ menteeId, mentorId }: PairOfIds): string => `${menteeId} ${mentorId}`

/**
 * The published pairs that some mentees keep, whatever is assigned to others: they pause, or wait for somebody who does. One that an advisor
 * forbids ends as any other.
 */
export function pairsKept<T extends PairOfIds>(published: readonly T[], keeping: ReadonlySet<Id>, pins: TableState['pins']): T[] {
  const forbidden = new Set(pins.filter(({ kind }) => kind === 'forbid').map(keyOf))
  return published.filter((pair) => keeping.has(pair.menteeId) && !forbidden.has(keyOf(pair)))
}

/**
 * What the solver is asked, from the state of a mentoring group. A pair that cannot be is neither locked nor required, and counts as not
 * published; a rule of the group's gives way to what an advisor requires or locks. A mentee who is locked keeps exactly what they have, and one
 * who pauses what is published, also with a mentor who takes nobody else; what is required of whoever pauses waits.
 * @param match scores of the pairs, mentees × mentors, in {@link UNITS}; of those that cannot be {@link barredBy}. They become those of the problem:
 * of millions there is no second list
 */
export function problemOf(state: TableState, match: Int32Array): Problem {
  const { mentees, mentors, options } = state
  const rules = [...OBSTACLES, ...options.rules]
  const menteeAt = new Map(mentees.map(({ id }, at) => [id, at]))
  const mentorAt = new Map(mentors.map(({ id }, at) => [id, at]))
  const barred = new Set(state.barred.map(keyOf))

  const isPossible = (pair: PairOfIds): boolean => pair.menteeId !== pair.mentorId && !barred.has(keyOf(pair))
  const hasMatch = ({ mentee, mentor }: Pair): boolean => match[mentee * mentors.length + mentor]! >= 0
  const places = ({ menteeId, mentorId }: PairOfIds): Pair | undefined => {
    const [mentee, mentor] = [menteeAt.get(menteeId), mentorAt.get(mentorId)]
    return mentee === undefined || mentor === undefined ? undefined : { mentee, mentor }
  }
  const possible = <T extends PairOfIds>(pairs: readonly T[]) =>
    pairs.filter(isPossible).flatMap((pair) => {
      const at = places(pair)
      return at === undefined || !hasMatch(at) ? [] : [{ ...at, pair }]
    })

  const locked = new Set(state.locked)
  const paused = new Set(state.paused)
  const staying = possible(pairsKept(state.published, paused, state.pins))
  const staysWith = Map.groupBy(staying, ({ mentor }) => mentor)
  const locks = [...possible(state.draft.filter(({ menteeId }) => locked.has(menteeId) && !paused.has(menteeId))), ...staying]
  const pins = possible(state.pins.filter(({ menteeId, kind }) => kind === 'forbid' || !paused.has(menteeId)))
  const published = possible(state.published)
  const values = match
  for (const { mentee, mentor, pair } of possible(state.wishes)) {
    const at = mentee * mentors.length + mentor
    values[at]! += Math.round(wishPoints(match[at]!, pair.place, 100 * UNITS))
  }
  if (options.rules.length > 0) {
    for (const [at, mentee] of mentees.entries()) {
      for (const [of, mentor] of mentors.entries()) {
        const rule = brokenRule(options.rules, mentee.facts, mentor.facts)
        if (rule !== undefined) values[at * mentors.length + of] = -1 - rules.indexOf(rule)
      }
    }
  }
  for (const pair of state.barred) {
    const at = places(pair)
    if (at !== undefined) values[at.mentee * mentors.length + at.mentor] = barredBy(CANNOT_BE_PAIRED)
  }
  for (const [id, mentee] of menteeAt) {
    const mentor = mentorAt.get(id)
    if (mentor !== undefined) values[mentee * mentors.length + mentor] = barredBy(THEMSELVES)
  }

  const kept = new Map<number, number>()
  for (const { mentee } of locks) kept.set(mentee, (kept.get(mentee) ?? 0) + 1)
  return {
    mentees: mentees.map(({ id }, at) => {
      if (!locked.has(id) && !paused.has(id)) return { id, ...options.mentorsPerMentee }
      const most = kept.get(at) ?? 0
      return { id, least: most, most }
    }),
    mentors: mentors.map(({ id, capacity }, at) => ({ id, capacity: Math.max(capacity, staysWith.get(at)?.length ?? 0) })),
    scores: { kind: 'dense', values },
    rules,
    pins: pins.map(({ mentee, mentor, pair: { kind } }): Pin =>
      kind === 'prefer' ? { kind, mentee, mentor, bonus: PREFERRED_POINTS * UNITS } : { kind, mentee, mentor },
    ),
    locks: locks.map(plain),
    published: published.map(plain),
    keepPrice: options.keepPenalty * UNITS,
    loadCost: options.evenness * UNITS,
    leastScore: options.leastScore * UNITS,
  }
}

const plain = ({ mentee, mentor }: Pair): Pair => ({ mentee, mentor })
