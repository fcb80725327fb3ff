import * as calls from '@trellis/contract/jobs/jobs.calls.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { readText } from '../platform/reading/reading.ts'
import { thePosting } from '../postings/postings.things.ts'
import { postingVectorsOf } from '../postings/texts/postingVectors.ts'
import { postingReading } from '../postings/texts/postings.reading.ts'
import { jobRecordSeenBy } from './records/jobRecords.queries.ts'
import { createJob, deleteJob, updateJob } from './jobs.actions.ts'

/** What the owner's side does with its jobs. */
export const editingRoutes = (context: Context, ranking: Ranking) => [
  route(calls.createJob, async ({ actor, body }) => ({
    success: await createJob(context, ranking, actor, {
      info: body.generalInfo,
      shown: body.skillsShown,
      ownerId: body.ownerId,
    }),
  })),

  routeOn(thePosting, calls.updateJob, async ({ actor, params, body }) => {
    const { generalInfo: info, basedOn, skillsShown: shown } = body
    await updateJob(context, ranking, { id: params.id, info, shown, basedOn })
    return { data: found(await jobRecordSeenBy(context, actor, params.id)).record }
  }),

  routeOn(thePosting, calls.deleteJob, async ({ thing }) => {
    await deleteJob(context, thing.id)
    return { data: { message: 'The job is deleted' } }
  }),

  route(calls.jobGenome, async ({ body }) => {
    const words = await readText(postingReading, body)
    // Whoever asks is shown the skills in the text: those not taken count for nothing.
    const { signature } = postingVectorsOf(body.skills, words, ranking.measures, words.skillsInText)
    return { data: { signature: signature && [...signature], skillsInText: [...words.skillsInText] } }
  }),
]
