import { levels } from '@trellis/contract/profiles/levels.ts'
import { isAbove } from '../../jobs/matches/experience.policy.ts'
import { hindrancesOf } from '../../jobs/matches/jobGrounds.policy.ts'
import { isFor } from '../../postings/links/links.policy.ts'
import { ABOVE_LEVEL, CANNOT_BE_PAIRED, type Obstacle } from '../tables/problemOf.ts'
import type { JobTaker, OfferedJob } from '../tables/tableState.ts'

/**
 * Why a job cannot be a mentee's; undefined where it can. An advisor reads the level on every card. Whether it is a block, an age, a group
 * or what the bio shows is private to the mentee and the employer, and told as one.
 */
export function obstacleOf({ taker, membership, blocked }: JobTaker, job: OfferedJob): Obstacle | undefined {
  if (isAbove(job.takeable, levels[taker.level]!, taker.yearsExperience)) return ABOVE_LEVEL
  const isTheirs = isFor({ membership: [...job.membership] }, { membership })
  const isBarred = !isTheirs || blocked.includes(job.ownerId) || hindrancesOf(job.takeable, taker).length > 0
  return isBarred ? CANNOT_BE_PAIRED : undefined
}
