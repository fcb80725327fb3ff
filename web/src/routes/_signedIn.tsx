import { createFileRoute, Navigate, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { lazy, Suspense } from 'react'
import { Queries } from '../session/Queries.tsx'
import { requireSession } from '../session/guards.ts'
import { useSession } from '../session/session.ts'
import { isForWaiting, isWaiting } from '../session/approval/waiting.ts'
import { Shell } from '../shell/Shell.tsx'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'

const SignInAgain = lazy(async () => ({ default: (await import('../accounts/signIn/SignInAgain.tsx')).SignInAgain }))

export const Route = createFileRoute('/_signedIn')({
  beforeLoad: (going) => {
    const { person } = requireSession(going)
    // Before any loader requests what is refused.
    if (isWaiting(person) && !isForWaiting(person, going.location.pathname)) {
      throw redirect({ href: paths.groupadminApproval(person.userId), replace: true })
    }
    return { person }
  },
  component: SignedIn,
})

function SignedIn() {
  const person = useSession((state) => state.person)
  const pathname = useLocation({ select: (location) => location.pathname })
  const asksAgain = useSession((state) => state.isSignInModalOpened)
  if (person === undefined) return null
  // Who is told on a screen that they are no longer approved.
  if (isWaiting(person) && !isForWaiting(person, pathname)) return <Navigate to={paths.groupadminApproval(person.userId)} replace />
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
