import { z } from 'zod'
import { Email } from '../accounts/accounts.ts'
import { WhyNotLetIn } from '../accounts/approvals.ts'
import { InvitedEmail } from '../accounts/delegates.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { endpoint, inSession, self, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { Message } from '../wire/replies.ts'
import { GroupAdvisor } from './groups.ts'

/** So many lead a group or are asked to, at most. */
export const MOST_ADVISORS = 100

const byAdvisors = whoMay('review', 'group', 'params.groupId', { types: ['advisor'] })
/** Whoever may delete a group may hand it over, and nobody else. */
const byOwner = whoMay('delete', 'group', 'params.groupId', { types: ['advisor'] })

/** An advisor of a group as the others know them: of the e-mail the first two characters. */
export const LeadingAdvisor = GroupAdvisor.extend({ email: z.string(), since: z.number() })
export type LeadingAdvisor = z.output<typeof LeadingAdvisor>

/** An e-mail that was asked to lead a group, and by whom; empty where they have left. Nobody says whether somebody has it. */
export const InvitedAdvisor = InvitedEmail.extend({ invitedBy: z.string() })
export type InvitedAdvisor = z.output<typeof InvitedAdvisor>

/** Who leads a group, the owner first, who is asked to, and to whom the owner offers it. */
export const GroupAdvisors = z.object({
  advisors: z.array(LeadingAdvisor),
  invited: z.array(InvitedAdvisor),
  /** Null where the owner offers it to nobody. */
  offeredTo: Id.nullable(),
  /** Whether the reader may delete the group and hand it over. */
  isOwner: z.boolean(),
})
export type GroupAdvisors = z.output<typeof GroupAdvisors>

/** A group that asks an advisor to lead it, and the name of whoever asks; empty where they have left. */
export const AskingGroup = z.object({
  _id: Id,
  name: z.string(),
  invitedBy: z.string(),
  since: z.number(),
  /** What keeps the advisor from accepting; null where nothing does. */
  keptBy: WhyNotLetIn.nullable(),
})
export type AskingGroup = z.output<typeof AskingGroup>

/** What waits for an advisor's answer: groups that they are asked to lead, and of those that they lead, the ones that they are to own. */
export const AskedOfAdvisor = z.object({
  asking: z.array(AskingGroup),
  offered: z.array(z.object({ _id: Id, name: z.string(), ownerName: z.string(), since: z.number() })),
})
export type AskedOfAdvisor = z.output<typeof AskedOfAdvisor>

const OneGroup = z.strictObject({ groupId: Id })
const OwnAnswer = z.strictObject({ userId: Id, groupId: Id })
const All = z.object({ data: GroupAdvisors })
const Asked = z.object({ data: AskedOfAdvisor })
const ofAdvisor = [...inSession, 'NotFound', 'Forbidden'] as const

export const getGroupAdvisors = endpoint({
  method: 'GET',
  path: '/group/advisors/:groupId',
  access: byAdvisors,
  summary: 'Answers who leads a group, who is asked to, and to whom its owner offers it.',
  params: OneGroup,
  reply: All,
  errors: ownPosting,
})

export const inviteAdvisor = endpoint({
  method: 'POST',
  path: '/group/advisors/:groupId/invited',
  access: byAdvisors,
  summary:
    'Asks whoever has an e-mail to lead a group, as an advisor of it. They do once they accept. An e-mail that nobody has is answered in ' +
    'the same way; the letter to it leads to the sign-up. Doing it twice changes nothing.',
  params: OneGroup,
  body: z.strictObject({ email: Email }),
  reply: All,
  errors: ownPosting,
})

export const withdrawAdvisorInvitation = endpoint({
  method: 'DELETE',
  path: '/group/advisors/:groupId/invited/:invitationId',
  access: byAdvisors,
  summary: 'Asks an e-mail no longer to lead a group. One that is gone already is no failure.',
  params: z.strictObject({ groupId: Id, invitationId: Id }),
  reply: All,
  errors: ownPosting,
})

export const removeGroupAdvisor = endpoint({
  method: 'DELETE',
  path: '/group/advisors/:groupId/leading/:advisorId',
  access: byAdvisors,
  summary:
    'Ends that somebody leads a group: another, or oneself. Its owner leads it until they have handed it over (409 `InvalidTransition`).',
  params: z.strictObject({ groupId: Id, advisorId: Id }),
  reply: Message,
  errors: [...ownPosting, 'InvalidTransition'],
})

export const offerGroup = endpoint({
  method: 'PUT',
  path: '/group/advisors/:groupId/offer',
  access: byOwner,
  summary:
    'Offers a group to another of its advisors, who owns it once they accept; an offer to somebody else ends. 404 for who does not lead it.',
  params: OneGroup,
  body: z.strictObject({ advisorId: Id }),
  reply: All,
  errors: [...ownPosting, 'InvalidTransition'],
})

export const withdrawGroupOffer = endpoint({
  method: 'DELETE',
  path: '/group/advisors/:groupId/offer',
  access: byOwner,
  summary: 'Offers a group to nobody any more. Where it was offered to nobody, it is no failure.',
  params: OneGroup,
  reply: All,
  errors: ownPosting,
})

export const getAskedOfAdvisor = endpoint({
  method: 'GET',
  path: '/group/askedAdvisors/:userId',
  access: self('params.userId', { types: ['advisor'] }),
  whileWaiting: 'params.userId',
  summary: 'Answers which groups ask an advisor to lead them, and which the advisor is to own.',
  params: z.strictObject({ userId: Id }),
  reply: Asked,
  errors: ofAdvisor,
})

export const answerAdvisorInvitation = endpoint({
  method: 'POST',
  path: '/group/askedAdvisors/:userId/:groupId',
  access: self('params.userId', { types: ['advisor'] }),
  whileWaiting: 'params.userId',
  summary:
    'Accepts or declines to lead a group that asks. Who waits for approval is approved by accepting, if an approved advisor of the group ' +
    'asked them; else 403 `NotApproved`. 404 where it does not ask.',
  params: OwnAnswer,
  body: z.strictObject({ accept: z.boolean() }),
  reply: Asked,
  errors: ofAdvisor,
})

export const answerGroupOffer = endpoint({
  method: 'POST',
  path: '/group/askedAdvisors/:userId/:groupId/offer',
  access: self('params.userId', { types: ['advisor'] }),
  summary: 'Accepts or declines to own a group. Whoever owned it leads it still. 404 where it is not offered.',
  params: OwnAnswer,
  body: z.strictObject({ accept: z.boolean() }),
  reply: Asked,
  errors: ofAdvisor,
})
