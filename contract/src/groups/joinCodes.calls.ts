import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { LinkOfPerson } from '../postings/linkSides.ts'
import { OtherMemberships } from '../postings/links.calls.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { text } from '../texts/text.ts'
import { endpoint, inSession, self, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { MOST_CODE_USES } from './codes/codeSigns.ts'
import { JoinCode } from './codes/joinCodes.ts'

export const setJoinCode = endpoint({
  method: 'POST',
  path: '/group/joinCode/:groupId',
  access: whoMay('edit', 'group', 'params.groupId', { types: ['advisor'] }),
  summary:
    'Gives a group a code by which people join it: `renew` makes another, which takes the place of the one before, and `change` keeps the code and ' +
    'changes its end and how many may use it; `off` takes it away. Answers the code, null where there is none.',
  params: z.strictObject({ groupId: Id }),
  body: z.union([
    z.strictObject({
      what: z.enum(['renew', 'change']),
      /** Milliseconds since 1970. */
      expiresAt: z.number().int(),
      mostUses: z.number().int('Enter a whole number').min(1, 'Enter 1 or more').max(MOST_CODE_USES, `Enter ${MOST_CODE_USES} or less`),
    }),
    z.strictObject({ what: z.literal('off') }),
  ]),
  reply: z.object({ data: JoinCode.nullable() }),
  errors: ownPosting,
})

export const joinByCode = endpoint({
  method: 'POST',
  path: '/group/join',
  access: self('body.userId', { types: ['student'] }),
  summary:
    'Asks to join the group that a code is of, as `applied` of changeGroupStatus does: who asks to join an open group is accepted at once. Who has asked ' +
    'already, or is a member, is answered as what. A code that is wrong, has ended, or is used up is always answered by `InvalidCode`.',
  body: z.strictObject({
    userId: Id,
    code: text(50),
    role: MemberRole.nullish(),
    ok2contact: z.boolean().nullish(),
  }),
  reply: z.object({
    group: z.object({ id: Id, name: z.string() }),
    answer: z.union([z.object({ result: LinkOfPerson }), OtherMemberships]),
  }),
  errors: [...inSession, 'Forbidden', 'NotFound', 'InvalidCode', 'InvalidTransition', 'Stale'],
})
