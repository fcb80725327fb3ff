import type { FollowedCrowd } from './crowd/crowd.follow.ts'
import type { Measures } from './measures.ts'

/** What other domains rank people with. */
export interface Ranking {
  readonly crowd: FollowedCrowd
  readonly measures: Measures
}
