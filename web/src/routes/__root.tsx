import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useFocusOnNavigation } from '../ui/focus.ts'
import { SkipLink } from '../shell/SkipLink.tsx'
import { OfflineBar } from '../ui/states/OfflineBar.tsx'

export const Route = createRootRoute({ component: Root })

function Root() {
  useFocusOnNavigation()
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <Outlet />
    </>
  )
}
