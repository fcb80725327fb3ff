import * as calls from '@trellis/contract/jobs.calls.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/ranking.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { jobVectorsOf, skillsOnlyInText } from './jobFacts.ts'
import { jobRecordSeenBy } from './jobRecords.queries.ts'
import { createJob, deleteJob, removeJobPicture, setJobPicture, updateJob } from './jobs.actions.ts'

/** What the owner's side does with its jobs. */
export const editingRoutes = (context: Context, ranking: Ranking) => [
  route(calls.createJob, async ({ actor, body }) => ({
    success: await createJob(context, ranking, actor, { info: body.generalInfo, ownerId: body.ownerId }),
  })),

  route(calls.updateJob, async ({ actor, params, body }) => {
    const { generalInfo: info, basedOn } = body
    await updateJob(context, ranking, actor, { id: params.id, info, basedOn })
    return { data: found(await jobRecordSeenBy(context, actor, params.id)).record }
  }),

  route(calls.deleteJob, async ({ actor, params }) => {
    await deleteJob(context, actor, params.id)
    return { data: { message: 'The job is deleted' } }
  }),

  route(calls.jobGenome, async ({ body }) => {
    const { signature } = jobVectorsOf(body, ranking.measures)
    return { data: { signature: signature && [...signature], skillsInText: skillsOnlyInText(body) } }
  }),

  route(calls.uploadJobPicture, ({ actor, params, file }) => setJobPicture(context, actor, params.id, file)),

  route(calls.removeJobPicture, async ({ actor, params }) => ({
    data: { removed: await removeJobPicture(context, actor, params.id) },
  })),
]
