import { type InfiniteData, keepPreviousData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { DEFAULT_PAGE_SIZE } from '@trellis/contract/wire/paging.ts'
import type { Correction } from '@trellis/contract/people/found.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { type Dated, useWrites } from '../../api/writes.ts'
import { aboutLink, type LinkChange, withChanges } from '../links/changes.ts'

interface Found<P> {
  readonly hits: { readonly hits: readonly P[]; readonly total: number; readonly corrected?: readonly Correction[] | undefined }
}

/** How a list of postings is read a page at a time. */
export const byPages = {
  initialPageParam: 0,
  getNextPageParam: ({ hits }: Found<unknown>, _pages: unknown, page: number) =>
    (page + 1) * DEFAULT_PAGE_SIZE < hits.total ? page + 1 : undefined,
  placeholderData: keepPreviousData,
}

/** What of a list is asked for. */
export const partOf = (page: number) => ({ start: page * DEFAULT_PAGE_SIZE, size: DEFAULT_PAGE_SIZE })

/** What was found, with what was done about it since. */
export function useFoundPostings<P extends { readonly _id: string; readonly link: LinkOfPerson | null }>(
  query: UseInfiniteQueryResult<InfiniteData<Dated<Found<P>>>>,
) {
  const writes = useWrites<LinkChange>(aboutLink())
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ hits, requestedAt }) => withChanges(hits.hits, writes, requestedAt))
  const [first] = pages
  return { query, items, total: first?.hits.total ?? 0, corrected: first?.hits.corrected }
}
