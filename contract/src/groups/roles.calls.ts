import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { MOST_AT_ONCE } from './cohorts.ts'

export const setGroupRoles = endpoint({
  method: 'POST',
  path: '/group/roles/:groupId',
  access: whoMay('review', 'group', 'params.groupId', { types: ['advisor'] }),
  summary: 'Gives members of a group another role, by its advisors. Answers whose role is this one now: whoever is no member is left out.',
  params: z.strictObject({ groupId: Id }),
  body: z.strictObject({ userIds: z.array(Id).min(1).max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} people`), role: MemberRole }),
  reply: z.object({ data: z.array(Id) }),
  errors: ownPosting,
})
