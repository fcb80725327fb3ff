import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { listInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import type { InvitationState } from '@trellis/contract/groups/invitations.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Invitations shown at once. */
const AT_ONCE = 50
/** While letters wait, so many pages of the list are asked for anew: soon after somebody was invited, and later, in milliseconds. */
const [PAGES_ASKED, ASKED_SOON, ASKED_LATER] = [3, 4_000, 30_000]
/** So long letters take that do not wait for another day. */
const SOON = 3 * MINUTE_MS

/** The invitations of a group, the newest first, page by page; those of one state, or all where it is empty. */
function invitationsQuery(groupId: string, state: InvitationState | '') {
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
    refetchInterval: ({ state: { data } }) => {
      const [first] = data?.pages ?? []
      if (first === undefined || first.counts.waiting === 0 || data!.pages.length > PAGES_ASKED) return false
      return Date.now() - (first.items[0]?.createdAt ?? 0) < SOON ? ASKED_SOON : ASKED_LATER
    },
  })
}

export const useInvitations = (groupId: string, state: InvitationState | '') => useInfiniteQuery(invitationsQuery(groupId, state))
