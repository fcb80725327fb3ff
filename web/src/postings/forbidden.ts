import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { failedWith } from '../api/failure.ts'
import { usePerson } from '../session/session.ts'
import { sideOf } from '../session/side.ts'

/**
 * Leads to the sign-in page of one's side where the server refused a job or a group to whoever is signed in (specification, section 7).
 * The session goes on: the page says what happened, and leads back or lets somebody else sign in.
 * @returns whether that was the failure
 */
export function useLeavingIfForbidden(): (failure: unknown) => boolean {
  const router = useRouter()
  const { login } = sideOf(usePerson().userType)
  return useCallback(
    (failure) => {
      if (!failedWith(failure, 'Forbidden')) return false
      const { href } = router.state.location
      void router.navigate({ to: login, search: { notice: 'forbidden', returnTo: href }, replace: true })
      return true
    },
    [router, login],
  )
}

/** Leaves as soon as something that the screen needs was refused. Answers whether it is leaving. */
export function useLeaveIfForbidden(...failures: readonly unknown[]): boolean {
  const leave = useLeavingIfForbidden()
  const refused = failures.find((failure) => failedWith(failure, 'Forbidden'))
  useEffect(() => {
    if (refused !== undefined) leave(refused)
  }, [refused, leave])
  return refused !== undefined
}
