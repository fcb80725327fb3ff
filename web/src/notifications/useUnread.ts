import { useQuery } from '@tanstack/react-query'
import { listNotifications } from '@trellis/contract/notifications.ts'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { wasActiveWithin } from '../session/idle.ts'

const POLL_MS = 60_000

/**
 * How many notifications a person has not read, asked anew every minute and whenever they come back to the tab. The server
 * takes every call for activity, so that nobody is asked for who did nothing since: the session ends when it should.
 */
export function useUnread(userId: string): number {
  const { data, refetch } = useQuery({
    queryKey: keys.notifications(userId, 'unread'),
    queryFn: async ({ signal }) =>
      (await call(listNotifications, { params: { userId }, query: { size: 1 } }, { signal })).unread,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    const polling = setInterval(() => {
      if (document.visibilityState === 'visible' && wasActiveWithin(POLL_MS)) void refetch()
    }, POLL_MS)
    return () => clearInterval(polling)
  }, [refetch])
  return data ?? 0
}
