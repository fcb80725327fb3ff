import { openInvitation } from '@trellis/contract/groups/invitations.calls.ts'
import { call } from '../api/call.ts'

/** Tells the server that the link of an invitation was opened. Whether it still holds is found out when its reader asks to join. */
export function noteInvitationOpened(token: string): void {
  call(openInvitation, { body: { token } }).catch(() => {})
}
