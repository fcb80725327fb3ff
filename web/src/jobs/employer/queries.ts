import { useQuery } from '@tanstack/react-query'
import { getJob, jobStats, LARGEST_OWN_LIST, myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** A recruiter's own jobs, newest first, fetched whole. */
export function useOwnJobs(ownerId: string) {
  return useQuery({
    queryKey: keys.ownJobs(ownerId),
    queryFn: ({ signal }) =>
      call(myJobList, { params: { userId: ownerId }, query: { page: 0, size: LARGEST_OWN_LIST } }, { signal }),
  })
}

/** One job whole. */
export function useJob(id: string) {
  return useQuery({
    queryKey: keys.job(id, 'own'),
    queryFn: async ({ signal }) => (await call(getJob, { params: { id }, query: {} }, { signal })).data,
  })
}

/** How often a job was seen and what came of it. */
export function useJobStats(id: string) {
  return useQuery({
    queryKey: keys.job(id, 'stats'),
    queryFn: async ({ signal }) => (await call(jobStats, { params: { id }, query: {} }, { signal })).data,
  })
}
