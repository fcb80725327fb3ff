import type { Demand, Pair, Pin, Problem, Solved } from '../problem.ts'
import { rebalance } from '../solve.ts'
import type { Standing } from '../rebalancing/standing.ts'

/** A problem with its best assignment, and what a change of it can start from. */
export interface Answered {
  readonly problem: Problem
  readonly solution: Solved
  readonly standing: Standing
}

/** What a change would do: what it costs in the objective (less than 0 where it gains), which pairs go and which come. */
export interface Effect {
  readonly feasible: true
  readonly cost: number
  readonly lost: readonly Pair[]
  readonly gained: readonly Pair[]
}

/** Or that it cannot be, and what would stand against it. Places of pins are those of the changed problem. */
export interface Impossible {
  readonly feasible: false
  readonly conflict: readonly Demand[]
}

/**
 * What it would be like to ask something else, exactly: shortest paths in the residual network from the last prices lead to the best assignment
 * of the changed problem, so that the cost is the difference of two optima.
 */
export function whatIf({ solution, standing }: Answered, changed: Problem): Effect | Impossible {
  const { solution: next } = rebalance(changed, standing)
  if (!next.feasible) return next
  const keyOf = ({ mentee, mentor }: Pair): number => mentee * changed.mentors.length + mentor
  const [before, after] = [new Set(solution.pairs.map(keyOf)), new Set(next.pairs.map(keyOf))]
  return {
    feasible: true,
    cost: solution.objective - next.objective,
    lost: solution.pairs.filter((pair) => !after.has(keyOf(pair))),
    gained: next.pairs.filter((pair) => !before.has(keyOf(pair))),
  }
}

const isOn = ({ mentee, mentor }: Pair, pair: Pair): boolean => pair.mentee === mentee && pair.mentor === mentor

/** A problem in which a pair is required, whatever was said of it before; a bonus stays. */
export function requiring(problem: Problem, { mentee, mentor }: Pair): Problem {
  const { pins = [], locks = [] } = problem
  const pin: Pin = { kind: 'require', mentee, mentor }
  return {
    ...problem,
    pins: [...pins.filter((other) => other.kind === 'prefer' || !isOn(other, pin)), pin],
    locks: locks.filter((lock) => !isOn(lock, pin)),
  }
}

/** What it costs to force a pair, be it by hand or by dragging a mentee to a mentor. */
export const priceOfForcing = (answered: Answered, pair: Pair): Effect | Impossible => whatIf(answered, requiring(answered.problem, pair))

/** The same of a problem in which a demand is loosened by one, or lifted. */
export function loosened(problem: Problem, demand: Demand): Problem {
  const { mentees, mentors, pins = [], locks = [], sharedSlots = [] } = problem
  switch (demand.kind) {
    case 'require':
    case 'forbid':
      return { ...problem, pins: pins.filter((_, at) => at !== demand.pin) }
    case 'lock':
      return { ...problem, locks: locks.filter((_, at) => at !== demand.lock) }
    case 'least':
    case 'most': {
      const mentee = mentees[demand.mentee]!
      const change = demand.kind === 'least' ? { least: mentee.least - 1 } : { most: mentee.most + 1 }
      return { ...problem, mentees: mentees.with(demand.mentee, { ...mentee, ...change }) }
    }
    case 'capacity': {
      const mentor = mentors[demand.mentor]!
      return { ...problem, mentors: mentors.with(demand.mentor, { ...mentor, capacity: mentor.capacity + 1 }) }
    }
    case 'sharedSlots': {
      const group = sharedSlots[demand.group]!
      return { ...problem, sharedSlots: sharedSlots.with(demand.group, { ...group, slots: group.slots + 1 }) }
    }
  }
}
