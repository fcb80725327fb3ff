import { educations } from '@trellis/contract/jobs/jobs.ts'
import { levels, levelsOfPeopleFor } from '@trellis/contract/profiles/levels.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { levelOfEducation } from './matches/education.policy.ts'
import { comparedJobs } from './matches/jobMatches.queries.ts'

/** What candidates have to know of jobs. */
export const jobKind: SuggestingKind = {
  kind: JOB,
  /** The levels of those whom a job suits, or its education where that is of a higher level. */
  async levelsOf(db, postingId) {
    const job = (await comparedJobs(db, [postingId])).get(postingId)
    if (job === undefined) return []
    const { level, education } = job.takeable
    const least = Math.max(levels.indexOf(level), levelOfEducation(educations.indexOf(education)))
    return levelsOfPeopleFor(levels[least]!)
  },
}
