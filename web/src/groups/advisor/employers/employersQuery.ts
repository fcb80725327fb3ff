import { infiniteQueryOptions } from '@tanstack/react-query'
import { getGroupRecruiters } from '@trellis/contract/groups/roles.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

const AT_ONCE = 50

/** The recruiters who asked to join a group, page by page: who waits for an answer first. */
export const employersQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: keys.group(groupId, 'employers'),
    queryFn: ({ pageParam, signal }) =>
      call(getGroupRecruiters, { params: { groupId }, query: { page: pageParam, size: AT_ONCE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
