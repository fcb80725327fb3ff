import { z } from 'zod'
import { Candidate } from '../candidates/candidates.ts'
import { LARGEST_OWN_LIST, skillsShown } from '../jobs/jobs.calls.ts'
import { jobStates } from '../jobs/jobs.ts'
import { ScoreFields } from '../matching/scores.ts'
import { searchFilters } from '../matching/searchFilters.ts'
import { Directory, MemberRole } from '../memberships/roles.ts'
import { foundOf } from '../people/found.ts'
import { OtherMemberships } from '../postings/links.calls.ts'
import { LinkChange } from '../postings/linkSides.ts'
import { listOrAll } from '../postings/links.ts'
import { joinersOfGroups, ownPosting } from '../postings/ownPosting.ts'
import { GROUP } from '../postings/postingKinds.ts'
import { text } from '../texts/text.ts'
import { either, endpoint, inSession, self, signedIn, signedInOrSuperUser, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, wholeNumber } from '../wire/paging.ts'
import { Message } from '../wire/replies.ts'
import { CohortRole } from './cohorts.ts'
import { FoundGroup, GroupCard, GroupInfo, GroupRecord, OwnGroupCard } from './groups.ts'

const OneId = z.strictObject({ id: Id })
const OfGroup = z.strictObject({ type: z.literal(GROUP) })
const OneRecord = z.object({ data: GroupRecord })
/** Groups share the addresses of jobs: the type tells which is meant. */
const ofQuery = { at: 'query.type', is: GROUP } as const

export const createGroup = endpoint({
  method: 'POST',
  path: '/employee/createJob',
  meantBy: { at: 'body.type', is: GROUP },
  access: signedInOrSuperUser('advisor'),
  summary: 'Adds a group, which its advisor runs. The same again within ten seconds answers the group that was added.',
  body: z.strictObject({ type: z.literal(GROUP), generalInfo: GroupInfo, skillsShown }),
  reply: z.object({ success: Id }),
  errors: [...inSession, 'Forbidden'],
})

export const updateGroup = endpoint({
  method: 'POST',
  path: '/employee/updateJob/:id',
  meantBy: ofQuery,
  access: whoMay('edit', 'group', 'params.id', { types: ['advisor'] }),
  summary:
    'Replaces what a group tells. Opening it lets people ask to join. `basedOn` is the `own.updatedAt` of the record that was ' +
    'edited: 409 `Stale` where somebody has changed the group since.',
  params: OneId,
  query: OfGroup,
  body: z.strictObject({ generalInfo: GroupInfo, basedOn: z.number().nullish(), skillsShown }),
  reply: OneRecord,
  errors: [...ownPosting, 'Stale'],
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/employee/job/:id',
  meantBy: ofQuery,
  access: whoMay('delete', 'group', 'params.id', { types: ['advisor'] }),
  summary:
    'Deletes a group, by its owner, who writes its `name` for it. It is gone from every list at once, and nobody is its member any more.',
  params: OneId,
  query: OfGroup.extend({ name: text(200) }),
  reply: Message,
  errors: ownPosting,
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/employee/job/:id',
  meantBy: ofQuery,
  access: signedIn(),
  summary: 'Answers a group: one’s own to its advisors, open ones to whom their membership lets see them.',
  params: OneId,
  query: OfGroup,
  reply: OneRecord,
  errors: [...inSession, 'NotFound'],
})

export const getGroupOfPerson = endpoint({
  method: 'GET',
  path: '/employee/job/:id/:userId',
  meantBy: ofQuery,
  access: either(self('params.userId', { types: joinersOfGroups }), whoMay('review', 'group', 'params.id')),
  summary: 'The same with what the named person is to it: for that person, and for the group’s advisors.',
  params: z.strictObject({ id: Id, userId: Id }),
  query: OfGroup,
  reply: z.object({
    data: GroupRecord,
    /** Who the named person is to the group, for its advisors. */
    candidate: Candidate.nullable(),
    history: z.array(LinkChange),
    /** How well the group fits the named person, for themselves; null too where nothing can be compared. */
    fit: z.object(ScoreFields).nullable(),
    /** What they are in it and whom its directory shows them, for themselves; null for whoever is no member. */
    place: z.object({ role: CohortRole, directory: Directory }).nullable(),
    /** As what they asked to join last, for themselves; null where they never did, and of a recruiter. */
    asksAs: MemberRole.nullable(),
    /** The groups that they would have to leave before this one can accept them, for themselves. */
    toLeave: OtherMemberships.shape.groups,
  }),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const getMultGroups = endpoint({
  method: 'POST',
  path: '/employee/getMultGroups',
  access: signedIn(),
  summary: 'Answers those of the named groups that the viewer may see, in the order asked.',
  body: z.strictObject({ groupList: z.array(Id).max(100) }),
  reply: z.object({ data: z.array(GroupCard) }),
  errors: inSession,
})

export const myGroupList = endpoint({
  method: 'GET',
  path: '/employee/myJobList/:userId',
  meantBy: ofQuery,
  access: self('params.userId', { types: ['advisor'] }),
  summary: 'Answers the groups that an advisor runs, newest first: their own, and those in which they help another.',
  params: z.strictObject({ userId: Id }),
  query: z.strictObject({
    page,
    size: wholeNumber(1, LARGEST_OWN_LIST).default(LARGEST_OWN_LIST),
    type: z.literal(GROUP),
    state: z.enum([...jobStates, '']).default(''),
  }),
  reply: listOf(OwnGroupCard),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const findGroups4Candidate = endpoint({
  method: 'POST',
  path: '/pythonApi/findGroups4Candidate/:userId',
  access: self('params.userId', { types: joinersOfGroups }),
  summary:
    'Finds groups for a student with reasons, best first. `state` names one of their lists (suggested: open groups that they have ' +
    'done nothing with, and are old enough for); empty, all that they may see are searched. A recruiter’s: newest first.',
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({ ...searchFilters, state: listOrAll }),
  reply: foundOf(FoundGroup),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})
