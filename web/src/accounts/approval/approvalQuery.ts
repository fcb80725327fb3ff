import { queryOptions } from '@tanstack/react-query'
import { getApproval } from '@trellis/contract/accounts/approvals.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

const ASKED_EVERY_MS = 30_000

/** Whether an advisor is approved. Whoever waits on the page learns it without doing anything. */
export const approvalQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.approval(userId),
    queryFn: async ({ signal }) => (await call(getApproval, { params: { userId } }, { signal })).data,
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  })
