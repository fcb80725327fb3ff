import { queryOptions } from '@tanstack/react-query'
import { suggestionLog } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { call } from '../../api/call.ts'

/** Whether it is logged what somebody is suggested, and in which order their suggestions stand. */
export const suggestionLogQuery = (userId: string) =>
  queryOptions({
    queryKey: ['suggestionLog', userId],
    queryFn: async ({ signal }) => (await call(suggestionLog, { params: { userId } }, { signal })).data,
  })
