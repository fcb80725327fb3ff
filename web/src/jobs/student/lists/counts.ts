import { queryOptions, useQuery } from '@tanstack/react-query'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { noteContacted } from '../../../postings/lists/contacted.ts'
import { countLists, type Counts } from '../../../postings/lists/counts.ts'

/**
 * How many jobs are in each list that the student or an employer made. Whether an employer waits for an answer (the 'has
 * contacted' marker: in state 'contacted' and flagged so) is noted for every screen.
 */
export function jobCountsQuery(userId: string) {
  return queryOptions({
    queryKey: keys.jobCounts(userId),
    queryFn: async ({ signal }): Promise<Counts> => {
      const { counts, isWaiting } = await countLists(
        async (state, size) => (await call(findJobs4Candidate, { params: { userId }, body: { state, size } }, { signal })).hits,
      )
      noteContacted(JOB, isWaiting)
      return counts
    },
  })
}

/** How many jobs are in each of a student’s lists; nothing before it is known. */
export function useJobCounts(userId: string): Counts {
  const { data } = useQuery(jobCountsQuery(userId))
  return data ?? {}
}
