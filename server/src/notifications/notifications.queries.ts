import type { Id } from '@trellis/contract/ids.ts'
import { DEFAULT_MAIL_CHOICE, type MailChoice, type NotificationKind, notificationKinds } from '@trellis/contract/notifications.ts'
import { and, count, desc, eq, getTableColumns, isNotNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { postingsSeenBy } from '../jobs/jobs.queries.ts'
import { anyViewer, type Viewer } from '../people/visibility.ts'
import type { Queries } from '../platform/database/database.ts'
import { onceEach } from '../platform/database/once.ts'
import type { Page, Slice } from '../platform/database/pages.ts'
import { placeholder } from '../platform/database/placeholder.ts'
import { isCandidate } from '../postings/candidates.queries.ts'
import { applications } from '../postings/postings.queries.ts'
import { cardsOfCandidates } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { mailChoices, notifications } from './notifications.tables.ts'
import type { Reader } from './readers.queries.ts'

/** A notification as its reader may know it: without the posting where they may not see that now. */
export type StoredNotification = Omit<typeof notifications.$inferSelect, 'postingId'> & { readonly postingId: Id | null }

interface NewsPage extends Page<StoredNotification> {
  readonly unread: number
}

/**
 * What happened to a reader, as far as they may know it now, to be selected from: nothing of people whom they would not
 * see among their candidates, and nothing that they have not heard of and that something newer took the place of.
 */
export function newsOf(db: Queries, viewer: Viewer, reader: Reader) {
  const card = cardsOfCandidates(db, viewer)
  const application = applications(db)
  const posting = postingsSeenBy(db, reader)
  const { postingId, personId, accountId } = notifications
  return db
    .select({ ...getTableColumns(notifications), postingId: sql<Id | null>`${posting.id}`.as('seen_posting_id') })
    .from(notifications)
    .innerJoin(card, eq(card.id, personId))
    .leftJoin(application, and(eq(application.postingId, postingId), eq(application.personId, personId)))
    .leftJoin(posting, eq(posting.id, postingId))
    .where(and(eq(accountId, reader.id), isNewestUnheard(db), isCandidate(db, card, reader.id, application.applied)))
    .as('news')
}

/** True of what was read or mailed, and of what nothing newer of the same posting and person follows. */
function isNewestUnheard(db: Queries) {
  const { accountId, postingId, personId, createdAt, id, readAt, mailedAt } = notifications
  const newer = alias(notifications, 'newer')
  const isOfSame = and(eq(newer.accountId, accountId), eq(newer.personId, personId), eq(newer.postingId, postingId))
  const isLater = sql`(${newer.createdAt}, ${newer.id}) > (${createdAt}, ${id})`
  const followers = db.select({ id: newer.id }).from(newer).where(and(isOfSame, isLater))
  return or(isNotNull(readAt), isNotNull(mailedAt), notExists(followers))
}

/** A page of what happened to somebody, newest first. */
export async function notificationsOf(context: Context, reader: Reader, slice: Slice): Promise<NewsPage> {
  const { page, counts, values } = readingStatements(context, reader)
  const items = await page.execute({ ...values, ...slice })
  const [counted] = await counts.execute(values)
  return { items, ...counted! }
}

/** How many notifications somebody has not read. */
export async function unreadOf(context: Context, reader: Reader): Promise<number> {
  const { counts, values } = readingStatements(context, reader)
  const [counted] = await counts.execute(values)
  return counted!.unread
}

function readingStatements({ db, clock }: Context, reader: Reader) {
  const { viewer, values, shape } = anyViewer(viewerOf({ clock }, reader))
  const isInGroups = reader.membership.length > 0
  const anyReader = { ...reader, id: viewer.id, membership: isInGroups ? placeholder<Id[]>('membership') : [] }
  const name = `news of ${reader.type}, ${shape}${isInGroups ? ', in groups' : ''}`
  const statements = onceEach(db, name, () => pageQueries(db, newsOf(db, viewer, anyReader)))
  return { ...statements, values: { ...values, membership: reader.membership } }
}

function pageQueries(db: Queries, news: ReturnType<typeof newsOf>) {
  const page = db
    .select()
    .from(news)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
  const counts = db
    .select({ total: count(), unread: sql`count(*) filter (where ${news.readAt} is null)`.mapWith(Number) })
    .from(news)
  return { page, counts }
}

/** How somebody hears of each kind by e-mail. */
export async function mailChoicesOf(db: Queries, accountId: Id): Promise<Record<NotificationKind, MailChoice>> {
  const chosen = await db.select().from(mailChoices).where(eq(mailChoices.accountId, accountId))
  const choiceOf = new Map(chosen.map(({ kind, choice }) => [kind, choice]))
  const all = notificationKinds.map((kind) => [kind, choiceOf.get(kind) ?? DEFAULT_MAIL_CHOICE])
  return Object.fromEntries(all) as Record<NotificationKind, MailChoice>
}
