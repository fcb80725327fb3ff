import type { JobFit } from '@trellis/contract/jobs/jobs.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { type Compared, presentFit } from '../../matching/matching.present.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { wordsForStudent } from '../../matching/scoring/reasonWords.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import { hindrancesOf, payOf, placeOf, type Takeable, type Taker } from './jobGrounds.policy.ts'

/** A job as it is compared with a student. */
export interface ComparedJob extends Compared {
  readonly takeable: Takeable
}

/** A student as jobs are compared with them. */
export interface JobSeeker {
  readonly own: ComparedVectors
  readonly taker: Taker
}

/** How well a job fits a student, and why: first what keeps them from taking it. */
export function presentJobFit({ own, taker }: JobSeeker, job: ComparedJob, measures: Measures): JobFit {
  const [place, pay] = [placeOf(job.takeable, taker), payOf(job.takeable)]
  const fit = presentFit(
    own,
    job,
    measures,
    wordsForStudent,
    [place, pay].filter((one) => one !== undefined),
  )
  const pointsOf = (kind: Reason['kind']): number => fit.reasons.find((reason) => reason.kind === kind)?.points ?? 0
  const hindrances = hindrancesOf(job.takeable, taker).map((words): Reason => ({ kind: 'hindrance', words, points: 0 }))
  return {
    ...fit,
    parts: { ...fit.parts, place: pointsOf('place'), pay: pointsOf('pay') },
    reasons: [...hindrances, ...fit.reasons],
  }
}
