import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import {
  findMgroupJobs,
  findMgroupMembers,
  getMgroupJobs,
  getMgroupMembers,
  listMgroups,
} from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** Shown at once. */
const AT_ONCE = 50

/** Everything that is read of the mentoring groups of a group stands under this name. */
export const mentoringKey = (groupId: string, ...more: unknown[]) => keys.group(groupId, 'mentoring', ...more)

/** The mentoring groups of a group, by name, the archived last. */
export function mentoringGroupsQuery(groupId: string) {
  return queryOptions({
    queryKey: mentoringKey(groupId, 'all'),
    queryFn: async ({ signal }) => (await call(listMgroups, { params: { groupId } }, { signal })).data,
  })
}

export const useMentoringGroups = (groupId: string) => useQuery(mentoringGroupsQuery(groupId))

/** By what people, or jobs, are looked for. */
export interface Filter {
  readonly name: string
  readonly cohort: string | undefined
}

interface Paged {
  readonly page: number
  readonly size: number
  readonly total: number
}

const byPages = {
  initialPageParam: 0,
  getNextPageParam: ({ page, size, total }: Paged) => ((page + 1) * size < total ? page + 1 : undefined),
}

const sent = ({ name, cohort }: Filter) => ({ name, ...(cohort !== undefined && { cohortID: cohort }) })

/** Who takes part as this, a page at a time. @param name a part of their names; empty for all */
export function membersQuery(groupId: string, mgrpID: string, role: MentoringRole, name: string) {
  return infiniteQueryOptions({
    queryKey: mentoringKey(groupId, mgrpID, 'members', role, name),
    queryFn: ({ pageParam: page, signal }) =>
      call(getMgroupMembers, { params: { groupId, mgrpID }, query: { role, name, page, size: AT_ONCE } }, { signal }),
    ...byPages,
  })
}

/** Who could take part as this and does not yet, a page at a time. */
export function candidatesQuery(groupId: string, mgrpID: string, role: MentoringRole, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: mentoringKey(groupId, mgrpID, 'candidates', role, filter),
    queryFn: ({ pageParam: page, signal }) =>
      call(findMgroupMembers, { params: { groupId, mgrpID }, query: { role, ...sent(filter), page, size: AT_ONCE } }, { signal }),
    ...byPages,
  })
}

/** The jobs of a mentoring group, a page at a time. */
export function jobsQuery(groupId: string, mgrpID: string) {
  return infiniteQueryOptions({
    queryKey: mentoringKey(groupId, mgrpID, 'jobs'),
    queryFn: ({ pageParam: page, signal }) =>
      call(getMgroupJobs, { params: { groupId, mgrpID }, query: { page, size: AT_ONCE } }, { signal }),
    ...byPages,
  })
}

/** The open jobs of the group that are not in it yet, a page at a time. */
export function jobCandidatesQuery(groupId: string, mgrpID: string, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: mentoringKey(groupId, mgrpID, 'jobCandidates', filter),
    queryFn: ({ pageParam: page, signal }) =>
      call(findMgroupJobs, { params: { groupId, mgrpID }, query: { ...sent(filter), page, size: AT_ONCE } }, { signal }),
    ...byPages,
  })
}
