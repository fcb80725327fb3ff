import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { LinkOfOwner } from '../postings/linkSides.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
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

/** A recruiter who asked to join a group, as its advisors know them. */
export const GroupRecruiter = z.object({
  _id: Id,
  name: z.string(),
  /** What they say of themselves; empty where they say nothing. */
  companyInstitution: z.string(),
  title: z.string(),
  link: LinkOfOwner,
})
export type GroupRecruiter = z.output<typeof GroupRecruiter>

export const getGroupRecruiters = endpoint({
  method: 'GET',
  path: '/group/recruiters/:groupId',
  access: whoMay('review', 'group', 'params.groupId', { types: ['advisor'] }),
  summary:
    'Answers the recruiters who asked to join a group: those who wait for an answer first, then its members, then those turned down. Who took ' +
    'it back, or left, is not among them. changeCandidateStatus decides about one.',
  params: z.strictObject({ groupId: Id }),
  query: z.strictObject({ page, size }),
  reply: listOf(GroupRecruiter),
  errors: ownPosting,
})
