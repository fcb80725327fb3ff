import { call } from '../api/call.ts'
import { CallFailed } from '../api/failure.ts'
import { sideOf } from '../side.ts'
import { beginSession, endSession, useSession } from './session.ts'

/** Whether the stored token was refused, rather than the server being out of reach. */
function refused(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code !== 'NoReply' && failure.status < 500
}

/**
 * Asks the server whether the stored session still holds. A refusal clears it and leads to the user type's home; without
 * an answer the person goes on, and each screen says that it cannot be reached.
 */
export async function validateStoredSession(): Promise<void> {
  const { person } = useSession.getState()
  if (person === undefined) return
  const { signInWithToken, employeeSignInWithToken } = await import('@trellis/contract/accounts.ts')
  try {
    const { userType } = person
    beginSession(
      userType === 'profile'
        ? await call(signInWithToken, {})
        : await call(employeeSignInWithToken, { body: { userType } }),
    )
  } catch (failure) {
    if (!refused(failure)) return
    endSession('refused')
    history.replaceState(null, '', sideOf(person.userType).home)
  }
}
