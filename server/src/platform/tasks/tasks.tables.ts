import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tasks = pgTable('tasks', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().notNull(),
  runAt: timestamp('run_at', { withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  gaveUpAt: timestamp('gave_up_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
