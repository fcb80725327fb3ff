import type { PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Lack } from '@trellis/contract/mentoring/pairsTable.ts'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** What a draft was: before a change, before a change was undone, under a name, or as it was published. */
export type KeptKind = 'step' | 'undone' | 'named' | 'published'

/** That somebody is among those who are told of, a pair, a pin, a lock, or why somebody had nobody. */
export type KeptWhat = 'mentee' | 'pair' | 'pin' | 'lock' | 'lack'

/**
 * What drafts of one kind of assignment were.
 * @param named what the names begin with; @param other the column of whoever, or whatever, mentees are assigned to
 */
export const versionTables = (named: string, other: string) => ({
  keptDrafts: pgTable(`${named}_kept_drafts`, {
    id: uuid().primaryKey(),
    mentoringGroupId: uuid('mentoring_group_id').notNull(),
    kind: text().$type<KeptKind>().notNull(),
    name: text(),
    draftVersion: integer('draft_version').notNull(),
    pairs: integer().notNull(),
    keptBy: uuid('kept_by'),
    keptAt: instant('kept_at').notNull(),
  }),
  keptRows: pgTable(`${named}_kept_rows`, {
    keptId: uuid('kept_id').notNull(),
    mentoringGroupId: uuid('mentoring_group_id').notNull(),
    menteeId: uuid('mentee_id').notNull(),
    mentorId: uuid(other),
    what: text().$type<KeptWhat>().notNull(),
    /** Of a pair, in hundredths of a point. */
    score: integer(),
    /** Of a pin, or of a lack. */
    kind: text().$type<PinKind | Lack>(),
    keptAway: jsonb('kept_away').$type<Record<string, number>>(),
    helps: boolean(),
  }),
})
