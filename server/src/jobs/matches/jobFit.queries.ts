import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobFit } from '@trellis/contract/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { searcherOf } from '../../matching/matching.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { presentJobFit } from './jobFit.present.ts'
import { comparedJobs } from './jobMatches.queries.ts'
import { takerOf } from './taker.queries.ts'

/** How well a job fits a student, and why; null where one of the two cannot be compared. */
export async function fitOf(context: Context, { measures }: Ranking, studentId: Id, jobId: Id): Promise<JobFit | null> {
  const { db } = context
  const [student, taker, jobs] = await Promise.all([searcherOf(db, studentId), takerOf(context, studentId), comparedJobs(db, [jobId])])
  const job = jobs.get(jobId)
  if (student === undefined || taker === undefined || job === undefined) return null
  return presentJobFit({ own: student.vectors, taker }, job, measures)
}
