import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { digestOf } from '../../../accounts/passwords/secrets.ts'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { found } from '../../../platform/http/failure.ts'
import { namesSeenBy, viewerOf } from '../../../profiles/profiles.queries.ts'
import { mentoringGroups } from '../../mentoring.tables.ts'
import { mentoringPairs } from '../../tables/tables.tables.ts'
import { mentoringCalendars as calendars, mentoringSessions } from '../living.tables.ts'
import { isOfPair, whoIs } from '../livingPairs.queries.ts'
import { icalendarOf } from './icalendar.ts'

/** So many sessions a calendar is told of, the newest. */
const MOST_EVENTS = 1_000

/** Since when somebody has a secret address for their calendar, in milliseconds since 1970; null without one. */
export async function calendarSince(db: Queries, accountId: Id): Promise<number | null> {
  const [row] = await db.select({ since: calendars.createdAt }).from(calendars).where(eq(calendars.accountId, accountId))
  return row?.since.getTime() ?? null
}

/**
 * The sessions of whoever has this secret address, those that are to come as long as the two are a pair. The other one is named where they see them,
 * and else nothing is told of what the other one wrote down, who could still move it; no note is told.
 * @throws Failure NotFound
 */
export async function calendarAt(context: Context, token: string): Promise<string> {
  const { db, config, clock } = context
  const digest = digestOf(token.replace(/\.ics$/, ''))
  const [row] = await db.select({ accountId: calendars.accountId }).from(calendars).where(eq(calendars.tokenHash, digest))
  const { accountId } = found(row)
  const person = found(await whoIs(context, accountId))
  const { id, menteeId, mentorId, authorId, at, minutes } = mentoringSessions
  const { archivedAt } = mentoringGroups
  const took = lte(at, sql`coalesce(${archivedAt}, ${new Date(clock.now()).toISOString()}::timestamptz)`)
  const areAPair = and(isNull(archivedAt), isNotNull(mentoringPairs.since))
  const rows = await db
    .select({ id, menteeId, mentorId, authorId, at, minutes })
    .from(mentoringSessions)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringSessions.mentoringGroupId))
    .leftJoin(mentoringPairs, isOfPair(mentoringPairs, mentoringSessions))
    .where(and(or(eq(menteeId, accountId), eq(mentorId, accountId)), or(took, areAPair)))
    .orderBy(desc(at), desc(id))
    .limit(MOST_EVENTS)
  const otherIn = (session: (typeof rows)[number]): Id => (session.menteeId === accountId ? session.mentorId : session.menteeId)
  const nameOf = await namesSeenBy(context, viewerOf(context, person), rows.map(otherIn))
  const host = new URL(context.origin()).hostname
  const events = rows.flatMap((session) => {
    const name = nameOf.get(otherIn(session))
    if (name === undefined && session.authorId !== accountId) return []
    return {
      uid: `${session.id}@${host}`,
      stamp: clock.now(),
      start: session.at.getTime(),
      minutes: session.minutes,
      summary: name === undefined ? 'Mentoring' : `Mentoring with ${name}`,
    }
  })
  return icalendarOf(config.productName, `${config.productName}: mentoring`, events)
}
