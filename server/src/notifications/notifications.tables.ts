import { mailChoices as choices, notificationKinds } from '@trellis/contract/notifications.ts'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  words: text().notNull(),
  postingId: uuid('posting_id').notNull(),
  personId: uuid('person_id').notNull(),
  /** The change that it tells of: taken back with it, if nobody has been told by e-mail yet. */
  changeId: uuid('change_id').notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  mailedAt: instant('mailed_at'),
})

export const mailChoices = pgTable(
  'mail_choices',
  {
    accountId: uuid('account_id').notNull(),
    kind: text({ enum: notificationKinds }).notNull(),
    choice: text({ enum: choices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
