import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import {
  mentoringAsksForAnother as asks,
  mentoringCalendars as calendars,
  mentoringFitQuestions as fits,
  mentoringMessages as messages,
  mentoringSessions,
} from './living.tables.ts'

/** For somebody's archive: their sessions with the notes that they read, and what they alone told of their pairs. */
export async function livingCollected(db: Queries, personId: Id) {
  const { menteeId, mentorId, at, id } = mentoringSessions
  const sessions = await db
    .select()
    .from(mentoringSessions)
    .where(or(eq(menteeId, personId), eq(mentorId, personId)))
    .orderBy(at, id)
  const side = (table: typeof fits | typeof asks, as: typeof fits.asked | typeof asks.askedBy) =>
    or(and(eq(as, 'mentee'), eq(table.menteeId, personId)), and(eq(as, 'mentor'), eq(table.mentorId, personId)))
  const { mentoringGroupId, asked, askedAt, answer, answeredAt } = fits
  const told = { mentoringGroupId, menteeId: fits.menteeId, mentorId: fits.mentorId, asked, askedAt, answer, answeredAt }
  const goodFits = await db.select(told).from(fits).where(side(fits, fits.asked)).orderBy(fits.askedAt, fits.menteeId, fits.mentorId)
  const written = or(eq(messages.menteeId, personId), eq(messages.mentorId, personId))
  return {
    goodFits,
    mentoringMessages: await db.select().from(messages).where(written).orderBy(messages.writtenAt, messages.id),
    askedForAnother: await db.select().from(asks).where(side(asks, asks.askedBy)).orderBy(asks.askedAt, asks.menteeId, asks.mentorId),
    calendarAddress: await db.select({ since: calendars.createdAt }).from(calendars).where(eq(calendars.accountId, personId)),
    mentoringSessions: sessions.map(({ note, shared, ...session }) =>
      session.authorId === personId || shared ? { ...session, note, shared } : session,
    ),
  }
}
