import { lazy, Suspense } from 'react'
import { NotFoundScreen } from '../ui/states/NotFoundScreen.tsx'

// Not the router's own kind of lazy component, which every screen would load beforehand.
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }))

/** For an address that leads nowhere: the words at once, the frame around them once it is loaded. */
export function NotFound() {
  return (
    <Suspense fallback={<NotFoundScreen />}>
      <NotFoundPage />
    </Suspense>
  )
}
