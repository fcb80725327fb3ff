import { z } from 'zod'
import { anyone, endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { Message } from '../wire/replies.ts'
import { page, size } from '../wire/paging.ts'
import { errors as ofMentoringGroup, ofBody, ofParams, Within, within } from './calls/ofAdvisors.ts'
import { AskReason, FitAnswer } from './living/fit.ts'
import { LivingPairs, pairsShown, Rematch } from './living/pairsLiving.ts'
import { MessageText } from './living/writing.ts'
import { MentoringSession, PairLife, PairNamed, SESSIONS_AT_FIRST, SessionTold } from './living/sessions.ts'

const theMember = self('params.userId', { types: ['student'] })
const params = z.strictObject({ groupId: Id, userId: Id })
const oneSession = z.strictObject({ groupId: Id, userId: Id, sessionId: Id })
const errors = [...inSession, 'Forbidden', 'NotFound'] as const
/** Of what goes on in a pair. */
const writing = [...errors, 'InvalidTransition'] as const
const whereArchived = ' 409 `InvalidTransition` where the mentoring group is archived: its pairs have ended.'

/** One pair of a member, or all of them: what names one is told whole. */
const OnePair = PairNamed.partial().superRefine((named, check) => {
  const parts = Object.keys(PairNamed.shape) as (keyof PairNamed)[]
  const missing = parts.filter((part) => named[part] === undefined)
  if (missing.length === parts.length) return
  for (const part of missing) check.addIssue({ code: 'custom', path: [part], message: 'Name the whole pair, or none' })
})

export const getPairLives = endpoint({
  method: 'GET',
  path: '/group/mentoring/:groupId/:userId/living',
  access: theMember,
  summary:
    'Answers how the published pairs of a member go on, as far as they see the other one: the sessions of both. A note of the other one is ' +
    `told where it is shared; else a session tells its time and its minutes alone. Of each pair the last ${SESSIONS_AT_FIRST} sessions are ` +
    `told, and the next ${SESSIONS_AT_FIRST}; of one pair that is named, all of them.`,
  params,
  query: OnePair,
  reply: z.object({ data: z.array(PairLife) }),
  errors,
})

export const logSession = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/sessions',
  access: theMember,
  summary:
    'Writes a session of a published pair down, past or planned. The same time again is the same session: what is told of it last counts. ' +
    `The other one is told of a session that is planned.${whereArchived}`,
  params,
  body: z.strictObject({ ...PairNamed.shape, ...SessionTold.shape }),
  reply: z.object({ data: MentoringSession }),
  errors: [...writing, 'QuotaReached'],
})

export const updateSession = endpoint({
  method: 'PUT',
  path: '/group/mentoring/:groupId/:userId/sessions/:sessionId',
  access: theMember,
  summary: `Changes a session that the member wrote down. 404 for one of somebody else’s.${whereArchived}`,
  params: oneSession,
  body: SessionTold,
  reply: z.object({ data: MentoringSession }),
  errors: writing,
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/group/mentoring/:groupId/:userId/sessions/:sessionId',
  access: theMember,
  summary: 'Deletes a session that the member wrote down. 404 for one of somebody else’s.',
  params: oneSession,
  reply: Message,
  errors,
})

const lives = z.object({ data: z.array(PairLife) })

export const answerFit = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/fit',
  access: theMember,
  summary:
    'Says whether a pair is a good fit, from thirty days after it was published on; another answer takes its place. The advisors of the ' +
    `group read it, the other one never. 409 \`InvalidTransition\` before that, and where the mentoring group is archived.`,
  params,
  body: z.strictObject({ ...PairNamed.shape, answer: FitAnswer }),
  reply: lives,
  errors: writing,
})

export const answerFitByLink = endpoint({
  method: 'POST',
  path: '/group/mentoring/fit',
  access: anyone,
  summary: `Answers the same by the secret of the link in the mail that asks, once.${whereArchived}`,
  body: z.strictObject({ token: z.string().min(1).max(100), answer: FitAnswer }),
  reply: Message,
  errors: ['InvalidLink', 'InvalidTransition'],
})

export const askForAnother = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/another',
  access: theMember,
  summary:
    'Tells the advisors of the group that a pair does not work, with a reason if the member likes, or takes it back (`asks` false). The ' +
    `other one is never told.${whereArchived}`,
  params,
  body: z.strictObject({ ...PairNamed.shape, asks: z.boolean(), reason: AskReason }),
  reply: lives,
  errors: writing,
})

export const writeToPair = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/write',
  access: theMember,
  summary:
    'Mails what a member writes to the other one of a published pair, who answers in the same way: neither is told the e-mail of the other, ' +
    `and advisors do not read it. The same words again within a day are the same message.${whereArchived}`,
  params,
  body: z.strictObject({ ...PairNamed.shape, text: MessageText }),
  reply: Message,
  errors: [...writing, 'QuotaReached'],
})

export const leaveMentoringGroup = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/leave',
  access: theMember,
  summary:
    'A member leaves a mentoring group with all their pairs in it; they stay in the group. The advisors are told, and can take them in again.',
  params,
  body: z.strictObject({ mgrpID: Id }),
  reply: Message,
  errors,
})

export const getLivingPairs = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/living',
  access: ofParams,
  summary:
    'Answers how the published pairs of a mentoring group go on, by the mentee’s name: when they met, whether they find it a good fit, and ' +
    'who asks for somebody else. Notes of sessions are told to no advisor.',
  params: Within,
  query: z.strictObject({ only: z.enum(pairsShown).optional(), page, size }),
  reply: z.object({ data: LivingPairs }),
  errors: ofMentoringGroup,
})

export const proposeRematch = endpoint({
  method: 'POST',
  path: '/pythonApi/proposeRematch',
  access: ofBody,
  summary:
    'Works out whom the mentee of a published pair could have instead, from the places that are left, while all other pairs stay. Nothing ' +
    'is kept. 404 where there is no such pair.',
  body: z.strictObject({ ...within, menteeId: Id, mentorId: Id }),
  reply: z.object({ data: Rematch }),
  errors: [...ofMentoringGroup, 'InvalidTransition'],
})
