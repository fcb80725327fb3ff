import { forcedConflict } from '../conflicts/forcedConflict.ts'
import type { Network } from './network.ts'
import type { Problem } from '../problem.ts'
import { begin, settle, type Shortage, type State } from './state.ts'

/** A flow of the greatest worth with its prices, or why no flow does all that is asked: forced pairs by themselves, or a shortage. */
export function settledState(problem: Problem, network: Network): { state: State } | { shortage?: Shortage } {
  if (forcedConflict(problem) !== undefined) return {}
  const begun = begin(network)
  if ('lacking' in begun) return { shortage: { mentees: [begun.lacking], mentors: [], groups: [], sharedAt: [], units: 1 } }
  const shortage = settle(begun.state)
  return shortage === undefined ? begun : { shortage }
}
