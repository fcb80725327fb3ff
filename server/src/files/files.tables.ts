import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** A person's photo, a student's resumes, and the pictures of a recruiter's postings. */
export const fileKinds = ['photo', 'resume', 'picture'] as const
export type FileKind = (typeof fileKinds)[number]

export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text({ enum: fileKinds }).notNull(),
  filename: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Of a resume: whether what it says is offered for the bio, and the ids of the proposals decided on. */
  offered: boolean().notNull().default(false),
  decided: integer()
    .array()
    .notNull()
    .default(sql`'{}'`),
})
