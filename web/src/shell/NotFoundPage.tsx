import { useLocation } from '@tanstack/react-router'
import { Queries } from '../session/Queries.tsx'
import { PublicPage } from '../landing/PublicPage.tsx'
import { useSession } from '../session/session.ts'
import { sideOfAddress } from '../session/side.ts'
import { useIsInMain } from '../ui/Main.tsx'
import { NotFoundScreen } from '../ui/states/NotFoundScreen.tsx'
import { Shell } from './Shell.tsx'

/** For an address that leads nowhere, in the frame of whoever came to it. */
export function NotFoundPage() {
  const isSignedIn = useSession((state) => state.person !== undefined)
  const pathname = useLocation({ select: (location) => location.pathname })
  const isFramed = useIsInMain()
  if (isFramed) return <NotFoundScreen />
  if (isSignedIn) {
    return (
      <Queries>
        <Shell>
          <NotFoundScreen />
        </Shell>
      </Queries>
    )
  }
  return (
    <PublicPage side={sideOfAddress(pathname)} title="Page not found">
      <NotFoundScreen />
    </PublicPage>
  )
}
