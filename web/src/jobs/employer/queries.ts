import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { getJob, jobStats, LARGEST_OWN_LIST, myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { type Dated, dated, useWrites } from '../../api/writes.ts'
import { aboutState, type StateChange, withStates } from '../../postings/own/states.ts'

export type OwnJobs = Dated<Reply<(typeof myJobList)['description']>>

/** A recruiter's own jobs, newest first, fetched whole. */
export function ownJobsQuery(ownerId: string) {
  const input = { params: { userId: ownerId }, query: { page: 0, size: LARGEST_OWN_LIST } }
  return queryOptions({
    queryKey: keys.ownJobs(ownerId),
    queryFn: ({ signal }): Promise<OwnJobs> => dated(() => call(myJobList, input, { signal })),
  })
}

/** The same with the states into which they were put since. */
export function useOwnJobs(ownerId: string) {
  const query = useQuery(ownJobsQuery(ownerId))
  const writes = useWrites<StateChange>(aboutState())
  const { data } = query
  return { query, jobs: data && withStates(data.items, writes, data.requestedAt) }
}

/** One job whole. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: keys.job(id, 'own'),
    queryFn: async ({ signal }) => (await call(getJob, { params: { id }, query: {} }, { signal })).data,
  })
}

/** A job as its employer’s side reads it. */
export function useJob(id: string) {
  return useQuery(jobQuery(id))
}

/** What came of a job week by week. How many are in each list is fetched anew with it, for whoever shows it: the two are seen together. */
export function useJobWeeks(id: string) {
  return useQuery({
    queryKey: keys.job(id, 'stats'),
    async queryFn({ signal, client }) {
      const { data } = await call(jobStats, { params: { id }, query: {} }, { signal })
      for (const queryKey of [keys.job(id, 'own'), keys.everyOwnJobs()]) void client.invalidateQueries({ queryKey })
      return data.weeks
    },
  })
}
