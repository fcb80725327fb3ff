import { certificateOf } from './flow/certificate.ts'
import { conflictOf } from './conflicts/conflict.ts'
import { forcedConflict } from './conflicts/forcedConflict.ts'
import { networkOf } from './flow/network.ts'
import { loadsOf, weighing } from './objective.ts'
import type { Pair, Problem, Solution, Solved } from './problem.ts'
import { settledState } from './flow/settledState.ts'
import { resumed } from './rebalancing/resume.ts'
import { type Standing, standingOf } from './rebalancing/standing.ts'
import { settle, type State } from './flow/state.ts'
import { requireValid } from './validProblem.ts'

/** A solution, and what a later problem that is nearly the same can start from; nothing where there is no assignment. */
export interface Outcome {
  readonly solution: Solution
  readonly standing?: Standing
}

/**
 * The best assignment there is, or what cannot hold together. Equal problems have equal answers.
 * @throws RangeError for what is no problem
 */
export const solve = (problem: Problem): Solution => solveAfresh(problem).solution

/** The best assignment with what a later problem can start from, or what cannot hold together. @throws RangeError for what is no problem */
export function solveAfresh(problem: Problem): Outcome {
  requireValid(problem)
  const settled = settledState(problem, networkOf(problem))
  return 'state' in settled ? outcomeOf(problem, settled.state) : { solution: { feasible: false, conflict: conflictOf(problem)! } }
}

/**
 * The same from where a problem stood that is nearly the same: the objective is that of `solveAfresh`; of several assignments that have it,
 * it may be another one.
 * @param changed places of mentees whose scores are others than then. Everything else that changed is seen: who joined and left, bounds,
 * capacities, pins, locks, published pairs and prices.
 */
export function rebalance(problem: Problem, standing: Standing, changed: readonly number[] = []): Outcome {
  requireValid(problem)
  const network = networkOf(problem)
  const state = forcedConflict(problem) === undefined ? resumed(network, problem, standing, changed) : undefined
  if (state === undefined || settle(state) !== undefined) return solveAfresh(problem)
  return outcomeOf(problem, state)
}

const outcomeOf = (problem: Problem, state: State): Outcome => ({
  solution: solvedBy(problem, state),
  standing: standingOf(problem, state),
})

function solvedBy(problem: Problem, state: State): Solved {
  const pairs = pairsOf(state)
  const loads = loadsOf(problem, pairs)
  return { feasible: true, pairs, objective: objectiveOf(problem, state, loads), loads, certificate: certificateOf(problem, state) }
}

/** The objective of a flow, as `Problem` states it. */
function objectiveOf(problem: Problem, { network, flow }: State, loads: Int32Array): number {
  let objective = -(problem.keepPrice ?? 0) * (problem.published?.length ?? 0)
  for (let unit = 0; unit < flow.columnOf.length; unit++) if (flow.columnOf[unit]! >= 0) objective += flow.weightOf[unit]!
  for (let mentor = 0; mentor < loads.length; mentor++) {
    objective -= (network.loadCost * loads[mentor]! * (loads[mentor]! - 1)) / 2
  }
  if (network.forced.length === 0) return objective
  const weightOf = weighing(problem)
  return network.forced.reduce((sum, pair) => sum + weightOf(pair), objective)
}

/** All pairs of a flow, with those that were forced, by mentee and mentor. */
function pairsOf({ network, flow }: State): Pair[] {
  const pairs: Pair[] = [...network.forced]
  for (let unit = 0; unit < flow.columnOf.length; unit++) {
    const column = flow.columnOf[unit]!
    if (column >= 0) pairs.push({ mentee: flow.menteeOf[unit]!, mentor: column % network.mentors })
  }
  const isSorted = pairs.every((pair, at) => at === 0 || pairs[at - 1]!.mentee < pair.mentee)
  return isSorted ? pairs : pairs.toSorted((a, b) => a.mentee - b.mentee || a.mentor - b.mentor)
}
