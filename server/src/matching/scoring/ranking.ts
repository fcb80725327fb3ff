import type { FollowedMatchIndex } from '../matchIndex/matchIndex.follow.ts'
import type { Measures } from './measures.ts'

/** What other domains rank people with. */
export interface Ranking {
  readonly matchIndex: FollowedMatchIndex
  readonly measures: Measures
}
