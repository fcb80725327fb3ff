import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../session/guards.ts'
import { useSession } from '../session/session.ts'
import { Shell } from '../shell/Shell.tsx'

export const Route = createFileRoute('/_signedIn')({ beforeLoad: requireSession, component: SignedIn })

function SignedIn() {
  const signedIn = useSession((state) => state.person !== undefined)
  return signedIn ? <Shell /> : null
}
