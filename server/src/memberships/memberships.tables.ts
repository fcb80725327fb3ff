import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** As what somebody is in a group: one of those it is for, or one who runs it. */
const membershipRoles = ['member', 'advisor'] as const
export type MembershipRole = (typeof membershipRoles)[number]

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
