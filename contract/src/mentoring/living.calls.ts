import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { Message } from '../wire/replies.ts'
import { MentoringSession, PairLife, PairNamed, SessionTold } from './living/sessions.ts'

const theMember = self('params.userId', { types: ['student'] })
const params = z.strictObject({ groupId: Id, userId: Id })
const oneSession = z.strictObject({ groupId: Id, userId: Id, sessionId: Id })
const errors = [...inSession, 'Forbidden', 'NotFound'] as const

export const getPairLives = endpoint({
  method: 'GET',
  path: '/group/mentoring/:groupId/:userId/living',
  access: theMember,
  summary:
    'Answers how the published pairs of a member go on, as far as they see the other one: the sessions of both. A note of the other one is ' +
    'told where it is shared; else a session tells its time and its minutes alone.',
  params,
  reply: z.object({ data: z.array(PairLife) }),
  errors,
})

export const logSession = endpoint({
  method: 'POST',
  path: '/group/mentoring/:groupId/:userId/sessions',
  access: theMember,
  summary:
    'Writes a session of a published pair down, past or planned. The same time again is the same session: what is told of it last counts. ' +
    'The other one is told of a session that is planned.',
  params,
  body: z.strictObject({ ...PairNamed.shape, ...SessionTold.shape }),
  reply: z.object({ data: MentoringSession }),
  errors: [...errors, 'QuotaReached'],
})

export const updateSession = endpoint({
  method: 'PUT',
  path: '/group/mentoring/:groupId/:userId/sessions/:sessionId',
  access: theMember,
  summary: 'Changes a session that the member wrote down. 404 for one of somebody else’s.',
  params: oneSession,
  body: SessionTold,
  reply: z.object({ data: MentoringSession }),
  errors,
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
