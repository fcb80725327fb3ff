import { certificateOf } from './certificate.ts'
import { conflictOf } from './conflicts/conflict.ts'
import { networkOf } from './network.ts'
import { loadsOf, objectiveOf } from './objective.ts'
import type { Pair, Problem, Solution, Solved } from './problem.ts'
import { settledState } from './settledState.ts'
import type { Progress, State } from './state.ts'
import { requireValid } from './validProblem.ts'

/**
 * The best assignment there is, or what cannot hold together. Equal problems have equal answers.
 * @throws RangeError for what is no problem, and whatever `progress` throws, which ends the work
 */
export function solve(problem: Problem, progress: Progress = () => {}): Solution {
  requireValid(problem)
  const settled = settledState(problem, networkOf(problem), progress)
  return 'state' in settled ? solvedBy(problem, settled.state) : { feasible: false, conflict: conflictOf(problem)! }
}

export function solvedBy(problem: Problem, state: State): Solved {
  const pairs = pairsOf(state)
  return {
    feasible: true,
    pairs,
    objective: objectiveOf(problem, pairs),
    loads: loadsOf(problem, pairs),
    certificate: certificateOf(problem, state),
  }
}

/** All pairs of a flow, with those that were forced, by mentee and mentor. */
function pairsOf({ network, flow }: State): Pair[] {
  const pairs: Pair[] = [...network.forced]
  for (let unit = 0; unit < flow.columnOf.length; unit++) {
    const column = flow.columnOf[unit]!
    if (column >= 0) pairs.push({ mentee: flow.menteeOf[unit]!, mentor: column % network.mentors })
  }
  return pairs.toSorted((a, b) => a.mentee - b.mentee || a.mentor - b.mentor)
}
