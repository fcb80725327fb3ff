import * as calls from '@trellis/contract/mentoring/calendar.calls.ts'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { renewCalendar, stopCalendar } from './calendar.actions.ts'
import { calendarAt, calendarSince } from './calendar.queries.ts'

/** The secret address at which a calendar reads somebody's own sessions. */
export const calendarRoutes = (context: Context) => [
  route(calls.getCalendarFeed, async ({ actor }) => ({ data: { since: await calendarSince(context.db, actor.id) } })),

  route(calls.renewCalendarFeed, async ({ actor }) => ({ data: await renewCalendar(context, actor) })),

  route(calls.stopCalendarFeed, async ({ actor }) => {
    await stopCalendar(context, actor.id)
    return { data: { since: null } }
  }),

  route(calls.readCalendarFeed, async ({ params: { token } }) => ({
    bytes: new TextEncoder().encode(await calendarAt(context, token)),
    contentType: 'text/calendar; charset=utf-8',
  })),
]
