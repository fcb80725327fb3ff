import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whenSignedInAgain } from '../session/lapse.ts'
import { whenPersonLeaves } from '../session/ofThisPerson.ts'
import { CallFailed } from './failure.ts'
import { keys } from './keys.ts'

const MOST_RETRIES = 2

/** Only what may pass by itself is worth another try: no reply, or a busy server. */
function worthRetrying(count: number, failure: Error): boolean {
  return count < MOST_RETRIES && failure instanceof CallFailed && (failure.code === 'NoReply' || failure.status === 503)
}

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000, gcTime: 5 * 60_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind] = query.queryKey
    if (type === 'removed' && kind === keys.photos()[0] && query.state.data) URL.revokeObjectURL(String(query.state.data))
  })
  return client
}

const client = createQueryClient()

whenPersonLeaves(() => client.clear())
whenSignedInAgain(() => void client.invalidateQueries())

/** What screens with queries stand in. Not around the whole app: the landing page has none. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
