import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { unknownTo, type Written } from '../../api/writes.ts'

/** A posting that was opened or closed. */
export interface StateChange {
  readonly postingId: string
  readonly state: JobState
}

interface WithState {
  readonly _id: string
  readonly _source: { readonly generalInfo: { readonly state: JobState } }
}

export const stateLabels: Record<JobState, string> = { draft: 'Draft', open: 'Open', closed: 'Closed' }

export const aboutState = (...postingId: readonly string[]): readonly string[] => ['postingState', ...postingId]

/** A posting as if it were in this state. */
export function withState<P extends WithState>(posting: P, state: JobState): P {
  return { ...posting, _source: { ...posting._source, generalInfo: { ...posting._source.generalInfo, state } } }
}

/** Postings of a reply with the states into which they were put since it was asked for. */
export function withStates<P extends WithState>(
  postings: readonly P[],
  writes: readonly Written<StateChange>[],
  requestedAt: number,
): readonly P[] {
  const states = new Map(unknownTo(writes, requestedAt).map(({ postingId, state }) => [postingId, state]))
  return postings.map((posting) => withState(posting, states.get(posting._id) ?? posting._source.generalInfo.state))
}
