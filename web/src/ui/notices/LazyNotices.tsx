import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'
import { ahead } from '../loading/ahead.ts'
import { useEver } from '../loading/useEver.ts'

const Notices = lazy(ahead(async () => ({ default: (await import('./Notices.tsx')).Notices })))

/** The messages of `notify`, once there is one. */
export function LazyNotices() {
  const wasShown = useEver(useNotifications().notifications.length > 0)
  return <Suspense>{wasShown && <Notices />}</Suspense>
}
