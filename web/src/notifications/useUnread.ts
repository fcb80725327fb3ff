import { useQuery } from '@tanstack/react-query'
import { countUnread } from '@trellis/contract/notifications/notifications.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'

const POLL_MS = 60_000

/** How many notifications a person has not read, asked anew every minute and whenever they come back to the tab. */
export function useUnread(userId: string): number {
  const { data } = useQuery({
    queryKey: keys.notifications(userId, 'unread'),
    queryFn: async ({ signal }) => (await call(countUnread, { params: { userId } }, { signal })).data.unread,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  })
  return data ?? 0
}
