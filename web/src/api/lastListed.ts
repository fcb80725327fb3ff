import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Dated } from './writes.ts'

/** A page of a list: of what was found, or of what somebody keeps. */
type Page<T> = Dated<{ readonly hits?: { readonly hits: readonly T[] }; readonly items?: readonly T[] }>

/**
 * Something as the lists at hand told of it last, which is shown until the thing itself is there. Of whoever has left there are no lists.
 * @param lists how the names of the lists begin that may be asked; they come page by page
 */
export function lastListed<T extends { readonly _id: string }>(queries: QueryClient, id: string, ...lists: QueryKey[]): T | undefined {
  return lists
    .flatMap((queryKey) => queries.getQueriesData<{ readonly pages: readonly Page<T>[] }>({ queryKey }))
    .flatMap(([, list]) => list?.pages ?? [])
    .toSorted((one, other) => other.requestedAt - one.requestedAt)
    .flatMap(({ hits, items }) => hits?.hits ?? items ?? [])
    .find(({ _id }) => _id === id)
}
