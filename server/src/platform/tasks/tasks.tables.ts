import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

export const tasks = pgTable('tasks', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().notNull(),
  runAt: instant('run_at').notNull(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  gaveUpAt: instant('gave_up_at'),
  createdAt: instant('created_at').notNull(),
})
