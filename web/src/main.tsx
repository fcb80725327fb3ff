import './ui/styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepDraftsOfLeavers } from './drafts/keeping.ts'
import { HandOver } from './landing/HandOver.tsx'
import { Providers } from './Providers.tsx'
import { createAppRouter } from './router.ts'
import { callWithSession } from './session/calls.ts'
import { followSession } from './session/follow.ts'
import { watchIdleness } from './session/idle.ts'
import { useSession } from './session/session.ts'
import { validateStoredSession } from './session/start.ts'
import { shareSession, takeSessionOver } from './session/tabs.ts'
import { ErrorBoundary } from './ui/states/ErrorBoundary.tsx'
import { ErrorScreen } from './ui/states/ErrorScreen.tsx'
import { styleNonce } from './ui/product.ts'
import { StartupSpinner } from './ui/states/StartupSpinner.tsx'

// Two libraries take what the content security policy asks of them from these names: the one that locks scrolling behind
// dialogs the nonce for its style tag, the one that checks input that it must not make functions of text.
Object.assign(globalThis, { __webpack_nonce__: styleNonce(), __zod_globalConfig: { jitless: true } })

const router = createAppRouter()
const page = document.querySelector('#root')!

// The prerendered landing page stays up until the first screen is ready to take its place. The first screen is drawn in
// slices, so that the browser can answer to a finger or a key in between.
let root: ReturnType<typeof createRoot> | undefined
const show = (screen: React.ReactNode) => {
  const mounted = (root ??= createRoot(page))
  startTransition(() =>
    mounted.render(
      <StrictMode>
        <ErrorBoundary>
          <Providers>{screen}</Providers>
        </ErrorBoundary>
      </StrictMode>,
    ),
  )
}

async function start(): Promise<void> {
  callWithSession()
  keepDraftsOfLeavers()
  await takeSessionOver()
  shareSession()
  if (useSession.getState().person !== undefined) {
    show(<StartupSpinner />)
    // The screen's code comes while the server looks at the session; what the screen shows is asked for afterwards.
    const { pathname, search } = router.latestLocation
    void router.preloadRoute({ to: pathname, search })
    await validateStoredSession()
    // The router read the address before it may have been led home.
    router.history.notify({ type: 'REPLACE' })
  }
  followSession(router)
  watchIdleness()
  await router.load()
  show(
    <>
      <RouterProvider router={router} />
      <HandOver page={page} />
    </>,
  )
}

await start().catch((failure: unknown) => {
  show(<ErrorScreen />)
  reportError(failure)
})
