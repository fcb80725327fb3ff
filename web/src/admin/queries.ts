import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ApprovalState, listAdvisors } from '@trellis/contract/accounts/approvals.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'

const PAGE_SIZE = 20

/** The advisors in one state, a page at a time. */
export const advisorsQuery = (state: ApprovalState) =>
  infiniteQueryOptions({
    queryKey: keys.advisors(state),
    queryFn: ({ pageParam, signal }) => call(listAdvisors, { query: { state, page: pageParam, size: PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, page) => ((page + 1) * PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: 0,
  })
