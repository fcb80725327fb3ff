import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** Whom advisors asked to lead a group with them, by e-mail. */
export const advisorInvitations = pgTable(
  'group_advisor_invitations',
  {
    id: uuid().primaryKey(),
    groupId: uuid('group_id').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    invitedBy: uuid('invited_by'),
    /** By which whoever got the letter says that they want no more. */
    stopToken: text('stop_token').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.groupId, table.emailKey)],
)

/** To which of its advisors the owner of a group offers it. */
export const groupOffers = pgTable('group_offers', {
  groupId: uuid('group_id').primaryKey(),
  /** Of its own: each offer is told once. */
  id: uuid().notNull(),
  advisorId: uuid('advisor_id').notNull(),
  createdAt: instant('created_at').notNull(),
})
