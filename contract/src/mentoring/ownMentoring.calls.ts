import { z } from 'zod'
import { PersonCard } from '../profiles/profiles.ts'
import { text } from '../texts/text.ts'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { OwnMentoring, OwnPairs, ToldForMentoring } from './ownMentoring.ts'

const theMember = self('params.userId', { types: ['student'] })
const params = z.strictObject({ groupId: Id, userId: Id })
const reply = z.object({ data: OwnMentoring })
const errors = [...inSession, 'Forbidden', 'NotFound'] as const

export const getOwnMentoring = endpoint({
  method: 'GET',
  path: '/group/mentoring/:groupId/:userId',
  access: theMember,
  summary: 'Answers what a member of a group told for being assigned to others there, to themselves. 404 for whoever is no member.',
  params,
  reply,
  errors,
})

export const tellForMentoring = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId',
  access: theMember,
  summary:
    'Changes it: what is left out stays. Of `wished`, whoever is no mentor of the group whom the member sees, or is ruled out, is left out. ' +
    'What is told of `languages` and `timeZone` holds in each group of theirs. Until `pausedUntil` they get nobody new, neither as a mentee nor as a mentor; null ends the pause.',
  params,
  body: ToldForMentoring,
  reply,
  errors,
})

export const ruleOutForMentoring = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/ruleOut',
  access: theMember,
  summary:
    'Says that a member does not want to be paired with somebody in the group, or takes it back. Nobody else is told, the advisors ' +
    'neither. A wish for that person ends with it.',
  params,
  body: z.strictObject({ targetId: Id, ruledOut: z.boolean() }),
  reply,
  errors,
})

export const findMentoringPeers = endpoint({
  method: 'GET',
  path: '/group/mentoring/:groupId/:userId/people',
  access: theMember,
  summary: 'Answers the people of a group whom its directory shows the member, by name: its mentors, or everybody.',
  params,
  query: z.strictObject({ which: z.enum(['mentors', 'everybody']), name: text(200).default(''), page, size }),
  reply: listOf(PersonCard),
  errors,
})

export const getOwnPairs = endpoint({
  method: 'GET',
  path: '/group/mentoring/:groupId/:userId/pairs',
  access: theMember,
  summary:
    'Answers who mentors a member of a group there, whom they mentor, and which jobs they were assigned to, as far as it is published and they ' +
    'see them, and why.',
  params,
  reply: z.object({ data: OwnPairs }),
  errors,
})
