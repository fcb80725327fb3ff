import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Endpoint, Reply } from '@trellis/contract/wire/endpoint.ts'
import { listNotifications, readNotifications } from '@trellis/contract/notifications/notifications.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'

const PAGE_SIZE = 20

type ReplyOf<E> = E extends Endpoint<infer D> ? Reply<D> : never
type Page = ReplyOf<typeof listNotifications>

/** A person's notifications, newest first, a page at a time. */
export function useNotifications(userId: string) {
  return useInfiniteQuery({
    queryKey: keys.notifications(userId, 'list'),
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { params: { userId }, query: { page: pageParam, size: PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, page) => ((page + 1) * PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: 0,
  })
}

/**
 * Marks notifications as read, at once here and then on the server.
 * @param id one, or undefined for all
 */
export async function markRead(queries: QueryClient, userId: string, id?: string): Promise<void> {
  const list = keys.notifications(userId, 'list')
  await queries.cancelQueries({ queryKey: keys.notifications(userId) })
  const before = queries.getQueryData<InfiniteData<Page>>(list)
  queries.setQueryData<InfiniteData<Page>>(list, (data) => data && read(data, id))
  try {
    const { data } = await call(readNotifications, { params: { userId }, body: id === undefined ? {} : { ids: [id] } })
    queries.setQueryData(keys.notifications(userId, 'unread'), data.unread)
  } catch (failure) {
    queries.setQueryData(list, before)
    throw failure
  }
}

function read(data: InfiniteData<Page>, id: string | undefined): InfiniteData<Page> {
  const marked = (item: Page['items'][number]) => (id === undefined || item.id === id ? { ...item, read: true } : item)
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(marked) })) }
}
