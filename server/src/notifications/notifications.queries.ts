import type { Id } from '@trellis/contract/ids.ts'
import { DEFAULT_MAIL_CHOICE, type MailChoice, type NotificationKind, notificationKinds } from '@trellis/contract/notifications.ts'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import { mailChoices, notifications } from './notifications.tables.ts'

/** A notification as it is stored. */
export type StoredNotification = typeof notifications.$inferSelect

interface Page {
  readonly items: StoredNotification[]
  /** How many there are on all pages. */
  readonly total: number
  readonly unread: number
}

/** A page of what happened to somebody, newest first. */
export async function notificationsOf(db: Queries, accountId: Id, slice: { limit: number; offset: number }): Promise<Page> {
  const statements = once(db, 'notifications', () => pageStatements(db))
  const items = await statements.page.execute({ accountId, ...slice })
  const [counts] = await statements.counts.execute({ accountId })
  return { items, ...counts! }
}

function pageStatements(db: Queries) {
  const own = eq(notifications.accountId, sql.placeholder('accountId'))
  const page = db
    .select()
    .from(notifications)
    .where(own)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const total = db.select({ total: count() }).from(notifications).where(own)
  const unread = db.select({ unread: count() }).from(notifications).where(and(own, isNull(notifications.readAt)))
  const counts = db
    .select({ total: sql`${total}`.mapWith(Number), unread: sql`${unread}`.mapWith(Number) })
    .from(sql`(values (1)) as one`)
  return { page: page.prepare('notifications'), counts: counts.prepare('counts of notifications') }
}

/** How many notifications somebody has not read. */
export async function unreadOf(db: Queries, accountId: Id): Promise<number> {
  return db.$count(notifications, and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
}

/** How somebody hears of each kind by e-mail. */
export async function mailChoicesOf(db: Queries, accountId: Id): Promise<Record<NotificationKind, MailChoice>> {
  const chosen = await db.select().from(mailChoices).where(eq(mailChoices.accountId, accountId))
  const choiceOf = new Map(chosen.map(({ kind, choice }) => [kind, choice]))
  const all = notificationKinds.map((kind) => [kind, choiceOf.get(kind) ?? DEFAULT_MAIL_CHOICE])
  return Object.fromEntries(all) as Record<NotificationKind, MailChoice>
}
