import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { Id } from '../wire/ids.ts'

/** So many addresses are invited at once, and so many letters go out for a group within a day. */
export const [MOST_INVITED_AT_ONCE, MOST_INVITED_A_DAY] = [500, 2_000]
/** For so many days an invitation holds, from its last letter on. */
export const INVITATION_DAYS = 30
/** The longest words of an advisor's own in a letter. */
export const LONGEST_PERSONAL_LINE = 500
/** The longest text with addresses that is read at once. */
export const LONGEST_ADDRESS_LIST = 60_000

/**
 * How far an invitation got: the letter waits, was sent, could not be delivered; its link was opened; an account was made by whoever opened it;
 * they are a member; it has run out, or was taken back.
 */
export const invitationStates = ['waiting', 'sent', 'undeliverable', 'opened', 'signedUp', 'accepted', 'expired', 'revoked'] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.output<typeof InvitationState>

/** An invitation as the group's advisors read it. Times in milliseconds since 1970. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  /** What a table said that they are called; empty without one. */
  name: z.string(),
  state: InvitationState,
  role: MemberRole,
  cohort: z.object({ id: Id, name: z.string() }).nullable(),
  personalLine: z.string(),
  /** Who invited; empty where they have left. */
  invitedBy: z.string(),
  createdAt: z.number(),
  /** When the last letter went out; null where none did. */
  sentAt: z.number().nullable(),
  expiresAt: z.number(),
  can: z.object({ sendAgain: z.boolean(), revoke: z.boolean() }),
})
export type Invitation = z.output<typeof Invitation>

/** How many invitations of a group got how far. */
export const InvitationCounts = z.record(InvitationState, z.number().int())
export type InvitationCounts = z.output<typeof InvitationCounts>

/**
 * What becomes of an address: it is invited; it was already, and nothing is sent; whoever has it is a member; it was written to within the last day;
 * whoever has it wants no invitations, and is not invited; it stands in the list above; it is no address.
 */
export const invitationFates = ['invited', 'invitedAlready', 'member', 'tooSoon', 'optedOut', 'duplicate', 'faulty'] as const
export const InvitationFate = z.enum(invitationFates)
export type InvitationFate = z.output<typeof InvitationFate>

export const InvitedAddress = z.object({
  email: z.string(),
  fate: InvitationFate,
  /** In which line of the text it stands, the first being 1. */
  line: z.number().int(),
  /** What is wrong with a faulty one, in a sentence; empty for others. */
  why: z.string(),
})
export type InvitedAddress = z.output<typeof InvitedAddress>
