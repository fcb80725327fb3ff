import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const blocks = pgTable(
  'blocks',
  { blockerId: uuid('blocker_id').notNull(), blockedId: uuid('blocked_id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
)
