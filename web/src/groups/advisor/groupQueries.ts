import { queryOptions, useQuery } from '@tanstack/react-query'
import { getGroup, myGroupList } from '@trellis/contract/groups/groups.calls.ts'
import { LARGEST_OWN_LIST } from '@trellis/contract/jobs/jobs.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { dated, useWrites } from '../../api/writes.ts'
import { aboutState, type StateChange, withStates } from '../../postings/own/states.ts'

/** One group whole. */
export function groupQuery(id: string) {
  return queryOptions({
    queryKey: keys.group(id, 'own'),
    queryFn: async ({ signal }) => (await call(getGroup, { params: { id }, query: { type: GROUP } }, { signal })).data,
  })
}

/** A group as its advisors read it. */
export function useGroup(id: string) {
  return useQuery(groupQuery(id))
}

/** The groups that an advisor runs, newest first, fetched whole. */
export function ownGroupsQuery(userId: string) {
  const input = { params: { userId }, query: { page: 0, size: LARGEST_OWN_LIST, type: GROUP } } as const
  return queryOptions({
    queryKey: keys.ownGroups(userId),
    queryFn: ({ signal }) => dated(() => call(myGroupList, input, { signal })),
  })
}

/** The same with the states into which they were put since. */
export function useOwnGroups(userId: string) {
  const query = useQuery(ownGroupsQuery(userId))
  const writes = useWrites<StateChange>(aboutState())
  const { data } = query
  return { query, groups: data && withStates(data.items, writes, data.requestedAt) }
}
