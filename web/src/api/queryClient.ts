import { notifyManager, QueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { CallFailed } from './failure.ts'
import { keys } from './keys.ts'

const MOST_RETRIES = 2

// In the same breath as the press: a box that is ticked would otherwise show as empty for a moment.
notifyManager.setScheduler(queueMicrotask)

/** Only what may pass by itself is worth another try: no reply, or a busy server. */
function worthRetrying(count: number, failure: Error): boolean {
  return count < MOST_RETRIES && failure instanceof CallFailed && (failure.code === 'NoReply' || failure.status === 503)
}

/** Keeps the replies of this tab, and what was written. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, gcTime: 5 * MINUTE_MS, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const [kind] = query.queryKey
  if (type === 'removed' && kind === keys.photos()[0] && query.state.data) URL.revokeObjectURL(String(query.state.data))
})
