import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** When a mentee and their mentor meet, or met. */
export const mentoringSessions = pgTable('mentoring_sessions', {
  id: uuid().primaryKey(),
  mentoringGroupId: uuid('mentoring_group_id').notNull(),
  menteeId: uuid('mentee_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
  /** Which of the two wrote it down. */
  authorId: uuid('author_id').notNull(),
  at: instant('at').notNull(),
  timeZone: text('time_zone').notNull(),
  minutes: smallint().notNull(),
  note: text().notNull(),
  /** Whether the other one reads the note as well. */
  shared: boolean().notNull(),
  createdAt: instant('created_at').notNull(),
})
