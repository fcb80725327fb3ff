import type { Lack, PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { versionTables } from '../versions/versions.tables.ts'

const ofMentee = () => ({ mentoringGroupId: uuid('mentoring_group_id').notNull(), menteeId: uuid('mentee_id').notNull() })

/**
 * The tables of one kind of assignment: of mentors, or of what else stands in their place.
 * @param named what the names begin with; @param other the column of whoever, or whatever, mentees are assigned to
 */
export function assignmentTables(named: string, other: string) {
  const ofPair = () => ({ ...ofMentee(), mentorId: uuid(other).notNull() })
  return {
    ...versionTables(named, other),
    /** Who is to have whom, for the group's advisors alone. */
    drafts: pgTable(`${named}_drafts`, { ...ofPair(), score: integer().notNull() }, (table) => [
      primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] }),
    ]),
    /** Why a mentee has nobody in the draft. */
    unmatched: pgTable(
      `${named}_unmatched`,
      {
        ...ofMentee(),
        lack: text().$type<Lack>().notNull(),
        /** How many mentors each kind of obstacle keeps away. */
        keptAway: jsonb('kept_away').$type<Record<string, number>>().notNull(),
        mentorId: uuid(other),
        helps: boolean().notNull(),
      },
      (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId] })],
    ),
    pins: pgTable(`${named}_pins`, { ...ofPair(), kind: text().$type<PinKind>().notNull() }, (table) => [
      primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] }),
    ]),
    locks: pgTable(`${named}_locks`, ofMentee(), (table) => [primaryKey({ columns: [table.mentoringGroupId, table.menteeId] })]),
    publications: pgTable(`${named}_publications`, {
      id: uuid().primaryKey(),
      mentoringGroupId: uuid('mentoring_group_id').notNull(),
      draftVersion: integer('draft_version').notNull(),
      publishedAt: instant('published_at').notNull(),
      publishedBy: uuid('published_by'),
      began: integer(),
      ended: integer(),
      told: integer(),
    }),
    /** What a publication changed as an advisor saw it who did not see everybody. */
    publicationViews: pgTable(
      `${named}_publication_views`,
      {
        publicationId: uuid('publication_id').notNull(),
        viewerId: uuid('viewer_id').notNull(),
        began: integer().notNull(),
        ended: integer().notNull(),
        told: integer().notNull(),
      },
      (table) => [primaryKey({ columns: [table.publicationId, table.viewerId] })],
    ),
    /** Who has whom, as members see it. */
    pairs: pgTable(`${named}_pairs`, { ...ofPair(), since: instant('since').notNull(), told: boolean().notNull() }, (table) => [
      primaryKey({ columns: [table.mentoringGroupId, table.menteeId, table.mentorId] }),
    ]),
    /** Who is still to be told of a publication. */
    untold: pgTable(
      `${named}_untold`,
      {
        publicationId: uuid('publication_id').notNull(),
        accountId: uuid('account_id').notNull(),
        role: text().$type<MentoringRole>().notNull(),
      },
      (table) => [primaryKey({ columns: [table.publicationId, table.accountId, table.role] })],
    ),
  }
}

export type AssignmentTables = ReturnType<typeof assignmentTables>

/** Those of who mentors whom. */
export const mentorTables = assignmentTables('mentoring', 'mentor_id')
export const {
  drafts: mentoringDrafts,
  unmatched: mentoringUnmatched,
  pins: mentoringPins,
  locks: mentoringLocks,
  publications: mentoringPublications,
  pairs: mentoringPairs,
  untold: mentoringUntold,
  keptDrafts,
  keptRows,
} = mentorTables
