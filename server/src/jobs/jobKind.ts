import { educations } from '@trellis/contract/jobs/jobs.ts'
import { levels, levelsOfPeopleFor } from '@trellis/contract/profiles/levels.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { levelOfEducation } from './matches/education.policy.ts'
import { BEGINNERS_AT_WORK, isAfterDegree, yearsOfCandidates } from './matches/experience.policy.ts'
import { workCountryOf } from './matches/jobGrounds.policy.ts'
import { comparedJobs } from './matches/jobMatches.queries.ts'

/** What candidates have to know of jobs. */
export const jobKind: SuggestingKind = {
  kind: JOB,
  /** Those of its level, or of its education's where that is higher, with the experience that it asks for, and for first work after a degree whoever has begun lately, who are of the age that its text asks for; nobody who has worked beside those who begin, and nobody from another country for some hours a week or unpaid. */
  async suits(db, postingId) {
    const job = (await comparedJobs(db, [postingId])).get(postingId)
    if (job === undefined) return undefined
    const { level, education, leastAge } = job.takeable
    const least = levels[Math.max(levels.indexOf(level), levelOfEducation(educations.indexOf(education)))]!
    const beginners = isAfterDegree(job.takeable) ? [BEGINNERS_AT_WORK] : []
    return {
      levels: [...levelsOfPeopleFor(least), ...beginners],
      years: yearsOfCandidates(job.takeable),
      leastAge,
      workCountry: workCountryOf(job.takeable),
    }
  },
}
