import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sideOf } from '../side.ts'
import { type Ending, useSession } from './session.ts'

const IDLE_NOTICE = 'You were signed out after 15 minutes without activity. What you typed is kept.'

async function sayIdle(): Promise<void> {
  const { notify } = await import('../ui/notify.tsx')
  notify.info(IDLE_NOTICE)
}

/** Leads the visitor on when a session ends: to the sign-in page when the server ended it, else to the home. */
export function followSession(router: AnyRouter, queryClient: QueryClient): void {
  const leadOn = (ending: Ending | undefined, { login, home }: { login: string; home: string }) => {
    const returnTo = router.state.location.href
    void router.navigate(ending === 'ended' ? { to: login, search: { returnTo } } : { to: home })
    if (ending === 'idle') void sayIdle()
  }
  useSession.subscribe((now, before) => {
    if (before.person === undefined || now.person !== undefined) return
    queryClient.clear()
    leadOn(now.ending, sideOf(before.person.userType))
  })
}
