import { callAs } from '../api/call.ts'
import { lapseSession } from './lapse.ts'
import { useSession } from './session.ts'

/** Lets calls carry the session's token, and the session lapse when the server no longer knows it. */
export function callWithSession(): void {
  callAs({ token: () => useSession.getState().person?.token, onEnded: lapseSession })
}
