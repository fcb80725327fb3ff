import { queryOptions, useQuery } from '@tanstack/react-query'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { noteContactedJobs } from '../contactedJobs.ts'
import type { JobList } from './lists.ts'

const counted = ['applied', 'saved', 'accepted', 'rejected'] as const satisfies readonly JobList[]
/** So many jobs of employers who wrote are looked at for one that waits for an answer. */
const LOOKED_AT = 20

export type JobCounts = Readonly<Partial<Record<JobList, number>>>

/**
 * How many jobs are in each list that the student or an employer made. Whether an employer waits for an answer (the 'has
 * contacted' marker: in state 'contacted' and flagged so) is noted for every screen.
 */
export function jobCountsQuery(userId: string) {
  return queryOptions({
    queryKey: keys.jobCounts(userId),
    queryFn: async ({ signal }): Promise<JobCounts> => {
      const listed = async (state: JobList, size: number) =>
        (await call(findJobs4Candidate, { params: { userId }, body: { state, size } }, { signal })).hits
      const [contacted, ...others] = await Promise.all([listed('contacted', LOOKED_AT), ...counted.map((state) => listed(state, 1))])
      const isWaiting = contacted.hits.some(({ link }) => link?.state === 'contacted' && link.flag === 'contacted')
      noteContactedJobs(isWaiting)
      const totals = counted.map((state, at) => [state, others[at]?.total ?? 0])
      return { contacted: contacted.total, ...Object.fromEntries(totals) }
    },
  })
}

export function useJobCounts(userId: string): JobCounts {
  const { data } = useQuery(jobCountsQuery(userId))
  return data ?? {}
}
