import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { call } from '../api/call.ts'
import { CallFailed } from '../api/failure.ts'
import { sideOf } from './side.ts'
import { beginSession, endSession, useSession } from './session.ts'

/** Whether the stored token was refused, rather than the server being out of reach. */
function refused(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code !== 'NoReply' && failure.status < 500
}

/** Asks the server to go on with the session, which counts as activity. */
export async function renewSession(userType: PersonKind) {
  const { signInWithToken, employeeSignInWithToken } = await import('@trellis/contract/accounts/accounts.ts')
  return userType === 'student' ? call(signInWithToken, {}) : call(employeeSignInWithToken, { body: { userType } })
}

/**
 * Asks the server whether the stored session still holds. A refusal clears it and leads to the user type's home; without
 * an answer the person goes on, and each screen says that it cannot be reached.
 */
export async function validateStoredSession(): Promise<void> {
  const { person } = useSession.getState()
  if (person === undefined) return
  try {
    beginSession(await renewSession(person.userType))
  } catch (failure) {
    if (!refused(failure)) return
    endSession('refused')
    history.replaceState(null, '', sideOf(person.userType).home)
  }
}
