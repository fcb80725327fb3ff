import type { Network } from '../flow/network.ts'
import type { Problem } from '../problem.ts'
import type { State } from '../flow/state.ts'

/**
 * What a later problem that is nearly the same can start from. It can be sent from thread to thread; it says nothing that the problem and its
 * solution do not.
 */
export interface Standing {
  readonly menteeIds: readonly string[]
  readonly mentorIds: readonly string[]
  /** What the weight of pairs depends on besides scores: by mentee, and for all. */
  readonly changes: ReadonlyMap<string, string>
  readonly forAll: string
  readonly prices: Float64Array
  readonly least: Int32Array
  readonly firstUnit: Int32Array
  readonly columnOf: Int32Array
  readonly weightOf: Int32Array
  readonly width: number
  readonly candidateColumns: Int32Array
  readonly candidateWeights: Int32Array
  readonly bound: Float64Array
  readonly twinOf: Int32Array
}

/** What pins, locks and published pairs say of each mentee that they name, in mentors' ids. */
export function changesById({ mentees, mentors }: Problem, { changes }: Network): Map<string, string> {
  const byId = new Map<string, string>()
  for (const [mentee, row] of changes) {
    const parts = Array.from(row, ([mentor, by]) => `${mentors[mentor]!.id} ${by}`)
    byId.set(mentees[mentee]!.id, parts.toSorted().join('\n'))
  }
  return byId
}

/** What has to be the same for a standing to be of use: what rules out pairs for all, and who shares slots. */
export const forAllOf = ({ leastScore = 0, sharedSlots = [], mentees }: Problem): string =>
  JSON.stringify([leastScore, sharedSlots.map((group) => [group.slots, group.mentees.map((mentee) => mentees[mentee]!.id)])])

/** What a later problem can start from where this one is solved. It shares its arrays with the state. */
export function standingOf(problem: Problem, { network, flow, candidates, twins, prices }: State): Standing {
  return {
    menteeIds: problem.mentees.map(({ id }) => id),
    mentorIds: problem.mentors.map(({ id }) => id),
    changes: changesById(problem, network),
    forAll: forAllOf(problem),
    prices,
    least: network.least,
    firstUnit: flow.firstUnit,
    columnOf: flow.columnOf,
    weightOf: flow.weightOf,
    width: candidates.width,
    candidateColumns: candidates.columns,
    candidateWeights: candidates.weights,
    bound: candidates.bound,
    twinOf: twins.of,
  }
}
