import type { Id } from '@trellis/contract/ids.ts'
import type { NotificationKind } from '@trellis/contract/notifications.ts'
import { and, desc, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { type Account, accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { type Letter, writeLetter } from '../platform/mail/letter.ts'
import { digestLetter, newsLetter } from './notifications.letters.ts'
import { DIGEST_REACH, MAIL_DELAY } from './notifications.policy.ts'
import { mailChoicesOf } from './notifications.queries.ts'
import { notifications } from './notifications.tables.ts'

/** How many notifications a digest lists; of the others it says how many they are. */
const MOST_LISTED = 50

const unknown = and(isNull(notifications.readAt), isNull(notifications.mailedAt))

/** Mails a notification to whoever wants to hear of its kind at once, unless it was taken back, read or mailed meanwhile. */
export async function mailAtOnce(context: Context, id: Id): Promise<void> {
  const { db, config } = context
  const [news] = await db.select().from(notifications).where(and(eq(notifications.id, id), unknown))
  if (news === undefined) return
  const account = await accountById(db, news.accountId)
  const choices = await mailChoicesOf(db, news.accountId)
  if (choices[news.kind] !== 'atOnce' || !isReached(account)) return
  await send(context, account, newsLetter(config.productName, context.origin(), account, news))
  await markMailed(context, eq(notifications.id, id))
}

/** Mails somebody one letter with all that they have not heard of in any other way. */
export async function mailDaily(context: Context, accountId: Id): Promise<void> {
  const { clock, db, config } = context
  const account = await accountById(db, accountId)
  if (!isReached(account)) return
  const choices = await mailChoicesOf(db, accountId)
  const wanted = Object.entries(choices).flatMap(([kind, choice]) => (choice === 'never' ? [] : [kind as NotificationKind]))
  const now = clock.now()
  const news = and(
    eq(notifications.accountId, accountId),
    unknown,
    inArray(notifications.kind, wanted),
    gt(notifications.createdAt, new Date(now - DIGEST_REACH)),
    lte(notifications.createdAt, new Date(now - MAIL_DELAY)),
  )
  const listed = await db
    .select({ notification: notifications, total: sql`count(*) over ()`.mapWith(Number) })
    .from(notifications)
    .where(news)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MOST_LISTED)
  if (listed.length === 0) return
  const told = listed.map(({ notification }) => notification)
  await send(context, account, digestLetter(config.productName, context.origin(), account, told, listed[0]!.total))
  await markMailed(context, news)
}

/** Nobody gets mail to an e-mail that they have not confirmed. */
const isReached = (account: Account | undefined): account is Account => account !== undefined && account.confirmedAt !== null

const send = ({ mail, config }: Context, { email }: Account, letter: Letter): Promise<void> =>
  mail.send(writeLetter(email, config.productName, letter))

async function markMailed({ clock, db }: Context, told: SQL | undefined): Promise<void> {
  await db.update(notifications).set({ mailedAt: new Date(clock.now()) }).where(told)
}
