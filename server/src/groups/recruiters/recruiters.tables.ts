import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Which recruiters ever asked to join a group: what they are to it by now, their links say. */
export const groupRecruiters = pgTable(
  'group_recruiters',
  { groupId: uuid('group_id').notNull(), accountId: uuid('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
)
