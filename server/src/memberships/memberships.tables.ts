import { directories, membershipRoles } from '@trellis/contract/memberships/roles.ts'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** Who is in which group, whatever kind of account. */
export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id').notNull(),
    groupId: uuid('group_id').notNull(),
    role: text({ enum: membershipRoles }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.groupId] })],
)

/** Whom the directories of groups show. A group without a row has chosen nothing, and no minor was ever in it. */
export const groupDirectories = pgTable('group_directories', {
  groupId: uuid('group_id').primaryKey(),
  /** What an advisor chose, if anything. */
  chosen: text({ enum: directories }),
  /** Whether a minor is a member, or was one. */
  hadMinor: boolean('had_minor').notNull().default(false),
})
