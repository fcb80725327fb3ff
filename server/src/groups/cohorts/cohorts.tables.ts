import { cohortRoles } from '@trellis/contract/groups/cohorts.ts'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** A part of a group's members, for some time. */
export const cohorts = pgTable('cohorts', {
  id: uuid().primaryKey(),
  groupId: uuid('group_id').notNull(),
  name: text().notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  archivedAt: instant('archived_at'),
  createdAt: instant('created_at').notNull(),
  /** One more with each change of what it tells. */
  version: integer().notNull().default(1),
})

export const cohortMembers = pgTable(
  'cohort_members',
  {
    cohortId: uuid('cohort_id').notNull(),
    accountId: uuid('account_id').notNull(),
    role: text({ enum: cohortRoles }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cohortId, table.accountId] })],
)
