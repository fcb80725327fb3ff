import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** What the owner's side of a posting notes about a candidate, for itself. */
export const candidateNotes = pgTable('candidate_notes', {
  id: uuid().primaryKey(),
  postingId: uuid('posting_id').notNull(),
  personId: uuid('person_id').notNull(),
  authorId: uuid('author_id'),
  words: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What the owner's side of a posting looks for in its candidates. */
export const checklistPoints = pgTable('checklist_points', {
  id: uuid().primaryKey(),
  postingId: uuid('posting_id').notNull(),
  words: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Which of it the owner's side found in a candidate. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    pointId: uuid('point_id').notNull(),
    personId: uuid('person_id').notNull(),
    byId: uuid('by_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pointId, table.personId] })],
)
