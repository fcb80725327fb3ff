import { findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import { call } from '../../api/call.ts'
import type { Pipeline } from './pipeline.ts'

/** Finds people for a job: apart from the rest of its pipeline, for the routes, which ask before a screen is loaded. */
export const findForJob: Pipeline['find'] = (jobId, { role: _role, ...body }, signal) =>
  call(findCandidates4Job, { params: { id: jobId }, body }, { signal })
