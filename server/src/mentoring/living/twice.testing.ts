import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { AnyInput } from '../../platform/testing/client.ts'
import { both, onlyOne, type Twice } from '../../platform/testing/twice.ts'
import type { World } from '../../platform/testing/world.ts'

const ofPair =
  (table: string) =>
  (_: World, { body }: AnyInput) =>
    sql`${sql.identifier(`mentoring_${table}`)} where mentoring_group_id = ${(body as { mgrpID: Id }).mgrpID}`
const loggedSession = (_: World, { body }: AnyInput) =>
  sql`mentoring_sessions where at = ${new Date((body as { at: number }).at).toISOString()}`
const session = (_: World, { params }: AnyInput) => sql`mentoring_sessions where id = ${(params as { sessionId: Id }).sessionId}`

const message = (_: World, { body }: AnyInput) => sql`mentoring_messages where text = ${(body as { text: string }).text}`
const calendar = ({ ada }: World) => sql`mentoring_calendars where account_id = ${ada.id}`

/** The calls about how pairs go on, each made twice at once. */
export const livingTwice: Record<string, Twice> = {
  logSession: { answers: both, same: true, left: loggedSession, many: 1 },
  updateSession: { answers: both, same: true, left: session, many: 1 },
  deleteSession: { answers: onlyOne('NotFound'), left: session, many: 0 },
  answerFit: { answers: both, same: true, left: ofPair('fit_questions'), many: 1 },
  answerFitByLink: { answers: onlyOne('InvalidLink') },
  askForAnother: { answers: both, same: true, left: ofPair('asks_for_another'), many: 1 },
  writeToPair: { answers: both, same: true, left: message, many: 1 },
  leaveMentoringGroup: { answers: onlyOne('NotFound') },
  renewCalendarFeed: { answers: both, same: false, left: calendar, many: 1 },
  stopCalendarFeed: { answers: both, same: true, left: calendar, many: 0 },
  proposeRematch: { answers: both, same: true },
}
