import { type Id, newId } from '@trellis/contract/ids.ts'
import { DEFAULT_MAIL_CHOICE, type MailChoice, type NotificationKind } from '@trellis/contract/notifications.ts'
import { and, desc, eq, exists, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import type { LinkChanged } from '../postings/postings.events.ts'
import { type Posting, postingById } from '../postings/postings.queries.ts'
import { digestAt, digestedSince, MAIL_DELAY, tellingOf } from './notifications.policy.ts'
import { mailChoices, notifications } from './notifications.tables.ts'
import { mailDigest, mailNotification } from './notifications.tasks.ts'

/** Tells whoever has to know of a change of a link, or takes back what they were told. Part of the change's transaction. */
export async function tellOf(context: Context, tx: Transaction, change: LinkChanged): Promise<void> {
  if (change.event === 'undo') return takeBack(tx, change.undoneId!)
  const telling = tellingOf(change)
  if (telling === undefined) return
  const posting = await postingById(tx, change.postingId)
  if (posting === undefined) return
  const { kind, to } = telling
  const words = telling.words(await namesOf(tx, posting, to === 'owner' ? change.personId : undefined))
  const accountId = to === 'owner' ? posting.ownerId : change.personId
  await add(context, tx, { accountId, kind, words, ...change })
}

/** The names in a sentence, each on one line. A student is told nothing of themselves. */
async function namesOf(tx: Queries, { offeredBy, name }: Posting, personId: Id | undefined) {
  const person = personId === undefined ? undefined : await accountById(tx, personId)
  return { company: oneLine(offeredBy), job: oneLine(name), person: oneLine(person?.name ?? '') }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

interface News {
  readonly accountId: Id
  readonly kind: NotificationKind
  readonly words: string
  readonly postingId: Id
  readonly personId: Id
  readonly changeId: Id
}

/**
 * Stores a notification with the tasks that mail it. The digest is planned whatever the choice is, once for all that it
 * may tell of: choices count when it goes out. Of those that it takes the place of, the newest is kept out of sight: it is
 * told again where this one is taken back.
 */
async function add({ clock, tasks }: Context, tx: Transaction, news: News): Promise<void> {
  const { accountId, kind, words, postingId, personId, changeId } = news
  const now = clock.now()
  const { choice, planned, outdated } = await mailFacts(tx, news, now)
  if (outdated > 1) await dropOutdated(tx, news)
  const id = newId(now)
  await tx.insert(notifications).values({ id, accountId, kind, words, postingId, personId, changeId, createdAt: new Date(now) })
  if (choice === 'atOnce') await tasks.add(tx, mailNotification, { id }, MAIL_DELAY)
  if (!planned) await tasks.add(tx, mailDigest, { accountId }, digestAt(now) - now)
}

/** Those of an account about one posting and person that nobody has been told of yet: news of the same take their place. */
const outdatedBy = ({ accountId, postingId, personId }: News) =>
  and(
    eq(notifications.accountId, accountId),
    eq(notifications.personId, personId),
    eq(notifications.postingId, postingId),
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
 * How somebody hears of a kind, whether something has happened already that goes into the same digest, and how many
 * notifications the news take the place of.
 */
async function mailFacts(tx: Queries, news: News, now: number) {
  const { accountId, kind } = news
  const choice = tx
    .select({ choice: mailChoices.choice })
    .from(mailChoices)
    .where(and(eq(mailChoices.accountId, accountId), eq(mailChoices.kind, kind)))
  const earlier = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), gt(notifications.createdAt, new Date(digestedSince(now)))))
  const [facts] = await tx
    .select({
      choice: sql<MailChoice | null>`${choice}`,
      planned: exists(earlier) as SQL<boolean>,
      outdated: tx.$count(notifications, outdatedBy(news)),
    })
    .from(sql`(values (1)) as one`)
  return { ...facts!, choice: facts!.choice ?? DEFAULT_MAIL_CHOICE }
}

/** Forgets what somebody was told of a change, unless they know already. */
async function takeBack(tx: Queries, changeId: Id): Promise<void> {
  const unknown = and(isNull(notifications.readAt), isNull(notifications.mailedAt))
  await tx.delete(notifications).where(and(eq(notifications.changeId, changeId), unknown))
}

/** Marks notifications as read, those named or all; who has read one gets no mail of it. */
export async function markRead({ clock, db }: Context, accountId: Id, ids: readonly Id[] | undefined): Promise<void> {
  const named = ids === undefined ? undefined : inArray(notifications.id, [...ids])
  await db
    .update(notifications)
    .set({ readAt: new Date(clock.now()) })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), named))
}

/** Chooses how somebody hears of kinds by e-mail; the others stay as they are. */
export async function chooseMail(db: Queries, accountId: Id, choices: Partial<Record<NotificationKind, MailChoice>>): Promise<void> {
  const rows = Object.entries(choices).map(([kind, choice]) => ({ accountId, kind: kind as NotificationKind, choice }))
  if (rows.length === 0) return
  await db
    .insert(mailChoices)
    .values(rows)
    .onConflictDoUpdate({ target: [mailChoices.accountId, mailChoices.kind], set: { choice: sql`excluded.choice` } })
}
