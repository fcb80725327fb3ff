import { scoreOf, weighing } from '../objective.ts'
import type { Pair, Problem, Solved } from '../problem.ts'

/**
 * Why a mentee does not have a mentor. `heldBy` are the mentees who have the slots; `worth` and `loadCost` are in units of score.
 *
 * - `rule`, `forbidden`, `noScore`, `belowLeast`: the pair may not be.
 * - `full`, `sharedFull`: it may be, and others who have the slots are worth more there.
 * - `hasAll`: the mentee has as many mentors as it may, who are better for it or for all.
 * - `notWorth`: there is room, but a further mentee costs the mentor more than the pair is worth.
 */
export type Obstacle =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'forbidden'; readonly pin: number }
  | { readonly kind: 'noScore' }
  | { readonly kind: 'belowLeast'; readonly score: number; readonly leastScore: number }
  | { readonly kind: 'full'; readonly capacity: number; readonly heldBy: readonly number[] }
  | { readonly kind: 'sharedFull'; readonly group: number; readonly slots: number; readonly heldBy: readonly number[] }
  | { readonly kind: 'hasAll'; readonly mentors: readonly number[] }
  | { readonly kind: 'notWorth'; readonly worth: number; readonly loadCost: number }

/** What rules a pair out, whoever else has whom; undefined where nothing does. */
export function barredBy(problem: Problem, pair: Pair): Obstacle | undefined {
  const { pins = [], rules = [], leastScore = 0 } = problem
  const pin = pins.findIndex(({ kind, mentee, mentor }) => kind === 'forbid' && mentee === pair.mentee && mentor === pair.mentor)
  if (pin >= 0) return { kind: 'forbidden', pin }
  const score = scoreOf(problem, pair)
  const rule = score !== undefined && score < 0 ? rules[-1 - score] : undefined
  if (rule !== undefined) return { kind: 'rule', rule }
  if (score === undefined || score < 0) return { kind: 'noScore' }
  return score < leastScore ? { kind: 'belowLeast', score, leastScore } : undefined
}

/** Who has whom, by mentee and by mentor. */
export interface Holdings {
  readonly mentorsOf: ReadonlyMap<number, readonly number[]>
  readonly menteesOf: ReadonlyMap<number, readonly number[]>
}

/** Who has whom in an assignment, by the places of mentees and mentors in the problem. */
export function holdingsOf({ pairs }: Solved): Holdings {
  const [mentorsOf, menteesOf] = [new Map<number, number[]>(), new Map<number, number[]>()]
  for (const { mentee, mentor } of pairs) {
    mentorsOf.set(mentee, [...(mentorsOf.get(mentee) ?? []), mentor])
    menteesOf.set(mentor, [...(menteesOf.get(mentor) ?? []), mentee])
  }
  return { mentorsOf, menteesOf }
}

/** Why a mentee does not have a mentor; undefined where it does. */
export function obstacleOf(problem: Problem, { mentorsOf, menteesOf }: Holdings, pair: Pair): Obstacle | undefined {
  const { mentees, mentors, sharedSlots = [], loadCost = 0 } = problem
  const own = mentorsOf.get(pair.mentee) ?? []
  if (own.includes(pair.mentor)) return undefined
  const barred = barredBy(problem, pair)
  if (barred !== undefined) return barred
  const { capacity } = mentors[pair.mentor]!
  const heldBy = menteesOf.get(pair.mentor) ?? []
  if (heldBy.length >= capacity) return { kind: 'full', capacity, heldBy }
  const group = sharedSlots.findIndex((group) => group.mentees.includes(pair.mentee))
  if (group >= 0) {
    const { mentees: members, slots } = sharedSlots[group]!
    const inGroup = heldBy.filter((mentee) => members.includes(mentee))
    if (inGroup.length >= slots) return { kind: 'sharedFull', group, slots, heldBy: inGroup }
  }
  if (own.length >= mentees[pair.mentee]!.most) return { kind: 'hasAll', mentors: own }
  return { kind: 'notWorth', worth: weighing(problem)(pair), loadCost: loadCost * heldBy.length }
}

/**
 * What it costs at least to force a pair, at once for all pairs of a mentee: what the prices ask for it more than it is worth. The true price
 * (`priceOfForcing`) is this or more.
 * @returns a number for each mentor, in units of score; 0 for those that the mentee has
 */
export function leastPrices(problem: Problem, { pairs, certificate }: Solved, mentee: number): Float64Array {
  const n = problem.mentors.length
  const { menteePrices, mentorPrices, sharedPrices } = certificate
  const group = problem.sharedSlots?.findIndex((group) => group.mentees.includes(mentee)) ?? -1
  const weightOf = weighing(problem)
  const least = Float64Array.from({ length: n }, (_, mentor) => {
    const shared = group < 0 ? 0 : sharedPrices[group * n + mentor]!
    return Math.max(0, menteePrices[mentee]! + mentorPrices[mentor]! + shared - weightOf({ mentee, mentor }))
  })
  for (const pair of pairs) if (pair.mentee === mentee) least[pair.mentor] = 0
  return least
}
