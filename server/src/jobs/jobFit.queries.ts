import type { Id } from '@trellis/contract/ids.ts'
import type { JobFit } from '@trellis/contract/jobs.ts'
import type { Context } from '../context.ts'
import { presentFit } from '../matching/matching.present.ts'
import { searcherOf } from '../matching/matching.queries.ts'
import type { Ranking } from '../matching/ranking.ts'
import { wordsForStudent } from '../matching/reasonWords.ts'
import { comparedJobs } from './jobMatches.queries.ts'

/** How well a job fits a student, and why; null where one of the two cannot be compared. */
export async function fitOf({ db }: Context, { measures }: Ranking, studentId: Id, jobId: Id): Promise<JobFit | null> {
  const [student, jobs] = await Promise.all([searcherOf(db, studentId), comparedJobs(db, [jobId])])
  const job = jobs.get(jobId)
  if (student === undefined || job === undefined) return null
  return presentFit(student.vectors, job, measures, wordsForStudent)
}
