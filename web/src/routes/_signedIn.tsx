import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Queries } from '../session/Queries.tsx'
import { requireSession } from '../session/guards.ts'
import { useSession } from '../session/session.ts'
import { Shell } from '../shell/Shell.tsx'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'

const SignInAgain = lazy(async () => ({ default: (await import('../accounts/signIn/SignInAgain.tsx')).SignInAgain }))

export const Route = createFileRoute('/_signedIn')({ beforeLoad: requireSession, component: SignedIn })

function SignedIn() {
  const signedIn = useSession((state) => state.person !== undefined)
  const asksAgain = useSession((state) => state.isSignInModalOpened)
  if (!signedIn) return null
  return (
    <Queries>
      <ErrorBoundary>
        <Shell>
          <Outlet />
        </Shell>
      </ErrorBoundary>
      {asksAgain && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </Queries>
  )
}
