import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { failedWith } from '../../api/failure.ts'
import { paths } from '@trellis/contract/screens.ts'

/**
 * Leads to the employer's sign-in page where the server refused a job to whoever is signed in (specification, section 7).
 * The session goes on: the page says what happened, and leads back or lets somebody else sign in.
 * @returns whether that was the failure
 */
export function useLeavingIfForbidden(): (failure: unknown) => boolean {
  const router = useRouter()
  return useCallback(
    (failure) => {
      if (!failedWith(failure, 'Forbidden')) return false
      const { href } = router.state.location
      void router.navigate({ to: paths.employerLogin(), search: { notice: 'forbidden', returnTo: href }, replace: true })
      return true
    },
    [router],
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
