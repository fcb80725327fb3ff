import { certificateOf } from './certificate.ts'
import { type Network, networkOf } from './network.ts'
import { loadsOf, objectiveOf } from './objective.ts'
import type { Pair, Problem, Solution, Solved } from './problem.ts'
import { begin, type Progress, settle, type State } from './state.ts'
import { requireValid } from './validProblem.ts'

/**
 * The best assignment there is, or what cannot hold together. Equal problems have equal answers.
 * @throws RangeError for what is no problem, and whatever `progress` throws, which ends the work
 */
export function solve(problem: Problem, progress: Progress = () => {}): Solution {
  requireValid(problem)
  const state = settledState(problem, progress)
  return state === undefined ? { feasible: false, conflict: [] } : solvedBy(problem, state)
}

/** A flow of the greatest worth with its prices; undefined where no flow does all that is asked. */
export function settledState(problem: Problem, progress: Progress): State | undefined {
  const network = networkOf(problem)
  if (asksTooMuch(problem, network)) return undefined
  const { state, lacking } = begin(network, progress)
  return lacking === undefined && settle(state, progress) === undefined ? state : undefined
}

/** Whether forced pairs alone break a bound, or a mentee's bounds each other. */
export function asksTooMuch({ mentees, pins = [] }: Problem, { mentors, most, capacity, forced }: Network): boolean {
  const forbidden = new Set(pins.filter(({ kind }) => kind === 'forbid').map(({ mentee, mentor }) => mentee * mentors + mentor))
  return (
    mentees.some(({ least, most }) => least > most) ||
    most.some((left) => left < 0) ||
    capacity.some((left) => left < 0) ||
    forced.some(({ mentee, mentor }) => forbidden.has(mentee * mentors + mentor))
  )
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
