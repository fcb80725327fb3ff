import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import type { Context } from '../../context.ts'
import { readFile } from '../../files/files.queries.ts'
import { found } from '../../platform/http/failure.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { thePosting } from '../../postings/postings.things.ts'
import { resumeText } from '../../resumes/resumes.queries.ts'
import { applicationResumeId, candidateProfile, profileStatuses } from './ownCandidates.queries.ts'

/** One candidate as the owner's side reads them: profile, history and the resume of the application. */
export const reviewRoutes = (context: Context) => [
  routeOn(thePosting, calls.getCandidateProfile, async ({ actor, thing: posting, body: { id } }) => ({
    data: await candidateProfile(context, actor, posting, id),
    history: await historyOf(context, { viewerId: actor.id, side: 'owner', postingId: posting.id, personId: id }),
  })),

  routeOn(thePosting, calls.getApplicationResume, async ({ actor, thing, params }) => {
    const id = await applicationResumeId(context, actor, thing, params.studentId)
    return found(await readFile(context, { ownerId: params.studentId, kind: 'resume', id }))
  }),

  routeOn(thePosting, calls.getApplicationResumeText, async ({ actor, thing, params }) => {
    const id = await applicationResumeId(context, actor, thing, params.studentId)
    return { data: await resumeText(context, params.studentId, id) }
  }),

  route(calls.profstatus, async ({ actor, body }) => ({ data: await profileStatuses(context, actor, body.mbrList) })),
]
