import { z } from 'zod'
import { ownPosting } from '../postings/ownPosting.ts'
import { either, endpoint, inSession, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { Message } from '../wire/replies.ts'
import { CohortInfo, CohortMember, CohortPerson, CohortRecord, MOST_AT_ONCE } from './cohorts.ts'

const OneId = z.strictObject({ id: Id })
const ofCohort = [...inSession, 'NotFound', 'Forbidden'] as const
/** Who of those named is in the cohort: since now, or from before. Whoever is in neither was left out. */
const put = { added: z.array(Id), already: z.array(Id) }
const manyMembers = z.array(CohortMember).max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} people`).default([])

export const createCohort = endpoint({
  method: 'POST',
  path: '/employee/createCohort',
  access: whoMay('edit', 'group', 'body.groupId', { types: ['advisor'] }),
  summary:
    'Adds a cohort to a group, with some of its members. The same again within ten seconds answers the cohort that was added; a name that another cohort ' +
    'in use has, without regard to case and spaces, is refused. `added` names those who were put into it.',
  body: z.strictObject({ groupId: Id, generalInfo: CohortInfo, members: manyMembers }),
  reply: z.object({ success: Id, added: put.added }),
  errors: ownPosting,
})

export const updateCohort = endpoint({
  method: 'POST',
  path: '/employee/updateCohort/:id',
  access: whoMay('edit', 'cohort', 'params.id', { types: ['advisor'] }),
  summary:
    'Changes what a cohort tells, who is in it, or whether it is archived: what is left out stays. Whoever is in it already gets the new ' +
    'role, where one is said; whoever is no member of the group, or kept from the advisor by a block, is left out. `added` names those who were not in it before, `already` those who were. With `baseVersion`, the version that was looked at, what it tells is changed only where nobody ' +
    'has changed it since: else 409 `Stale` with the cohort as it is now in `details.data`. A cohort neither gets the name of another one in use, nor ' +
    'comes back from the archived ones beside one of its name.',
  params: OneId,
  body: z.strictObject({
    generalInfo: CohortInfo.optional(),
    baseVersion: z.number().int().optional(),
    archived: z.boolean().optional(),
    add: manyMembers,
    remove: z.array(Id).max(MOST_AT_ONCE).default([]),
  }),
  reply: z.object({ data: CohortRecord, ...put }),
  details: z.object({ data: CohortRecord }),
  errors: [...ofCohort, 'Stale'],
})

export const deleteCohort = endpoint({
  method: 'DELETE',
  path: '/employee/cohort/:id',
  access: whoMay('edit', 'cohort', 'params.id', { types: ['advisor'] }),
  summary: 'Deletes a cohort. Its members stay in the group.',
  params: OneId,
  reply: Message,
  errors: ofCohort,
})

export const getCohort = endpoint({
  method: 'POST',
  path: '/employee/getCohort',
  access: whoMay('see', 'cohort', 'body.cohortId', { types: ['student', 'advisor'] }),
  summary: 'Answers a cohort to those who are in it, and to the advisors of its group.',
  body: z.strictObject({ cohortId: Id }),
  reply: z.object({ data: CohortRecord }),
  errors: ofCohort,
})

export const getGroupCohortMembers = endpoint({
  method: 'POST',
  path: '/employee/getGroupCohortMembers',
  access: whoMay('see', 'cohort', 'body.cohortId', { types: ['student', 'advisor'] }),
  summary: 'Answers the people of a cohort whom the viewer may see, by name: to members those whom the directory of the group shows.',
  body: z.strictObject({ groupId: Id, cohortId: Id, page, size }),
  reply: listOf(CohortPerson),
  errors: ofCohort,
})

const Cohorts = z.object({ data: z.array(CohortRecord) })

export const getGroupCohorts = endpoint({
  method: 'GET',
  path: '/group/cohorts/:groupId/:userId',
  access: either(self('params.userId', { types: ['student'] }), whoMay('review', 'group', 'params.groupId')),
  summary:
    'Answers the cohorts of a group that a member is in, to themselves and to the group’s advisors; an advisor who names themselves is answered all of them.',
  params: z.strictObject({ groupId: Id, userId: Id }),
  reply: Cohorts,
  errors: ofCohort,
})

export const getUserCohorts = endpoint({
  method: 'POST',
  path: '/employee/getUserCohorts',
  access: either(self('body.userId', { types: ['student'] }), signedIn('advisor')),
  summary: 'Answers the cohorts that somebody is in: all to themselves, and to an advisor those of the groups that they run.',
  body: z.strictObject({ userId: Id }),
  reply: Cohorts,
  errors: ofCohort,
})
