import { type Alternative, MOST_ALTERNATIVES } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { barredBy, leastPrices } from '../solver/explanations/obstacles.ts'
import { type Effect, priceOfForcing } from '../solver/explanations/whatIf.ts'
import { scoreOf } from '../solver/objective.ts'
import type { Pair } from '../solver/problem.ts'
import { solveAfresh } from '../solver/solve.ts'
import { problemFor } from '../tables/assigning.ts'
import { UNITS } from '../tables/problemOf.ts'
import type { TableState } from '../tables/tableState.ts'
import { unlocked } from './pairPrices.ts'

/**
 * The mentors whom a mentee could have at the least cost, as if the mentee were not locked; nobody while they pause. The prices of the best assignment bound the cost of
 * each from below; of those with the lowest bounds it is worked out exactly. It takes long for many: made for a thread.
 */
export function alternatives(whole: TableState, weights: ScoreWeights, menteeId: Id): Alternative[] {
  const state = unlocked(whole, menteeId)
  const mentee = state.mentees.findIndex(({ id }) => id === menteeId)
  if (mentee < 0 || state.paused.includes(menteeId)) return []
  const problem = problemFor(state, weights)
  const { solution, standing } = solveAfresh(problem)
  if (!solution.feasible) return []
  const answered = { problem, solution, standing: standing! }
  const bounds = leastPrices(problem, solution, mentee)
  const possible = [...problem.mentors.keys()].filter((mentor) => barredBy(problem, { mentee, mentor }) === undefined)
  const nearest = possible.toSorted((one, other) => bounds[one]! - bounds[other]! || one - other).slice(0, MOST_ALTERNATIVES)
  const has = new Set(solution.pairs.filter((pair) => pair.mentee === mentee).map(({ mentor }) => mentor))
  const told = nearest.map((mentor): Alternative => {
    const { id, name } = state.mentors[mentor]!
    const common = { mentorId: id, mentor: name, score: Math.max(0, scoreOf(problem, { mentee, mentor }) ?? 0) / UNITS }
    if (has.has(mentor)) return { ...common, cost: 0, others: [] }
    const effect = priceOfForcing(answered, { mentee, mentor })
    return effect.feasible
      ? { ...common, cost: Math.max(0, effect.cost) / UNITS, others: othersIn(state, effect, mentee) }
      : { ...common, cost: null, others: [] }
  })
  return told.toSorted((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity))
}

/** Who but a mentee gets whom instead of whom. */
function othersIn({ mentees, mentors }: TableState, { lost, gained }: Effect, mentee: number): Alternative['others'] {
  const namesOf = (pairs: readonly Pair[], of: number) =>
    pairs.filter((pair) => pair.mentee === of).map(({ mentor }) => mentors[mentor]!.name)
  const concerned = [...new Set([...lost, ...gained].map((pair) => pair.mentee))].filter((of) => of !== mentee)
  return concerned.map((of) => {
    const { id, name } = mentees[of]!
    return { menteeId: id, mentee: name, from: namesOf(lost, of), to: namesOf(gained, of) }
  })
}
