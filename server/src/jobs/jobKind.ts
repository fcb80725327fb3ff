import { educations } from '@trellis/contract/jobs/jobs.ts'
import { levels, levelsNear } from '@trellis/contract/profiles/levels.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { levelOfEducation } from './matches/education.policy.ts'
import { comparedJobs } from './matches/jobMatches.queries.ts'

/** What candidates have to know of jobs. */
export const jobKind: SuggestingKind = {
  kind: JOB,
  /** The levels near a job's at which people can take it: not below its own, nor below that of the education asked for. */
  async levelsOf(db, postingId) {
    const job = (await comparedJobs(db, [postingId])).get(postingId)
    if (job === undefined) return []
    const { level, education } = job.takeable
    const least = Math.max(levels.indexOf(level), levelOfEducation(educations.indexOf(education)))
    return levelsNear(levels[least]!).filter((near) => levels.indexOf(near) >= least)
  },
}
