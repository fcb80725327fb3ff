import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen } from './ui/ErrorScreen.tsx'
import { NotFoundScreen } from './ui/NotFoundScreen.tsx'
import { SkeletonPage } from './ui/Waiting.tsx'

const PENDING_AFTER_MS = 200

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: SkeletonPage,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
