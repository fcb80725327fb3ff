import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const follows = pgTable(
  'follows',
  { followerId: uuid('follower_id').notNull(), followedId: uuid('followed_id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
)
