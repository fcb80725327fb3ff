import { queryOptions } from '@tanstack/react-query'
import { getAskedOfAdvisor, getGroupAdvisors } from '@trellis/contract/groups/advisors.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Who leads a group, and who is asked to. */
export const groupAdvisorsQuery = (groupId: string) =>
  queryOptions({
    queryKey: keys.group(groupId, 'advisors'),
    queryFn: async ({ signal }) => (await call(getGroupAdvisors, { params: { groupId } }, { signal })).data,
  })

/** What waits for an advisor's answer: groups to lead, and to own. */
export const askedQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.askedOfAdvisor(userId),
    queryFn: async ({ signal }) => (await call(getAskedOfAdvisor, { params: { userId } }, { signal })).data,
  })
