import { infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { listNotifications, type Notification, readNotifications } from '@trellis/contract/notifications/notifications.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { dated, unknownTo, useWrites, write } from '../api/writes.ts'

const PAGE_SIZE = 20

/** What was marked as read: one notification, or all that were seen, the newest of which happened then. */
export type Marked = { readonly id: string } | { readonly upTo: number | undefined }

const aboutRead = (userId: string): readonly string[] => ['read', userId]

/** A person's notifications, newest first, a page at a time. They are requested anew whenever somebody comes to them, by the route. */
export function notificationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keys.notifications(userId, 'list'),
    queryFn: ({ pageParam, signal }) =>
      dated(() => call(listNotifications, { params: { userId }, query: { page: pageParam, size: PAGE_SIZE } }, { signal })),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, page) => ((page + 1) * PAGE_SIZE < total ? page + 1 : undefined),
    staleTime: 0,
    refetchOnMount: false,
  })
}

/** The same with those that were marked as read since. */
export function useNotifications(userId: string) {
  const query = useInfiniteQuery(notificationsQuery(userId))
  const writes = useWrites<Marked>(aboutRead(userId))
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ items, requestedAt }) => withRead(items, unknownTo(writes, requestedAt)))
  return { query, items, total: pages[0]?.total ?? 0 }
}

/** Marks notifications as read, at once here and then on the server. */
export async function markRead(queries: QueryClient, userId: string, marked: Marked): Promise<void> {
  const send = async () => {
    const body = 'id' in marked ? { ids: [marked.id] } : marked
    const { data } = await call(readNotifications, { params: { userId }, body })
    await queries.cancelQueries({ queryKey: keys.notifications(userId, 'unread') })
    queries.setQueryData(keys.notifications(userId, 'unread'), data.unread)
    // Something came that is not listed yet.
    if ('upTo' in marked && data.unread > 0) void queries.invalidateQueries({ queryKey: keys.notifications(userId, 'list') })
    return marked
  }
  await write(queries, { about: aboutRead(userId), change: marked, send })
}

/** Notifications as they are once some are marked as read. */
export function withRead(items: readonly Notification[], marks: readonly Marked[]): readonly Notification[] {
  const isIn = ({ id, at }: Notification, mark: Marked) => ('id' in mark ? mark.id === id : mark.upTo === undefined || at <= mark.upTo)
  return items.map((item) => (marks.some((mark) => isIn(item, mark)) ? { ...item, read: true } : item))
}
