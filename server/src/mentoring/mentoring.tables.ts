import { type MentoringRole, mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** The members and jobs of a group that are assigned to each other together, and by what. */
export const mentoringGroups = pgTable('mentoring_groups', {
  id: uuid().primaryKey(),
  groupId: uuid('group_id').notNull(),
  name: text().notNull(),
  options: jsonb().$type<MentoringOptions>().notNull(),
  version: integer().notNull().default(1),
  draftVersion: integer('draft_version').notNull().default(1),
  jobDraftVersion: integer('job_draft_version').notNull().default(1),
  archivedAt: instant('archived_at'),
  createdAt: instant('created_at').notNull(),
})

/** Who takes part in it, as what: whoever is both stands here twice. */
export const mentoringMembers = pgTable(
  'mentoring_members',
  {
    mentoringGroupId: uuid('mentoring_group_id').notNull(),
    accountId: uuid('account_id').notNull(),
    role: text({ enum: mentoringRoles }).$type<MentoringRole>().notNull(),
    /** How many mentees a mentor takes, where an advisor says so. */
    capacity: smallint(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.role, table.accountId] })],
)

export const mentoringJobs = pgTable(
  'mentoring_jobs',
  {
    mentoringGroupId: uuid('mentoring_group_id').notNull(),
    jobId: uuid('job_id').notNull(),
    capacity: smallint(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.jobId] })],
)

/** What members of a group tell for being assigned to each other. */
export const mentoringTold = pgTable(
  'mentoring_told',
  {
    groupId: uuid('group_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** How many mentees they take as a mentor; null where they say nothing. */
    capacity: smallint(),
    pausedUntil: instant('paused_until'),
    /** Topics: as a mentor, and as a mentee. */
    offers: text().array().notNull().default([]),
    seeks: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
)

/** What somebody tells for it in whatever group they are: once for all of them. */
export const mentoringToldEverywhere = pgTable('mentoring_told_everywhere', {
  accountId: uuid('account_id').primaryKey(),
  /** The codes of the languages in which they can talk. */
  languages: text().array().notNull().default([]),
  /** The name of their time zone; null where they tell none. */
  timeZone: text('time_zone'),
})

/** The mentors that a mentee wishes for, the first one first. */
export const mentoringWishes = pgTable(
  'mentoring_wishes',
  {
    groupId: uuid('group_id').notNull(),
    menteeId: uuid('mentee_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.menteeId, table.mentorId] })],
)

/** With whom somebody does not want to be paired, which nobody else is told. */
export const mentoringRuleOuts = pgTable(
  'mentoring_rule_outs',
  { groupId: uuid('group_id').notNull(), personId: uuid('person_id').notNull(), otherId: uuid('other_id').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.personId, table.otherId] })],
)
