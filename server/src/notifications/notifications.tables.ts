import { mailChoices as choices } from '@trellis/contract/notifications/mailChoices.ts'
import type { MailedKind, NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

/** What accounts were notified of. The columns that the release before wrote in place of these are filled by the database. */
export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  /** What it is about, as the domain that tells of it knows it. */
  subjectType: text('subject_type').notNull(),
  subjectId: uuid('subject_id').notNull(),
  actorId: uuid('actor_id'),
  /** What its sentence is made from. */
  data: jsonb().$type<object>().notNull(),
  /** What it follows from: taken back with that, if nobody has been told by e-mail yet. */
  causeId: uuid('change_id').notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  mailedAt: instant('mailed_at'),
})

export const mailChoices = pgTable(
  'mail_choices',
  {
    accountId: uuid('account_id').notNull(),
    kind: text().$type<MailedKind>().notNull(),
    choice: text({ enum: choices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
