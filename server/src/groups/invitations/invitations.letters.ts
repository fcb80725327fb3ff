import { INVITATION_DAYS } from '@trellis/contract/groups/invitations.ts'
import { withoutLinks } from '@trellis/contract/groups/addresses/addresses.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import type { Letter } from '../../platform/mail/letter.ts'

const LONGEST_NAME = 80
/** A name of somebody's choice in a letter to whoever may not know them: no mail program makes a link of it. */
export const named = (name: string, otherwise: string): string => shorten(withoutLinks(name), LONGEST_NAME) || otherwise

const asWhat: Record<MemberRole, string> = { member: 'as a member', mentor: 'as a mentor', both: 'as a member and a mentor' }

/** What a letter says of an invitation. */
export interface Invited {
  readonly group: string
  readonly advisor: string
  readonly role: MemberRole
  /** A few words of the advisor's. */
  readonly personalLine: string
}

/**
 * Invites an address to a group. It says nothing of whether an account has it.
 * @param address where one joins
 * @param stopAddress where one says that one wants no more of these
 */
export function groupInvitationLetter(product: string, invited: Invited, address: string, stopAddress: string): Letter {
  const [group, advisor] = [named(invited.group, 'a group'), named(invited.advisor, 'An advisor')]
  return {
    subject: `You are invited to ${group} at ${product}`,
    title: `Join ${group}`,
    paragraphs: [
      `${advisor} invites you to join ${group} at ${product} ${asWhat[invited.role]}.`,
      'Open this link, then sign up or sign in with the e-mail address that this letter came to: you are in at once.',
      `The link is for this address alone, and works for ${INVITATION_DAYS} days.`,
    ],
    quote: withoutLinks(invited.personalLine),
    action: { label: `Join ${group}`, address },
    footnote: `You get this mail because ${advisor} entered your address. If you do not want to join, do nothing.`,
    wayOut: { label: 'Send me no more invitations', address: stopAddress },
  }
}
