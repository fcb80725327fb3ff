import { signOut } from '@trellis/contract/accounts/accounts.ts'
import { call } from '../api/call.ts'
import { endSession, useSession } from './session.ts'

/** How long signing out waits for what is still to be sent. */
const WAIT_MS = 1_500

const sendings = new Set<() => Promise<unknown>>()

/** Runs `send` before a person signs out: the last words typed are stored rather than kept in the browser. */
export function beforeSignOut(send: () => Promise<unknown>): void {
  sendings.add(send)
}

/**
 * Signs out, once what waits is sent or a moment has passed: here at once, on the server as soon as it answers. A token
 * that it never hears of again runs out.
 */
export async function signOutEverywhere(): Promise<void> {
  const person = useSession.getState().person
  const sent = Promise.allSettled([...sendings].map((send) => send()))
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  if (person === undefined || useSession.getState().person?.token !== person.token) return
  endSession('signedOut')
  await call(signOut, {}, { token: person.token }).catch(() => undefined)
}
