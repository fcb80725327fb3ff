import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keys } from '../../api/keys.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { CandidatesPage } from '../queries.ts'
import type { Moved } from './changes.ts'

/** Together 3 seconds: what takes longer is seen when the list is opened again. */
const PAUSES_MS = [200, 400, 800, 1600]

/** Fetches anew what a change touched: both lists, the posting with its counts, and what is known of the person. */
export const refreshAfter = (pipeline: Pipeline, queries: QueryClient, postingId: string, moved: Moved): void =>
  refreshAfterAll(pipeline, queries, postingId, [moved])

/** The same of several changes, each list once. */
export function refreshAfterAll({ refreshPosting }: Pipeline, queries: QueryClient, postingId: string, moves: readonly Moved[]): void {
  for (const state of new Set(moves.flatMap(({ before, after }) => [before.link.state, after.link.state]))) {
    void queries.invalidateQueries({ queryKey: keys.candidates(postingId, state) })
  }
  void queries.invalidateQueries({ queryKey: keys.candidates(postingId, 'search'), refetchType: 'none' })
  for (const { after } of moves) {
    void queries.invalidateQueries({ queryKey: keys.candidates(postingId, 'person', after._id) })
    void queries.invalidateQueries({ queryKey: keys.candidates(postingId, 'candidate', after._id) })
  }
  refreshPosting(queries, postingId)
}

/** Whether somebody else takes the place of one about whom this is decided. */
export const isRefilled = ({ link }: Candidate, event: LinkEvent): boolean =>
  event === 'dismiss' || event === 'cancel' || (event === 'rejected' && link.state === 'suggested')

/** How many are suggested by the replies at hand; undefined where nobody asked. */
export function suggestedNow(queries: QueryClient, postingId: string): number | undefined {
  const lists = queries.getQueriesData<InfiniteData<CandidatesPage>>({ queryKey: suggestedOf(postingId), type: 'active' })
  return lists[0]?.[1]?.pages[0]?.hits.total
}

/**
 * Fetches the suggestions again, with growing pauses, until they are as many as before one of them was let go: the next best
 * takes the place a moment after the reply.
 */
export async function refreshRefilled(
  { refreshPosting }: Pick<Pipeline, 'refreshPosting'>,
  queries: QueryClient,
  postingId: string,
  before = 0,
): Promise<void> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await queries.invalidateQueries({ queryKey: suggestedOf(postingId) })
    if ((suggestedNow(queries, postingId) ?? before) >= before) break
  }
  refreshPosting(queries, postingId)
}

const suggestedOf = (postingId: string) => keys.candidates(postingId, 'suggested')
