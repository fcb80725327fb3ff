import type { FollowedMatchIndex } from '../matchIndex/followMatchIndex.ts'
import type { Measures } from './measures.ts'

/** What other domains rank people with. */
export interface Ranking {
  readonly matchIndex: FollowedMatchIndex
  readonly measures: Measures
}
