import type { AnyRouter } from '@tanstack/react-router'
import { sideOf } from './side.ts'
import { useSession } from './session.ts'

/** Leads the visitor on when a session ends: to the sign-in page when the server ended it, else to the home. */
export function followSession(router: AnyRouter): void {
  useSession.subscribe((now, before) => {
    if (before.person === undefined || now.person !== undefined) return
    const { login, home } = sideOf(before.person.userType)
    const returnTo = router.state.location.href
    void router.navigate(now.ending === 'ended' ? { to: login, search: { returnTo } } : { to: home })
  })
}
