import { z } from 'zod'
import { anyone, endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

const theStudent = self('params.userId', { types: ['student'] })
const params = z.strictObject({ userId: Id })
const errors = [...inSession, 'Forbidden', 'NotFound'] as const

/** Since when there is a secret address for somebody's calendar, in milliseconds since 1970; null where there is none. */
const Feed = z.object({ since: z.number().nullable() })
const reply = z.object({ data: Feed })

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/:userId',
  access: theStudent,
  summary: 'Answers whether there is a secret address at which a calendar reads somebody’s own mentoring sessions, and since when.',
  params,
  reply,
  errors,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar/:userId',
  access: theStudent,
  summary: 'Makes a new secret address for one’s calendar, which is told here alone: the one before works no more.',
  params,
  reply: z.object({ data: Feed.extend({ address: z.string() }) }),
  errors,
})

export const stopCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendar/:userId',
  access: theStudent,
  summary: 'Switches the secret address for one’s calendar off.',
  params,
  reply,
  errors,
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/feed/:token',
  access: anyone,
  binary: true,
  summary:
    'Answers somebody’s own mentoring sessions as iCalendar (RFC 5545): those that were, and those to come of pairs that have not ended. 404 for an ' +
    'address that is none, or is none any more.',
  params: z.strictObject({ token: z.string().min(1).max(100) }),
  reply: z.unknown(),
  errors: ['NotFound'],
})
