import { importFates } from '@trellis/contract/memberImports/memberImports.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { Letters } from '../invitations/invitations.policy.ts'

/** Tables of members that advisors bring in: one at a time for each group. */
export const memberImports = pgTable('member_imports', {
  id: uuid().primaryKey(),
  groupId: uuid('group_id').notNull().unique(),
  fileName: text('file_name').notNull(),
  /** How many lines the file has. */
  expected: integer().notNull(),
  madeBy: uuid('made_by'),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  /** The lines before it are carried out. */
  nextLine: integer('next_line').notNull().default(0),
  endedAt: instant('ended_at'),
  stoppedBy: text('stopped_by').notNull().default(''),
  letters: jsonb().$type<Letters[]>().notNull().default([]),
})

export const memberImportLines = pgTable(
  'member_import_lines',
  {
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    role: text().notNull(),
    cohort: text().notNull(),
    level: text().notNull(),
    emailKey: text('email_key'),
    fate: text({ enum: importFates }).notNull(),
    isFaulty: boolean('is_faulty').notNull(),
    sameAs: integer('same_as'),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
