import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { call } from '../../../api/call.ts'
import type { Pipeline } from '../../../candidates/pipeline/pipeline.ts'

/** Finds people for a group: apart from the rest of its pipeline, for the routes, which ask before a screen is loaded. */
export const findForGroup: Pipeline['find'] = (groupId, body, signal) =>
  call(findCandidates4Group, { params: { id: groupId }, body }, { signal })
