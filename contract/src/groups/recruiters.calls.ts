import { z } from 'zod'
import { LinkOfOwner } from '../postings/linkSides.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'

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
