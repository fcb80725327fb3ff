import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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

/** What one of a pair wrote to the other, who got it by mail. */
export const mentoringMessages = pgTable('mentoring_messages', {
  id: uuid().primaryKey(),
  mentoringGroupId: uuid('mentoring_group_id').notNull(),
  menteeId: uuid('mentee_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text().notNull(),
  writtenAt: instant('written_at').notNull(),
})

const ofPair = () => ({
  mentoringGroupId: uuid('mentoring_group_id').notNull(),
  menteeId: uuid('mentee_id').notNull(),
  mentorId: uuid('mentor_id').notNull(),
})

/** Whether a pair is a good fit, which each of the two is asked once. */
export const mentoringFitQuestions = pgTable(
  'mentoring_fit_questions',
  {
    ...ofPair(),
    asked: text().$type<MentoringRole>().notNull(),
    askedAt: instant('asked_at').notNull(),
    tokenHash: text('token_hash'),
    expiresAt: instant('expires_at'),
    answer: text().$type<FitAnswer>(),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId, table.asked] })],
)

/** Who asks for somebody else than in a pair. */
export const mentoringAsksForAnother = pgTable(
  'mentoring_asks_for_another',
  {
    ...ofPair(),
    askedBy: text('asked_by').$type<MentoringRole>().notNull(),
    reason: text().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId, table.askedBy] })],
)

/** Who was last told that a pair has neither met nor written for long. */
export const mentoringNudges = pgTable(
  'mentoring_nudges',
  { ...ofPair(), told: text().$type<MentoringRole | 'advisors'>().notNull(), toldAt: instant('told_at').notNull() },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId, table.told] })],
)

/** By which secret address somebody's own sessions are read by their calendar. */
export const mentoringCalendars = pgTable('mentoring_calendars', {
  accountId: uuid('account_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
})
