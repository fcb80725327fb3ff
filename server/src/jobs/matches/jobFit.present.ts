import type { JobFitWithMissing } from '@trellis/contract/jobs/jobs.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { type Compared, presentFit } from '../../matching/matching.present.ts'
import { presentMissing } from '../../matching/missing/missing.present.ts'
import { missingOfJob } from '../../matching/missing/missingWords.ts'
import type { Learner } from '../../matching/missing/oneMoreEntry.ts'
import type { SkillsSaid } from '../../matching/quotes/skillsSaid.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { wordsForStudents } from '../../matching/scoring/reasonWords.ts'
import { type TellableReason, toldAlone } from '../../matching/scoring/tellings.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import { sameTitle, type Titles } from '../../postings/texts/sameTitle.ts'
import { asksOf } from './asks.policy.ts'
import { besideOf, hindrancesOf, type Takeable, type Taker } from './jobGrounds.policy.ts'

/** A job as it is compared with a student. */
export interface ComparedJob extends Compared {
  readonly name: string
  readonly takeable: Takeable
  /** As it lists them. */
  readonly skills: readonly string[]
}

/** A student as jobs are compared with them. */
export interface JobSeeker {
  readonly own: ComparedVectors
  readonly taker: Taker
  readonly titles: Titles
}

/** How well a job fits a student, and why, which is still to be told: first what keeps them from taking it. */
export function presentJobFit({ own, taker, titles }: JobSeeker, job: ComparedJob, measures: Measures) {
  const title = sameTitle(job, titles, 'your')
  const fit = presentFit(own, job, measures, wordsForStudents.job, [...(title ? [title] : []), ...besideOf(job.takeable, taker)])
  const pointsOf = (kind: Reason['kind']): number => fit.reasons.find((reason) => reason.kind === kind)?.points ?? 0
  const hindrances = hindrancesOf(job.takeable, taker).map((words): TellableReason => ({
    kind: 'hindrance',
    points: 0,
    tellings: [{ words }],
  }))
  return {
    ...fit,
    parts: { ...fit.parts, place: pointsOf('place'), pay: pointsOf('pay') },
    reasons: [...hindrances, ...fit.reasons],
  }
}

/** The same of the one job that a student looks at, with what it asks for and what is missing. @param said in which words its text tells of skills */
export function presentJobFitWithMissing(
  student: JobSeeker & Learner,
  job: ComparedJob,
  measures: Measures,
  said: SkillsSaid,
): JobFitWithMissing {
  const beside = besideOf(job.takeable, student.taker).reduce((sum, { raw }) => sum + raw, 0)
  return {
    ...toldAlone(presentJobFit(student, job, measures)),
    ...presentMissing(student, job.vectors, measures, missingOfJob, { beside, said }),
    asks: asksOf(job.skills, student, job.vectors, measures),
  }
}
