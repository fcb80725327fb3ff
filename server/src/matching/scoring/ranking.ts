import type { FollowedMatchIndex } from '../matchIndex/followMatchIndex.ts'
import type { Measures } from './measures.ts'

/** What other domains rank people with. */
export interface Ranking {
  readonly matchIndex: FollowedMatchIndex
  /** By whichever population table is in use. */
  readonly measures: Measures
  /** Takes the population table that the database has by now. */
  refreshMeasures(): Promise<void>
}
