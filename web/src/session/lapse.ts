import { CallFailed } from '../api/failure.ts'
import { draftsOf } from '../drafts/drafts.ts'
import { endSession, useSession } from './session.ts'

/** Whether somebody types just now, or has typed what is not stored. */
function isTyping(userId: string): boolean {
  const at = typeof document === 'undefined' ? null : document.activeElement
  const isInText =
    (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type !== 'checkbox' && at.type !== 'radio')) &&
    at.value !== ''
  return isInText || Object.keys(draftsOf(userId)).length > 0
}

/**
 * The server no longer knows the session: while somebody types, sign-in opens over the page, which stays as it is; else
 * the session ends and the sign-in page comes.
 */
export function lapseSession(): void {
  const { person, isSignInModalOpened } = useSession.getState()
  if (person === undefined || isSignInModalOpened) return
  if (isTyping(person.userId)) useSession.setState({ isSignInModalOpened: true })
  else endSession('ended')
}

/** Runs `goOn` when the person whose session lapsed has signed in again over the page. */
export function whenSignedInAgain(goOn: () => void): void {
  useSession.subscribe((now, before) => {
    const isSame = now.person !== undefined && now.person.userId === before.person?.userId
    if (isSame && before.isSignInModalOpened && !now.isSignInModalOpened) goOn()
  })
}

/** What a student's own bio answers to a session that may not have it: 401 is dealt with for every call, 403 here. */
export function lapseIfForbidden(failure: unknown): void {
  if (failure instanceof CallFailed && failure.status === 403) lapseSession()
}
