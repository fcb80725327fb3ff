import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { DEFAULT_MAIL_CHOICE, type MailChoice } from '@trellis/contract/notifications/mailChoices.ts'
import { isMailed, type MailedKind, mailedKinds } from '@trellis/contract/notifications/notifications.ts'
import { and, desc, eq, exists, gt, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import type { Person } from '../platform/http/actor.ts'
import type { News, Notice } from '../platform/notifications.ts'
import { digestAt, digestedSince, MAIL_DELAY } from './notifications.policy.ts'
import { newsFor, type ReadersNews } from './notifications.queries.ts'
import { mailChoices, notifications } from './notifications.tables.ts'
import { mailDigest, mailNotification } from './notifications.tasks.ts'
import type { Registry } from './registry.ts'

/** Notifies somebody, or takes back what they were notified of. Part of the transaction in which it happened. */
export async function deliver(context: Context, tx: Transaction, notice: Notice): Promise<void> {
  if (notice === undefined) return
  if ('notify' in notice) await notify(context, tx, notice.notify)
  else await takeBack(tx, notice.takeBack)
}

/**
 * Stores a notification with the tasks that mail it, once for each cause and type of subject. The digest is planned whatever the choice is, once for
 * all that it may tell of: choices count when it goes out. Of those that it takes the place of, the newest is kept out of sight: it
 * is told again where this one is taken back. What nobody chooses to hear of by e-mail counts as mailed.
 */
async function notify({ clock, tasks }: Context, tx: Transaction, news: News): Promise<void> {
  const { accountId, kind, subject, actorId, data, causeId } = news
  const now = clock.now()
  const id = newId(now)
  const { isKnown, choice, planned, outdated } = await factsOf(tx, news, now)
  if (isKnown) return
  if (outdated > 1) await dropOutdated(tx, news)
  const hasChoice = isMailed(kind)
  const about = { subjectType: subject.type, subjectId: subject.id, actorId: actorId ?? null, data, causeId }
  const at = { createdAt: new Date(now), mailedAt: hasChoice ? null : new Date(now) }
  await tx.insert(notifications).values({ id, accountId, kind, ...about, ...at })
  if (!hasChoice) return
  if (choice === 'atOnce') await tasks.add(tx, mailNotification, { id }, MAIL_DELAY)
  if (!planned) await tasks.add(tx, mailDigest, { accountId }, digestAt(now) - now)
}

/** Those of an account about one subject and actor that nobody has been told of yet: news of the same take their place. */
const outdatedBy = ({ accountId, subject, actorId }: News) =>
  and(
    eq(notifications.accountId, accountId),
    eq(notifications.subjectType, subject.type),
    eq(notifications.subjectId, subject.id),
    actorId === undefined ? isNull(notifications.actorId) : eq(notifications.actorId, actorId),
    isNull(notifications.readAt),
    isNull(notifications.mailedAt),
  )

async function dropOutdated(tx: Queries, news: News): Promise<void> {
  const newest = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(outdatedBy(news))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1)
  await tx.delete(notifications).where(and(outdatedBy(news), notInArray(notifications.id, newest)))
}

/**
 * Whether somebody has been notified of the same already, how they hear of the kind, whether something goes into the same digest
 * already, and how many notifications the news take the place of.
 */
async function factsOf(tx: Queries, news: News, now: number) {
  const { accountId, kind, causeId, subject } = news
  const choice = tx
    .select({ choice: mailChoices.choice })
    .from(mailChoices)
    .where(and(eq(mailChoices.accountId, accountId), eq(mailChoices.kind, kind as MailedKind)))
  const same = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.causeId, causeId), eq(notifications.subjectType, subject.type)))
  const planned = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        inArray(notifications.kind, mailedKinds),
        gt(notifications.createdAt, new Date(digestedSince(now))),
      ),
    )
  const [facts] = await tx
    .select({
      choice: sql<MailChoice | null>`${choice}`,
      isKnown: exists(same) as SQL<boolean>,
      planned: exists(planned) as SQL<boolean>,
      outdated: tx.$count(notifications, outdatedBy(news)),
    })
    .from(sql`(values (1)) as one`)
  return { ...facts!, choice: facts!.choice ?? DEFAULT_MAIL_CHOICE }
}

/** Forgets what somebody was notified of because of this, unless they know already. */
async function takeBack(tx: Queries, causeId: Id): Promise<void> {
  const unknown = and(isNull(notifications.readAt), isNull(notifications.mailedAt))
  await tx.delete(notifications).where(and(eq(notifications.causeId, causeId), unknown))
}

/** Forgets all notifications of things that are erased. */
export async function forgetSubjects(tx: Queries, type: string, ids: readonly Id[]): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.subjectType, type), inArray(notifications.subjectId, [...ids])))
}

/** Marks the notifications named as read; who has read one gets no mail of it. */
export async function markRead({ clock, db }: Context, accountId: Id, ids: readonly Id[]): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date(clock.now()) })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), inArray(notifications.id, [...ids])))
}

/**
 * Marks all that a reader is shown as read, or what happened until the newest that they have seen; what is kept out of sight stays
 * unread, and so out of sight.
 */
export async function markAllRead({ clock, db }: Context, registry: Registry, reader: Person, upTo: number | null = null): Promise<void> {
  const news = newsFor(registry, reader)
  const now = clock.now()
  await markingStatement(db, news).execute({ ...news.values, upTo: new Date(Math.min(upTo ?? now, now)), readAt: new Date(now) })
}

const markingStatement = prepared((db, { build }: ReadersNews) => {
  const news = build(db)
  const shown = db
    .select({ id: news.id })
    .from(news)
    .where(and(isNull(news.readAt), lte(news.createdAt, placeholder<Date>('upTo'))))
  return db
    .update(notifications)
    .set({ readAt: placeholder<Date>('readAt') })
    .where(inArray(notifications.id, shown))
})

/** Chooses how somebody hears of kinds by e-mail; the others stay as they are. */
export async function chooseMail(db: Queries, accountId: Id, choices: Partial<Record<MailedKind, MailChoice>>): Promise<void> {
  const rows = Object.entries(choices).map(([kind, choice]) => ({ accountId, kind: kind as MailedKind, choice }))
  if (rows.length === 0) return
  await db
    .insert(mailChoices)
    .values(rows)
    .onConflictDoUpdate({ target: [mailChoices.accountId, mailChoices.kind], set: { choice: sql`excluded.choice` } })
}
