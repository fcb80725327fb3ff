import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import type { InvitationState } from '@trellis/contract/groups/invitations.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Invitations shown at once. */
const AT_ONCE = 50
/** While letters wait, the list is asked for anew so often, in milliseconds: up to so many pages of it. */
const [ASKED_EVERY, PAGES_ASKED] = [4_000, 3]

/** The invitations of a group, the newest first, page by page; those of one state, or all where it is empty. */
export function invitationsQuery(groupId: string, state: InvitationState | '') {
  return infiniteQueryOptions({
    queryKey: keys.group(groupId, 'invitations', state),
    queryFn: ({ pageParam, signal }) =>
      call(
        listInvitations,
        {
          params: { groupId },
          query: { page: pageParam, size: AT_ONCE, state },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.pages[0]!.counts.waiting > 0 && data.pages.length <= PAGES_ASKED ? ASKED_EVERY : false,
  })
}

export const useInvitations = (groupId: string, state: InvitationState | '') => useInfiniteQuery(invitationsQuery(groupId, state))
