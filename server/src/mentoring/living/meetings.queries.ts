import { type Meetings, type Standing, standingOf } from '@trellis/contract/mentoring/living/standing.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { HOUR_MS } from '@trellis/contract/durations.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { isPausing, type Pausing, pausingIn } from '../pauses.queries.ts'
import { keyOf } from '../tables/problemOf.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoringMessages, mentoringSessions } from './living.tables.ts'

/** A session of each of the two are one meeting where they begin less than so far apart: hardly a pair meets twice within it, and each writes one down. */
const SAME_MEETING_MS = 6 * HOUR_MS

const { mentoringGroupId: within, menteeId: ofMentee, mentorId: ofMentor, authorId: by, at: when } = mentoringSessions
const back = (column: AnyPgColumn, sessions: number): SQL =>
  sql`lag(${column}, ${sql.raw(String(sessions))}) over (partition by ${within}, ${ofMentee}, ${ofMentor} order by ${when}, ${by})`

/** Whether the session so many before and the one before that could be the same meeting. */
const isAlike = (sessions: number): SQL => sql`coalesce(${back(by, sessions)} <> ${back(by, sessions + 1)}
  and ${back(when, sessions)} < ${back(when, sessions + 1)} + ${sql.raw(`interval '${SAME_MEETING_MS} milliseconds'`)}, false)`

/**
 * Whether a session is the same meeting as the one before, which the other of the two wrote down: since nobody changes what the other one wrote, each
 * writes down what they want to remember of it, on their own clock. The one before is not where it is the same as that before it: each is the same
 * as one at most. As a column of a query that reads whole pairs of `mentoring_sessions`.
 */
export const isWrittenAgain: SQL<boolean> = sql`(${isAlike(0)} and (not ${isAlike(1)} or ${isAlike(2)}))`

/**
 * How often the two of each pair of a mentoring group that has sessions met, when last, and when they meet next, as a part of a query.
 * @param which of its sessions; all where it is left out
 */
function meetingsIn(db: Queries, mentoringGroupId: Id, now: number, which?: SQL) {
  const session = db
    .select({ menteeId: ofMentee, mentorId: ofMentor, at: when, again: isWrittenAgain.as('again') })
    .from(mentoringSessions)
    .where(and(eq(within, mentoringGroupId), which))
    .as('session')
  const { menteeId, mentorId, at, again } = session
  const isPast = sql`${at} <= ${new Date(now).toISOString()}::timestamptz`
  return db
    .select({
      menteeId,
      mentorId,
      met: sql<number>`count(*) filter (where ${isPast} and not ${again})::int`.as('met'),
      last: sql<Date | null>`max(${at}) filter (where ${isPast} and not ${again})`.mapWith(when).as('last_session'),
      next: sql<Date | null>`min(${at}) filter (where not ${isPast} and not ${again})`.mapWith(when).as('next_session'),
    })
    .from(session)
    .groupBy(menteeId, mentorId)
    .as('meeting')
}

/** When the two of each pair of a mentoring group wrote to each other last, by the key of the pair. @param which of their messages */
async function wroteLast(db: Queries, mentoringGroupId: Id, which?: SQL): Promise<Map<string, number>> {
  const { menteeId, mentorId, writtenAt } = mentoringMessages
  const rows = await db
    .select({ menteeId, mentorId, at: sql`max(${writtenAt})`.mapWith(writtenAt) })
    .from(mentoringMessages)
    .where(and(eq(mentoringMessages.mentoringGroupId, mentoringGroupId), which))
    .groupBy(menteeId, mentorId)
  return new Map(rows.map(({ at, ...pair }) => [keyOf(pair), at.getTime()]))
}

/** Which rows of a table that hangs on pairs are of some pairs. */
export type OfSome = (table: typeof mentoringSessions | typeof mentoringMessages) => SQL

/** How pairs met. Times are in milliseconds since 1970. */
export interface Met {
  readonly met: number
  readonly lastSession: number | null
  /** Null where members do not see them, or where their mentoring group is archived, so that they have ended. */
  readonly standing: Standing | null
}

/** Reads how some pairs of a mentoring group met. @param pausing who of them pauses */
export async function metOf(
  db: Queries,
  { id, archivedAt }: Pick<StoredMentoringGroup, 'id' | 'archivedAt'>,
  now: number,
  which: OfSome,
  pausing: Pausing,
) {
  const rows = await db.select().from(meetingsIn(db, id, now, which(mentoringSessions)))
  const wrote = await wroteLast(db, id, which(mentoringMessages))
  const ofPair = new Map(rows.map((row) => [keyOf(row), row]))
  return (pair: PairOfIds, since: number | null): Met => {
    const { met = 0, last, next } = ofPair.get(keyOf(pair)) ?? {}
    const [lastSession, nextSession] = [last?.getTime() ?? null, next?.getTime() ?? null]
    const meetings = { lastSession, lastMessage: wrote.get(keyOf(pair)) ?? null, nextSession, pauses: isPausing(pausing, pair) }
    const goesOn = since !== null && archivedAt === null
    return { met, lastSession, standing: goesOn ? standingOf({ since, ...meetings }, now) : null }
  }
}

/** The published pairs of a mentoring group with when they met and wrote to each other, by their ids. Times are in milliseconds since 1970. */
export async function pairsMeeting(
  db: Queries,
  group: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  now: number,
): Promise<(PairOfIds & Meetings)[]> {
  const { menteeId, mentorId, since } = mentoringPairs
  const meeting = meetingsIn(db, group.id, now)
  const pausing = await pausingIn(db, group.groupId, now)
  const wrote = await wroteLast(db, group.id)
  const rows = await db
    .select({ menteeId, mentorId, since, last: meeting.last, next: meeting.next })
    .from(mentoringPairs)
    .leftJoin(meeting, and(eq(meeting.menteeId, menteeId), eq(meeting.mentorId, mentorId)))
    .where(eq(mentoringPairs.mentoringGroupId, group.id))
    .orderBy(asc(menteeId), asc(mentorId))
  return rows.map(({ since, last, next, ...pair }) => ({
    ...pair,
    since: since.getTime(),
    lastSession: last?.getTime() ?? null,
    lastMessage: wrote.get(keyOf(pair)) ?? null,
    nextSession: next?.getTime() ?? null,
    pauses: isPausing(pausing, pair),
  }))
}
