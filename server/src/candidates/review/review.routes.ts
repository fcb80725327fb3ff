import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import type { Context } from '../../context.ts'
import { readFile } from '../../files/files.queries.ts'
import { found } from '../../platform/http/failure.ts'
import { route } from '../../platform/http/route.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { resumeText } from '../../resumes/resumes.queries.ts'
import { applicationResumeId, candidateProfile, profileStatuses } from './ownCandidates.queries.ts'

/** One candidate as the owner's side reads them: profile, history and the resume of the application. */
export const reviewRoutes = (context: Context) => [
  route(calls.getCandidateProfile, async ({ actor, body: { id, jobId } }) => ({
    data: await candidateProfile(context, actor, { jobId, studentId: id }),
    history: await historyOf(context, { viewerId: actor.id, side: 'owner', postingId: jobId, personId: id }),
  })),

  route(calls.getApplicationResume, async ({ actor, params }) => {
    const id = await applicationResumeId(context, actor, params)
    return found(await readFile(context, { ownerId: params.studentId, kind: 'resume', id }))
  }),

  route(calls.getApplicationResumeText, async ({ actor, params }) => {
    const id = await applicationResumeId(context, actor, params)
    return { data: await resumeText(context, params.studentId, id) }
  }),

  route(calls.profstatus, async ({ actor, body }) => ({ data: await profileStatuses(context, actor, body.mbrList) })),
]
