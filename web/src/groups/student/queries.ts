import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getGroupCohortMembers, getGroupCohorts } from '@trellis/contract/groups/cohorts.calls.ts'
import { findGroups4Candidate, getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { getGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { dated, useWrites } from '../../api/writes.ts'
import { noFilters } from '../../people/found/filters.ts'
import type { Place } from '../../people/found/PlaceFields.tsx'
import { findPeopleQuery } from '../../people/queries.ts'
import { aboutLink, type LinkChange, withChanges } from '../../postings/links/changes.ts'
import { byPages, partOf, useFoundPostings } from '../../postings/lists/paged.ts'

export interface GroupQuery {
  /** One of the student's lists, or '' for all that they may see. */
  readonly list: ListedState | ''
  readonly keyword: string
  readonly place: Place
}

/** Groups of one of a student's lists, or found by words, a page at a time. */
export function findGroupsQuery(userId: string, search: GroupQuery) {
  const { list: state, keyword, place: locationFilter } = search
  return infiniteQueryOptions({
    queryKey: keys.groups(userId, search),
    queryFn: ({ pageParam, signal }) => {
      const body = { state, keyword, locationFilter, ...partOf(pageParam) }
      return dated(() => call(findGroups4Candidate, { params: { userId }, body }, { signal }))
    },
    ...byPages,
  })
}

/** The same with what was done about them since. */
export const useFindGroups = (userId: string, search: GroupQuery) => useFoundPostings(useInfiniteQuery(findGroupsQuery(userId, search)))

/** A group as a student sees it. Asking counts as a look at it. */
export function groupQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: keys.group(id, userId),
    queryFn: ({ signal }) => dated(() => call(getGroupOfPerson, { params: { id, userId }, query: { type: GROUP } }, { signal })),
  })
}

/** A group with what the student is to it by now, how well it fits them, and what keeps them out of it. */
export function useGroup(id: string, userId: string) {
  const query = useQuery(groupQuery(id, userId))
  const writes = useWrites<LinkChange>(aboutLink(id))
  const { data } = query
  if (data === undefined) return { query }
  const [group] = withChanges([data.data], writes, data.requestedAt)
  // The reply knows as what they asked before, not as what they ask just now.
  const asksAs = group!.link === data.data.link ? data.asksAs : null
  return { query, shown: { group: group!, fit: data.fit, place: data.place, asksAs, toLeave: data.toLeave } }
}

/** The people of a group whom its directory shows, those most like the student first. */
export const groupPeopleQuery = (userId: string, groupId: string) => findPeopleQuery(userId, 'all', { ...noFilters, membership: [groupId] })

/** The cohorts of a group that the student is in. */
export function cohortsQuery(userId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.group(groupId, userId, 'cohorts'),
    queryFn: async ({ signal }) => (await call(getGroupCohorts, { params: { groupId, userId } }, { signal })).data,
  })
}

/** The jobs that a group offers the student, a page at a time. */
export function groupJobsQuery(userId: string, groupId: string) {
  return infiniteQueryOptions({
    queryKey: keys.jobs(userId, 'of', groupId),
    queryFn: ({ pageParam, signal }) => dated(() => call(getGroupJobs, { params: { groupId }, query: { page: pageParam } }, { signal })),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

/** The same with what was done about them since. */
export function useGroupJobs(userId: string, groupId: string) {
  const query = useInfiniteQuery(groupJobsQuery(userId, groupId))
  const writes = useWrites<LinkChange>(aboutLink())
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ items, requestedAt }) => withChanges(items, writes, requestedAt))
  return { query, items, total: pages[0]?.total ?? 0 }
}

/** The people of a cohort whom the directory of its group shows, by name. */
export function cohortPeopleQuery(userId: string, groupId: string, cohortId: string) {
  return infiniteQueryOptions({
    queryKey: keys.group(groupId, userId, 'cohort', cohortId),
    queryFn: ({ pageParam, signal }) => call(getGroupCohortMembers, { body: { groupId, cohortId, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}
