import { infiniteQueryOptions } from '@tanstack/react-query'
import { getGroupCohortJobs, getGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Everything that is read of the jobs of a group stands under this name. */
export const jobsKey = (groupId: string, ...more: unknown[]) => keys.group(groupId, 'jobs', ...more)

/** The open jobs of a group, or those chosen for one of its cohorts, a page at a time. */
export function jobsOfGroupQuery(groupId: string, cohortId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: jobsKey(groupId, 'of', cohortId),
    queryFn: ({ pageParam: page, signal }) =>
      cohortId === undefined
        ? call(getGroupJobs, { params: { groupId }, query: { page } }, { signal })
        : call(getGroupCohortJobs, { body: { groupId, cohortId, page } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}
