import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobFitWithMissing } from '@trellis/contract/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { learnerOf } from '../../matching/missing/matchWith.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { toldIn, withGrounds } from '../../matching/quotes/restsOn.ts'
import { skillsSaidIn } from '../../matching/quotes/skillsSaid.ts'
import { titlesOf } from '../../postings/texts/sameTitle.ts'
import { presentJobFitWithMissing } from './jobFit.present.ts'
import { comparedJobs } from './jobMatches.queries.ts'
import { takerIn } from './taker.queries.ts'

/** Where the skills of a job stand that it lists. */
const LISTED = 'in its list of skills'

/**
 * How well a job fits a student, why and what that rests on, and what is missing; null where one of the two cannot be compared.
 * @param texts what the job tells, as the student sees it
 */
export async function fitOf(
  context: Context,
  { measures }: Ranking,
  studentId: Id,
  { jobId, texts }: { readonly jobId: Id; readonly texts: readonly string[] },
): Promise<JobFitWithMissing | null> {
  const { db, clock } = context
  const [learner, jobs] = await Promise.all([learnerOf(context, studentId), comparedJobs(db, [jobId])])
  const job = jobs.get(jobId)
  if (learner === undefined || job === undefined) return null
  const now = clock.now()
  const seeker = { ...learner, taker: takerIn(learner.profile, now), titles: titlesOf(learner.entries) }
  const fit = presentJobFitWithMissing(seeker, job, measures, await skillsSaidIn(texts))
  const told = { texts, shown: texts, entries: [{ name: LISTED, tags: job.skills }], vectors: job.vectors }
  return { ...fit, reasons: await withGrounds(fit.reasons, toldIn(learner.profile.bio, learner.own, now), told, measures) }
}
