import type { Lack, PinKind } from '@trellis/contract/mentoring/diadTable.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

const ofMentee = () => ({ mentoringGroupId: uuid('mentoring_group_id').notNull(), menteeId: uuid('mentee_id').notNull() })
const ofPair = () => ({ ...ofMentee(), mentorId: uuid('mentor_id').notNull() })

/** Who is to mentor whom, for the group's advisors alone. */
export const mentoringDrafts = pgTable('mentoring_drafts', { ...ofPair(), score: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] }),
])

/** Why a mentee has nobody in the draft. */
export const mentoringUnmatched = pgTable(
  'mentoring_unmatched',
  {
    ...ofMentee(),
    lack: text().$type<Lack>().notNull(),
    /** How many mentors each kind of obstacle keeps away. */
    keptAway: jsonb('kept_away').$type<Record<string, number>>().notNull(),
    mentorId: uuid('mentor_id'),
    helps: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId] })],
)

export const mentoringPins = pgTable('mentoring_pins', { ...ofPair(), kind: text().$type<PinKind>().notNull() }, (table) => [
  primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] }),
])

export const mentoringLocks = pgTable('mentoring_locks', ofMentee(), (table) => [
  primaryKey({ columns: [table.mentoringGroupId, table.menteeId] }),
])

export const mentoringPublications = pgTable('mentoring_publications', {
  id: uuid().primaryKey(),
  mentoringGroupId: uuid('mentoring_group_id').notNull(),
  draftVersion: integer('draft_version').notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by'),
  /** What was published, as long as it is kept. */
  keptId: uuid('kept_id'),
  began: integer(),
  ended: integer(),
  told: integer(),
})

/** Who mentors whom, as members see it. */
export const mentoringPairs = pgTable(
  'mentoring_pairs',
  { ...ofPair(), since: instant('since').notNull(), told: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] })],
)

/** Who is still to be told of a publication. */
export const mentoringUntold = pgTable(
  'mentoring_untold',
  {
    publicationId: uuid('publication_id').notNull(),
    accountId: uuid('account_id').notNull(),
    role: text().$type<MentoringRole>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.accountId, table.role] })],
)
