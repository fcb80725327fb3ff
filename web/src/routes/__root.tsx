import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFocusOnNavigation } from '../shell/focus.ts'
import { OfflineBar } from '../ui/OfflineBar.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'

const Notices = lazy(async () => ({ default: (await import('../ui/Notices.tsx')).Notices }))

export const Route = createRootRoute({ component: Root })

function Root() {
  useFocusOnNavigation()
  const [settled, setSettled] = useState(false)
  useEffect(() => setSettled(true), [])
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <Outlet />
      {settled && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </>
  )
}
