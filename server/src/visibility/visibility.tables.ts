import { pgTable, pgView, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const blocks = pgTable(
  'blocks',
  { blockerId: uuid('blocker_id').notNull(), blockedId: uuid('blocked_id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
)

/** The pairs of mentor and mentee that an advisor published, as long as they last: read of what mentoring keeps, and written by it alone. */
export const assignedMentees = pgView('assigned_mentees', {
  mentorId: uuid('mentor_id').notNull(),
  menteeId: uuid('mentee_id').notNull(),
}).existing()
