import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { isStorable, requiredText, text } from '../texts/text.ts'
import { anyone, endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { Message } from '../wire/replies.ts'
import {
  Invitation,
  InvitationCounts,
  InvitationState,
  InvitedAddress,
  LONGEST_ADDRESS_LIST,
  LONGEST_PERSONAL_LINE,
  MOST_INVITED_A_DAY,
  MOST_INVITED_AT_ONCE,
} from './invitations.ts'

const byAdvisors = (at: 'body.profID' | 'params.groupId') => whoMay('review', 'group', at, { types: ['advisor'] })
const OneGroup = z.strictObject({ groupId: Id })
const some = z.strictObject({ ids: z.array(Id).min(1).max(MOST_INVITED_AT_ONCE, `Choose at most ${MOST_INVITED_AT_ONCE} invitations`) })
const Invitations = z.object({ data: z.array(Invitation) })
const token = requiredText(100)

export const sendInviteToGroup = endpoint({
  method: 'POST',
  path: '/pythonApi/sendInviteToGroup',
  access: byAdvisors('body.profID'),
  summary:
    `Invites addresses to a group, ${MOST_INVITED_AT_ONCE} at most, pasted in any form: each gets a letter with a link of its own, and whoever ` +
    'shows that the address is theirs and asks to join is accepted at once. Nothing tells whether an address has an account; that its owner wants ' +
    'no invitations is told. Answers what becomes of each, and the letter; with `preview`, nothing is done. `adminName` is not read: the letter names who is signed in. ' +
    `${MOST_INVITED_A_DAY} letters a day go out for a group.`,
  body: z.strictObject({
    profID: Id,
    adminName: text(200).default(''),
    /** As it was pasted: not trimmed, so that its lines are counted as its reader counts them. */
    emailList: z
      .string()
      .max(LONGEST_ADDRESS_LIST, `Use at most ${LONGEST_ADDRESS_LIST} characters`)
      .refine(isStorable, 'This contains characters that cannot be stored')
      .refine((list) => list.trim() !== '', 'Enter an e-mail address'),
    /** A few words for the letter; links are taken out. */
    personalLine: text(LONGEST_PERSONAL_LINE).default(''),
    role: MemberRole.default('member'),
    /** The cohort of the group that they come into. */
    cohortId: Id.nullish(),
    preview: z.boolean().default(false),
  }),
  reply: z.object({
    data: z.object({ addresses: z.array(InvitedAddress), letter: z.object({ subject: z.string(), text: z.string() }) }),
  }),
  errors: ownPosting,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/group/invitations/:groupId',
  access: byAdvisors('params.groupId'),
  // A screen asks anew while letters wait.
  passive: true,
  summary:
    'Answers the invitations of a group, newest first; those of one state, where it is named. `counts` has how many are in each, of all.',
  params: OneGroup,
  query: z.strictObject({ page, size, state: z.enum([...InvitationState.options, '']).default('') }),
  reply: listOf(Invitation).extend({ counts: InvitationCounts }),
  errors: ownPosting,
})

export const sendInvitationsAgain = endpoint({
  method: 'POST',
  path: '/group/invitations/:groupId/again',
  access: byAdvisors('params.groupId'),
  summary:
    'Sends the letters of some invitations again, each once a day at most, and lets them hold for another 30 days. Answers those that are sent again.',
  params: OneGroup,
  body: some,
  reply: Invitations,
  errors: ownPosting,
})

export const revokeInvitations = endpoint({
  method: 'POST',
  path: '/group/invitations/:groupId/revoke',
  access: byAdvisors('params.groupId'),
  summary: 'Takes some invitations back: their links open nothing any more. Who is a member stays one. Answers those that are taken back.',
  params: OneGroup,
  body: some,
  reply: Invitations,
  errors: ownPosting,
})

export const openInvitation = endpoint({
  method: 'POST',
  path: '/group/invitation/open',
  access: anyone,
  summary: 'Answers whoever opens the link of an invitation to which group it leads, and notes that it was opened.',
  body: z.strictObject({ token }),
  reply: z.object({ data: z.object({ groupId: Id, name: z.string() }) }),
  errors: ['InvalidLink'],
})

export const stopInvitations = endpoint({
  method: 'POST',
  path: '/group/invitation/stop',
  access: anyone,
  summary: 'Whoever got an invitation gets no more of them, from no group. `token` is the one of the link at the end of the letter.',
  body: z.strictObject({ token }),
  reply: Message,
  errors: ['InvalidLink'],
})
