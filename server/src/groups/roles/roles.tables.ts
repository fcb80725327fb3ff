import { memberRoles } from '@trellis/contract/memberships/roles.ts'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** What somebody was to become in a group; what they are in it now, the memberships say. */
export const groupRoles = pgTable(
  'group_roles',
  {
    groupId: uuid('group_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** As what they asked to join last. */
    wished: text({ enum: memberRoles }),
    /** As what the group took them last. */
    given: text({ enum: memberRoles }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.personId] })],
)
