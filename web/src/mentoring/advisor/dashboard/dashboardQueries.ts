import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  exportMgroupDashboardList,
  getMemberDashboard,
  getMgroupDashboard,
  getMgroupDashboardList,
} from '@trellis/contract/mentoring/dashboards.calls.ts'
import type { DashboardList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { call, respond } from '../../../api/call.ts'
import { downloadTable } from '../../../files/downloadTable.ts'
import { mentoringKey } from '../mentoringQueries.ts'

const AT_ONCE = 50
/** Numbers are asked for whenever they are looked at: the tables beside them change. */
const ALWAYS = { staleTime: 0 }

export interface OfGroup {
  readonly groupId: string
  readonly mgrpID: string
}

export interface NamedList {
  readonly list: DashboardList
  readonly at: number | undefined
}

/** A mentoring group in numbers. */
export function dashboardQuery({ groupId, mgrpID }: OfGroup) {
  return queryOptions({
    ...ALWAYS,
    queryKey: mentoringKey(groupId, mgrpID, 'dashboard'),
    queryFn: async ({ signal }) => (await call(getMgroupDashboard, { body: { grpID: groupId, mgrpID } }, { signal })).data,
  })
}

/** What stands behind one of them, a page at a time. */
export function dashboardListQuery({ groupId, mgrpID }: OfGroup, { list, at }: NamedList) {
  return infiniteQueryOptions({
    ...ALWAYS,
    queryKey: mentoringKey(groupId, mgrpID, 'dashboard', list, at),
    queryFn: ({ pageParam: page, signal }) =>
      call(getMgroupDashboardList, { body: { grpID: groupId, mgrpID, list, at, page, size: AT_ONCE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

/** Downloads all of it as a table. */
export const exportDashboardList = ({ groupId, mgrpID }: OfGroup, { list, at }: NamedList): Promise<void> =>
  downloadTable(() => respond(exportMgroupDashboardList, { body: { grpID: groupId, mgrpID, list, at } }))

/** How somebody of a mentoring group is doing. */
export function memberDashboardQuery({ groupId, mgrpID }: OfGroup, memberID: string) {
  return queryOptions({
    ...ALWAYS,
    queryKey: mentoringKey(groupId, mgrpID, 'dashboardOf', memberID),
    queryFn: async ({ signal }) => (await call(getMemberDashboard, { body: { grpID: groupId, mgrpID, memberID } }, { signal })).data,
  })
}
