import type { Candidate } from '@trellis/contract/jobs.ts'
import type { LinkEvent } from '@trellis/contract/links.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys.ts'

/** The place of somebody set aside is filled a moment after the reply. */
const REFILLED_AFTER_MS = 400

interface Moved {
  readonly before: Candidate
  readonly after: Candidate
}

/** Fetches anew what a change touched: both lists, the job with its counts, and what is known of the person. */
export function refreshAfter(queries: QueryClient, jobId: string, { before, after }: Moved): void {
  for (const state of new Set([before.link.state, after.link.state])) {
    void queries.invalidateQueries({ queryKey: keys.candidates(jobId, state) })
  }
  void queries.invalidateQueries({ queryKey: keys.candidates(jobId, 'search'), refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: keys.candidates(jobId, 'person', after._id) })
  void queries.invalidateQueries({ queryKey: keys.candidates(jobId, 'candidate', after._id) })
  void queries.invalidateQueries({ queryKey: keys.job(jobId) })
  // Whoever's list it is in: the counts stand there too.
  void queries.invalidateQueries({ queryKey: keys.everyOwnJobs(), refetchType: 'none' })
}

/** Fetches the suggestions once more where somebody else takes the place of one who was let go. */
export function refreshRefilled(queries: QueryClient, jobId: string, before: Candidate, event: LinkEvent): void {
  const refills = event === 'mS' || event === 'cancel' || (event === 'rejected' && before.link.state === 'suggested')
  if (!refills) return
  setTimeout(() => {
    void queries.invalidateQueries({ queryKey: keys.candidates(jobId, 'suggested') })
    void queries.invalidateQueries({ queryKey: keys.job(jobId) })
  }, REFILLED_AFTER_MS)
}
