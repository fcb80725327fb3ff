import type { Id } from '@trellis/contract/wire/ids.ts'
import { or, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { mentoringSessions } from './living.tables.ts'

/** For somebody's archive: their sessions, with the notes that they read. */
export async function livingCollected(db: Queries, personId: Id) {
  const { menteeId, mentorId, at, id } = mentoringSessions
  const sessions = await db
    .select()
    .from(mentoringSessions)
    .where(or(eq(menteeId, personId), eq(mentorId, personId)))
    .orderBy(at, id)
  return {
    mentoringSessions: sessions.map(({ note, shared, ...session }) =>
      session.authorId === personId || shared ? { ...session, note, shared } : session,
    ),
  }
}
