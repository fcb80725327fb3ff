import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { PersonCard } from '../profiles/profiles.ts'

const Pair = z.strictObject({ userId: Id, targetId: Id })
const Result = z.object({ result: z.object({ followed: z.boolean(), blocked: z.boolean() }) })
const errors = [...inSession, 'NotFound'] as const

export const follow = endpoint({
  method: 'PUT',
  path: '/pythonApi/follow',
  access: self('body.userId'),
  summary: 'Follows a person. Doing it twice changes nothing.',
  body: Pair,
  reply: Result,
  errors,
})

export const unfollow = endpoint({
  method: 'PUT',
  path: '/pythonApi/unfollow',
  access: self('body.userId'),
  summary: 'Stops following a person.',
  body: Pair,
  reply: Result,
  errors,
})

export const block = endpoint({
  method: 'PUT',
  path: '/pythonApi/block',
  access: self('body.userId'),
  summary: 'Blocks a person: from now on neither sees the other anywhere, and neither follows the other.',
  body: Pair,
  reply: Result,
  errors,
})

export const unblock = endpoint({
  method: 'PUT',
  path: '/pythonApi/unblock',
  access: self('body.userId'),
  summary: 'Takes a block back.',
  body: Pair,
  reply: Result,
  errors,
})

const OneTarget = z.strictObject({ targetId: Id })

export const removeRoleModel = endpoint({
  method: 'PUT',
  path: '/pythonApi/removeRoleModel/:userId',
  access: self('params.userId', { types: ['student'] }),
  summary: 'Takes a person out of the role models suggested: "not for me".',
  params: z.strictObject({ userId: Id }),
  body: OneTarget,
  reply: z.object({ result: z.object({ removed: z.boolean() }) }),
  errors: [...errors, 'Forbidden'],
})

export const restoreRoleModel = endpoint({
  method: 'PUT',
  path: '/pythonApi/restoreRoleModel/:userId',
  access: self('params.userId', { types: ['student'] }),
  summary: 'Undoes removeRoleModel.',
  params: z.strictObject({ userId: Id }),
  body: OneTarget,
  reply: z.object({ result: z.object({ removed: z.boolean() }) }),
  errors: [...errors, 'Forbidden'],
})

/**
 * The lists of people that a person keeps. `blocked`, and `removed`, who was taken out of the role models by {@link removeRoleModel}, are seen by
 * nobody else.
 */
export const peopleLists = ['following', 'followers', 'blocked', 'removed'] as const

export const listPeople = endpoint({
  method: 'GET',
  path: '/students/:userId/:sub',
  access: self('params.userId'),
  summary: "Answers one of the person's own lists, newest first.",
  params: z.strictObject({ userId: Id, sub: z.enum(peopleLists) }),
  query: z.strictObject({ page, size }),
  reply: listOf(PersonCard),
  errors,
})
