import type { Id } from '@trellis/contract/ids.ts'
import type { NotificationKind } from '@trellis/contract/notifications.ts'
import { and, desc, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { type Account, accountById } from '../accounts/accounts.queries.ts'
import { giveBack, type Limit, takeIfLeft } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import { type Letter, writeLetter } from '../platform/mail/letter.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { digestLetter, newsLetter } from './notifications.letters.ts'
import { DIGEST_REACH, MAIL_DELAY } from './notifications.policy.ts'
import { mailChoicesOf, newsOf } from './notifications.queries.ts'
import { notifications } from './notifications.tables.ts'
import { readerOf } from './readers.queries.ts'

/** How many notifications a digest lists; of the others it says how many they are. */
const MOST_LISTED = 50

/** How often somebody is told at once of what happens to one posting; the rest is in the digest. */
const mailsAtOnce: Limit = { name: 'mailsAtOnce', rules: [{ most: 5, within: 3_600_000 }] }

type News = ReturnType<typeof newsOf>
const isUnknown = ({ readAt, mailedAt }: Pick<News, 'readAt' | 'mailedAt'>) => and(isNull(readAt), isNull(mailedAt))

/**
 * Mails a notification to whoever wants to hear of its kind at once, unless it was taken back, read or mailed meanwhile, or is
 * of somebody whom they see no longer. After many of one posting it is left to the digest.
 */
export async function mailAtOnce(context: Context, id: Id): Promise<void> {
  const { db, config } = context
  const [stored] = await db.select().from(notifications).where(eq(notifications.id, id))
  if (stored === undefined) return
  const account = await accountById(db, stored.accountId)
  if (!isReached(account)) return
  const news = await newsTo(context, account)
  const [told] = await db.select().from(news).where(and(eq(news.id, id), isUnknown(news)))
  const choices = await mailChoicesOf(db, account.id)
  if (told === undefined || choices[told.kind] !== 'atOnce') return
  const taken = await takeIfLeft(context, mailsAtOnce, `${account.id} ${stored.postingId}`)
  if (taken === undefined) return
  const letter = newsLetter(config.productName, context.origin(), account, told)
  await send(context, account, letter).catch(async (error: unknown) => {
    await giveBack(context, taken)
    throw error
  })
  await markMailed(context, eq(notifications.id, id))
}

/** Mails somebody one letter with all that they have not heard of in any other way, and may still hear of. */
export async function mailDaily(context: Context, accountId: Id): Promise<void> {
  const { clock, db, config } = context
  const account = await accountById(db, accountId)
  if (!isReached(account)) return
  const choices = await mailChoicesOf(db, accountId)
  const wanted = Object.entries(choices).flatMap(([kind, choice]) => (choice === 'never' ? [] : [kind as NotificationKind]))
  const now = clock.now()
  const news = await newsTo(context, account)
  const isDue = and(
    isUnknown(news),
    inArray(news.kind, wanted),
    gt(news.createdAt, new Date(now - DIGEST_REACH)),
    lte(news.createdAt, new Date(now - MAIL_DELAY)),
  )
  const listed = await db
    .select({ notification: news._.selectedFields, total: sql`count(*) over ()`.mapWith(Number) })
    .from(news)
    .where(isDue)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(MOST_LISTED)
  if (listed.length === 0) return
  const told = listed.map(({ notification }) => notification)
  await send(context, account, digestLetter(config.productName, context.origin(), account, told, listed[0]!.total))
  await markMailed(context, inArray(notifications.id, db.select({ id: news.id }).from(news).where(isDue)))
}

/** What somebody may know at the time of sending. */
async function newsTo({ clock, db }: Context, account: Account): Promise<News> {
  const reader = await readerOf(db, account)
  return newsOf(db, viewerOf({ clock }, reader), reader)
}

/** Nobody gets mail to an e-mail that they have not confirmed. */
const isReached = (account: Account | undefined): account is Account => account !== undefined && account.confirmedAt !== null

const send = ({ mail, config }: Context, { email }: Account, letter: Letter): Promise<void> =>
  mail.send(writeLetter(email, config.productName, letter))

async function markMailed({ clock, db }: Context, told: SQL | undefined): Promise<void> {
  await db.update(notifications).set({ mailedAt: new Date(clock.now()) }).where(told)
}
