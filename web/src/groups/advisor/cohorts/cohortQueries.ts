import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { getGroupCohortMembers, getGroupCohorts } from '@trellis/contract/groups/cohorts.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** People of a cohort shown at once. */
const PEOPLE_AT_ONCE = 50

/** The cohorts of a group that an advisor runs, the latest first. */
export function cohortsQuery(groupId: string, userId: string) {
  return queryOptions({
    queryKey: keys.cohorts(groupId, userId),
    queryFn: async ({ signal }) => (await call(getGroupCohorts, { params: { groupId, userId } }, { signal })).data,
  })
}

/** The cohorts of a group, as {@link cohortsQuery} answers them. */
export function useCohorts(groupId: string, userId: string) {
  return useQuery(cohortsQuery(groupId, userId))
}

/** The people of a cohort by name, page by page. */
export function cohortPeopleQuery(groupId: string, cohortId: string) {
  return infiniteQueryOptions({
    queryKey: keys.cohorts(groupId, 'people', cohortId),
    queryFn: ({ pageParam, signal }) =>
      call(getGroupCohortMembers, { body: { groupId, cohortId, page: pageParam, size: PEOPLE_AT_ONCE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}
