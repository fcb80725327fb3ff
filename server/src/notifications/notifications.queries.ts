import type { Id } from '@trellis/contract/wire/ids.ts'
import { DEFAULT_MAIL_CHOICE, type MailChoice } from '@trellis/contract/notifications/mailChoices.ts'
import { type MailedKind, mailedKinds } from '@trellis/contract/notifications/notifications.ts'
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../platform/database/database.ts'
import type { Page, Slice } from '../platform/database/pages.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared, preparedTogether } from '../platform/database/statements/statements.ts'
import type { Person } from '../platform/http/actor.ts'
import type { SubjectSeenBy } from '../platform/notifications.ts'
import { recordOf } from '../platform/records.ts'
import type { Registry } from './registry.ts'
import { mailChoices, notifications } from './notifications.tables.ts'

/** A notification as its reader may know it. */
export type StoredNotification = typeof notifications.$inferSelect & {
  /** Whether what it is about is there for them now. */
  readonly isShown: boolean
}

interface NewsPage extends Page<StoredNotification> {
  readonly unread: number
}

/** What a reader is notified of, for statements that are built once for all readers of one shape. */
export interface ReadersNews {
  /** To be selected from: what they may know now. */
  readonly build: (db: Queries) => ReturnType<typeof newsOf>
  readonly values: Readonly<Record<string, unknown>>
  /** Says all that statements made from it depend on but these values. */
  readonly shape: string
}

/** What the domains say of one reader put together, for all types of subjects at once. */
export function newsFor(registry: Registry, reader: Person): ReadersNews {
  const types = [...registry.subjects].map(([type, seenBy]) => ({ type, ...seenBy(reader) }))
  return {
    build: (db) => newsOf(db, registry, types),
    values: Object.assign({ readerId: reader.id }, ...types.map(({ values }) => values)) as Record<string, unknown>,
    shape: types.map(({ type, shape }) => `${type}: ${shape}`).join('; '),
  }
}

/**
 * What happened to a reader, as far as they may know it now: of what domains describe, what they let the reader know, and nothing that
 * they have not heard of and that something newer took the place of.
 */
function newsOf(db: Queries, { kinds }: Registry, types: readonly (SubjectSeenBy & { readonly type: string })[]) {
  const { accountId, kind, subjectType } = notifications
  const parts = types.map(({ type, conditions }) => {
    const { mayBeNotified, isShown } = conditions(db, notifications)
    const isOfType = eq(subjectType, type)
    return { isNotified: and(isOfType, mayBeNotified), isShown: and(isOfType, isShown) }
  })
  const mayBeNotified = or(sql`false`, ...parts.map((part) => part.isNotified))
  const isShown = or(sql`false`, ...parts.map((part) => part.isShown))
  return db
    .select({ ...getTableColumns(notifications), isShown: sql<boolean>`${isShown}`.as('is_shown') })
    .from(notifications)
    .where(and(eq(accountId, placeholder<Id>('readerId')), inArray(kind, [...kinds.keys()] as never[]), isNewestUnheard(db), mayBeNotified))
    .as('news')
}

/** True of what was read or mailed, and of what nothing newer of the same subject and actor follows. */
function isNewestUnheard(db: Queries) {
  const { accountId, subjectType, subjectId, actorId, createdAt, id, readAt, mailedAt } = notifications
  const newer = alias(notifications, 'newer')
  const isOfSame = and(
    eq(newer.accountId, accountId),
    eq(newer.subjectType, subjectType),
    eq(newer.subjectId, subjectId),
    sql`${newer.actorId} is not distinct from ${actorId}`,
  )
  const isLater = sql`(${newer.createdAt}, ${newer.id}) > (${createdAt}, ${id})`
  const followers = db.select({ id: newer.id }).from(newer).where(and(isOfSame, isLater))
  return or(isNotNull(readAt), isNotNull(mailedAt), notExists(followers))
}

/** A page of what happened to somebody, newest first. */
export async function notificationsOf(db: Queries, registry: Registry, reader: Person, slice: Slice): Promise<NewsPage> {
  const news = newsFor(registry, reader)
  const { page, counts } = pageStatements(db, news)
  const items = await page.execute({ ...news.values, ...slice })
  const [counted] = await counts.execute(news.values)
  return { items, ...counted! }
}

/** How many notifications somebody has not read. */
export async function unreadOf(db: Queries, registry: Registry, reader: Person): Promise<number> {
  const news = newsFor(registry, reader)
  const [counted] = await unreadStatement(db, news).execute(news.values)
  return counted!.unread
}

/** Of its own: it is asked for by every open screen, and looks at no news that were read. */
const unreadStatement = prepared((db, { build }: ReadersNews) => {
  const news = build(db)
  return db.select({ unread: count() }).from(news).where(isNull(news.readAt))
})

const pageStatements = preparedTogether((db, { build }: ReadersNews) => {
  const news = build(db)
  const page = db.select().from(news).orderBy(desc(news.createdAt), desc(news.id)).limit(placeholder('limit')).offset(placeholder('offset'))
  const counts = db.select({ total: count(), unread: sql`count(*) filter (where ${news.readAt} is null)`.mapWith(Number) }).from(news)
  return { page, counts }
})

/** How somebody hears of each kind by e-mail. */
export async function mailChoicesOf(db: Queries, accountId: Id): Promise<Record<MailedKind, MailChoice>> {
  const chosen = await db.select().from(mailChoices).where(eq(mailChoices.accountId, accountId))
  const choiceOf = new Map(chosen.map(({ kind, choice }) => [kind, choice]))
  return recordOf(mailedKinds, (kind) => choiceOf.get(kind) ?? DEFAULT_MAIL_CHOICE)
}
