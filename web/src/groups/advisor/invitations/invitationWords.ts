import type { Invitation, InvitationFate, InvitationState } from '@trellis/contract/groups/invitations.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { day } from '../../../ui/dates.ts'
import { counted } from '../../../ui/words/counted.ts'

export const stateLabels: Record<InvitationState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  undeliverable: 'Could not be delivered',
  opened: 'Opened',
  signedUp: 'Signed up',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Taken back',
}

const whatNext: Record<InvitationState, string> = {
  waiting: 'the letter goes out in its turn',
  sent: 'the link was not opened yet',
  undeliverable: 'check the address',
  opened: 'the link was opened',
  signedUp: 'they have an account, and did not join yet',
  accepted: 'they joined the group',
  expired: 'the link no longer works',
  revoked: 'the link no longer works',
}

/** How far an invitation got: 'Opened: the link was opened'. */
export function stateWords(state: InvitationState, canJoin: boolean): string {
  const isHeld = state === 'waiting' && !canJoin
  return `${stateLabels[state]}: ${isHeld ? 'the letter goes out once people can join' : whatNext[state]}`
}

const over: ReadonlySet<InvitationState> = new Set(['accepted', 'expired', 'revoked'])
const asWhat: Record<MemberRole, string> = {
  member: '',
  mentor: 'As a mentor',
  both: 'As a member and a mentor',
}

/** When, as what and by whom: 'Sent March 4, 2026 · Good until April 3, 2026 · As a mentor · Into Class of 2030 · By Gus Bell'. */
export function detailWords({ state, role, cohort, invitedBy, sentAt, expiresAt }: Invitation): string {
  return [
    sentAt === null ? '' : `Sent ${day(sentAt)}`,
    over.has(state) ? '' : `Good until ${day(expiresAt)}`,
    state === 'expired' ? `Expired ${day(expiresAt)}` : '',
    asWhat[role],
    cohort === null ? '' : `Into ${cohort.name}`,
    invitedBy === '' ? '' : `By ${invitedBy}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const fateLabels: Record<InvitationFate, readonly [one: string, more: string]> = {
  invited: ['address gets a letter', 'addresses get a letter'],
  invitedAlready: ['was invited before, and the invitation still holds', 'were invited before, and the invitations still hold'],
  member: ['is a member already', 'are members already'],
  tooSoon: ['was written to within the last day', 'were written to within the last day'],
  optedOut: ['wants no invitations', 'want no invitations'],
  duplicate: ['stands in the list twice', 'stand in the list more than once'],
  faulty: ['is no address', 'are no addresses'],
}

/** What becomes of some addresses: '3 are members already'. */
export const fateWords = (fate: InvitationFate, count: number): string => counted(count, ...fateLabels[fate])
