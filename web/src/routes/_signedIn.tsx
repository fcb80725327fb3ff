import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Queries } from '../api/Queries.tsx'
import { requireSession } from '../session/guards.ts'
import { useSession } from '../session/session.ts'
import { Shell } from '../shell/Shell.tsx'

export const Route = createFileRoute('/_signedIn')({ beforeLoad: requireSession, component: SignedIn })

function SignedIn() {
  const signedIn = useSession((state) => state.person !== undefined)
  if (!signedIn) return null
  return (
    <Queries>
      <Shell>
        <Outlet />
      </Shell>
    </Queries>
  )
}
