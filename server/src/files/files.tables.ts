import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text({ enum: ['photo', 'resume'] }).notNull(),
  filename: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
