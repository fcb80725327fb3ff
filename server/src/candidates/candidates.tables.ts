import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
