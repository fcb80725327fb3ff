import { type FetchInfiniteQueryOptions, type FetchQueryOptions, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/queryClient.ts'
import { whenSignedInAgain } from './lapse.ts'
import { noticeWaiting } from './approval/waiting.ts'
import { whenPersonLeaves } from './ofThisPerson.ts'

whenPersonLeaves(() => queryClient.clear())
whenSignedInAgain(() => void queryClient.invalidateQueries())
noticeWaiting(queryClient)

/** What screens with queries stand in. Not around the whole app: the landing page has none. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** A query as `queryOptions` or `infiniteQueryOptions` make it. */
interface AnyQuery {
  readonly queryKey: QueryKey
  readonly initialPageParam?: unknown
}

/**
 * What a screen's loader does: requests all that the screen shows first at once, while the screen's code is still on its way. It waits for
 * no reply: the screen has words for what is not there yet and for what failed. Nothing is requested for a link that is only pointed at,
 * because looking at a job is counted.
 */
export function requestFirstData(isPreload: boolean, ...queries: readonly (AnyQuery | false)[]): void {
  if (isPreload) return
  for (const query of queries) {
    if (query === false) continue
    if ('initialPageParam' in query) void queryClient.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    else void queryClient.prefetchQuery(query as FetchQueryOptions)
  }
}
