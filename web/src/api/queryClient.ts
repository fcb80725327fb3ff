import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './failure.ts'

const MOST_RETRIES = 2

/** Only what may pass by itself is worth another try: no reply, or a busy server. */
function worthRetrying(count: number, failure: Error): boolean {
  return count < MOST_RETRIES && failure instanceof CallFailed && (failure.code === 'NoReply' || failure.status === 503)
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000, gcTime: 5 * 60_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind] = query.queryKey
    if (type === 'removed' && kind === 'photo' && query.state.data) URL.revokeObjectURL(String(query.state.data))
  })
  return client
}
