import { queryOptions, useQuery } from '@tanstack/react-query'
import { getGroup } from '@trellis/contract/groups/groups.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** One group whole. */
export function groupQuery(id: string) {
  return queryOptions({
    queryKey: keys.group(id, 'own'),
    queryFn: async ({ signal }) => (await call(getGroup, { params: { id }, query: { type: GROUP } }, { signal })).data,
  })
}

export function useGroup(id: string) {
  return useQuery(groupQuery(id))
}
