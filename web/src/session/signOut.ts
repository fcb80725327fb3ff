import { signOut } from '@trellis/contract/accounts.ts'
import { call } from '../api/call.ts'
import { dropAllDrafts } from '../drafts/drafts.ts'
import { endSession, useSession } from './session.ts'

/** Signs out here at once and on the server as soon as it answers; a token that it never hears of again runs out. */
export function signOutEverywhere(): void {
  const token = useSession.getState().person?.token
  dropAllDrafts()
  endSession('signedOut')
  if (token !== undefined) void call(signOut, {}, { token }).catch(() => undefined)
}
