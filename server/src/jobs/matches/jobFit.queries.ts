import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobFitWithMissing } from '@trellis/contract/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { learnerOf } from '../../matching/missing/matchWith.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { presentJobFitWithMissing } from './jobFit.present.ts'
import { comparedJobs } from './jobMatches.queries.ts'
import { takerIn } from './taker.queries.ts'

/** How well a job fits a student, why, and what is missing; null where one of the two cannot be compared. */
export async function fitOf(context: Context, { measures }: Ranking, studentId: Id, jobId: Id): Promise<JobFitWithMissing | null> {
  const { db, clock } = context
  const [learner, jobs] = await Promise.all([learnerOf(context, studentId), comparedJobs(db, [jobId])])
  const job = jobs.get(jobId)
  if (learner === undefined || job === undefined) return null
  return presentJobFitWithMissing({ ...learner, taker: takerIn(learner.profile, clock.now()) }, job, measures)
}
