import type { PairPrice } from '@trellis/contract/mentoring/calls/pairPrices.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { pricesOfForcing } from '../solver/explanations/pricesOfForcing.ts'
import { scoreOf } from '../solver/objective.ts'
import { solveAfresh } from '../solver/solve.ts'
import { problemFor } from '../tables/assigning.ts'
import { UNITS } from '../tables/problemOf.ts'
import type { TableState } from '../tables/tableState.ts'

/** A state in which a mentee is not locked, whatever is: what they could have is asked for. */
export const unlocked = (state: TableState, menteeId: Id): TableState => ({
  ...state,
  locked: state.locked.filter((id) => id !== menteeId),
})

/**
 * What it would cost in all to give a mentee each of those whom, or that, they could have, exactly, by place. Nobody while they pause, or where no assignment does
 * all that is asked. It takes long for many: made for a thread.
 */
export function pairPrices(whole: TableState, weights: ScoreWeights, menteeId: Id): PairPrice[] {
  const state = unlocked(whole, menteeId)
  const mentee = state.mentees.findIndex(({ id }) => id === menteeId)
  if (mentee < 0 || state.paused.includes(menteeId)) return []
  const problem = problemFor(state, weights)
  const { solution } = solveAfresh(problem)
  if (!solution.feasible) return []
  const prices = pricesOfForcing({ problem, solution }, mentee)
  return state.mentors.flatMap(({ id: mentorId }, mentor): PairPrice[] => {
    const price = prices[mentor]!
    if (Number.isNaN(price)) return []
    const score = Math.max(0, scoreOf(problem, { mentee, mentor }) ?? 0) / UNITS
    return [{ mentorId, score, cost: price === Infinity ? null : Math.max(0, price) / UNITS }]
  })
}
