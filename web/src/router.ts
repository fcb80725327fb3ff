import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { NotFound } from './shell/NotFound.tsx'
import { canShareElements, sharedElements } from './sharedElements.ts'
import { ErrorScreen } from './ui/states/ErrorScreen.tsx'
import { SkeletonPage } from './ui/states/Waiting.tsx'

const PENDING_AFTER_MS = 200

/**
 * The router. In the browser its history is the browser's. What a route's `validateSearch` leaves out of the query stays
 * in `search` all the same: routes read it by the same function once more.
 */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // A link that was pointed at has the code of its screen fetched, and nothing else: going there runs the loaders.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: SkeletonPage,
    defaultErrorComponent: ErrorScreen,
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    ...(canShareElements() && { defaultViewTransition: { types: sharedElements } }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
