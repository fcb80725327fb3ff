import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { unknownTo, type Written } from '../../api/writes.ts'

/** A job that was opened or closed. */
export interface StateChange {
  readonly jobId: string
  readonly state: JobState
}

interface JobWithState {
  readonly _id: string
  readonly _source: { readonly generalInfo: { readonly state: JobState } }
}

export const aboutState = (...jobId: readonly string[]): readonly string[] => ['jobState', ...jobId]

export function withState<J extends JobWithState>(job: J, state: JobState): J {
  return { ...job, _source: { ...job._source, generalInfo: { ...job._source.generalInfo, state } } }
}

/** Jobs of a reply with the states into which they were put since it was asked for. */
export function withStates<J extends JobWithState>(
  jobs: readonly J[],
  writes: readonly Written<StateChange>[],
  requestedAt: number,
): readonly J[] {
  const states = new Map(unknownTo(writes, requestedAt).map(({ jobId, state }) => [jobId, state]))
  return jobs.map((job) => withState(job, states.get(job._id) ?? job._source.generalInfo.state))
}
