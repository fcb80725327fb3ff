import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** The code by which people join a group. */
export const groupJoinCodes = pgTable('group_join_codes', {
  groupId: uuid('group_id').primaryKey(),
  code: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  mostUses: integer('most_uses').notNull(),
  uses: integer().notNull().default(0),
})
