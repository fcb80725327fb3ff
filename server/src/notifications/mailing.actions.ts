import { HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { MailChoice } from '@trellis/contract/notifications/mailChoices.ts'
import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type Account, accountById } from '../accounts/accounts.queries.ts'
import { refund, type Limit, consumeIfLeft } from '../accounts/limits.ts'
import { personById, type PersonFacts } from '../accounts/persons.queries.ts'
import type { Context } from '../context.ts'
import { isAnyOf, placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared, preparedTogether } from '../platform/database/statements/statements.ts'
import { type Letter, writeLetter } from '../platform/mail/letter.ts'
import { PutOff } from '../platform/tasks/tasks.ts'
import { digestLetter, newsLetter } from './notifications.letters.ts'
import { DIGEST_REACH, MAIL_DELAY } from './notifications.policy.ts'
import { presentNotification } from './notifications.present.ts'
import { mailChoicesOf, newsFor, type ReadersNews } from './notifications.queries.ts'
import type { Registry } from './registry.ts'
import { notifications } from './notifications.tables.ts'

/** What mailing needs to know. */
export interface Mailing {
  readonly context: Context
  readonly registry: Registry
  readonly facts: PersonFacts
}

/** How many notifications a digest lists; of the others it says how many they are. */
const MOST_LISTED = 50

/** How often somebody is told at once of what happens to one subject; the rest is in the digest. */
const mailsAtOnce: Limit = { name: 'mailsAtOnce', rules: [{ most: 5, within: HOUR_MS }] }

/**
 * Who writes news to somebody, in whichever process, until it is noted that they were mailed. A process that ends before leaves it, so it lapses; and
 * no letter takes as long, for tries to reach a mail server end sooner.
 */
const writingTo: Limit = { name: 'writingTo', rules: [{ most: 1, within: 2 * MINUTE_MS }] }
/** Whoever finds somebody else writing is put off by so long: the lane is free for mails to others meanwhile, and no try is used up. */
const PUT_OFF_MS = 1_500

/**
 * Does something for an account with a confirmed e-mail unless somebody else is just writing to it: then it is put off, so that nothing is told
 * twice. The account is read within the turn, as it is when the letter is written.
 * @throws PutOff where somebody else does
 */
async function inTurn(context: Context, accountId: Id, write: (account: Account) => Promise<void>): Promise<void> {
  const taken = await consumeIfLeft(context, writingTo, accountId)
  if (taken === undefined) throw new PutOff(PUT_OFF_MS)
  try {
    const account = await accountById(context.db, accountId)
    if (isReached(account)) await write(account)
  } finally {
    await refund(context, taken)
  }
}

type News = ReturnType<ReadersNews['build']>
const isUnknown = ({ readAt, mailedAt }: Pick<News, 'readAt' | 'mailedAt'>) => and(isNull(readAt), isNull(mailedAt))

/**
 * Mails a notification to whoever wants to hear of its kind at once, unless it was taken back, read or mailed meanwhile, or they may
 * not know of it any longer. After many of one subject it is left to the digest.
 */
export async function mailAtOnce(mailing: Mailing, id: Id): Promise<void> {
  const { context } = mailing
  const [stored] = await context.db.select({ accountId: notifications.accountId }).from(notifications).where(eq(notifications.id, id))
  if (stored === undefined) return
  await inTurn(context, stored.accountId, (account) => mailOne(mailing, account, id))
}

async function mailOne(mailing: Mailing, account: Account, id: Id): Promise<void> {
  const { context, registry } = mailing
  const { clock, db, config } = context
  const news = await newsTo(mailing, account.id)
  if (news === undefined) return
  const [shown] = await oneStatement(db, news).execute({ ...news.values, id })
  const choices: Partial<Record<string, MailChoice>> = await mailChoicesOf(db, account.id)
  if (shown === undefined || choices[shown.kind] !== 'atOnce') return
  const taken = await consumeIfLeft(context, mailsAtOnce, `${account.id} ${shown.subjectId}`)
  if (taken === undefined) return
  const letter = newsLetter(config.productName, context.origin(), presentNotification(registry, shown))
  await send(context, account, letter).catch(async (error: unknown) => {
    await refund(context, taken)
    throw error
  })
  await db
    .update(notifications)
    .set({ mailedAt: new Date(clock.now()) })
    .where(eq(notifications.id, id))
}

/** Mails somebody one letter with all that they have not heard of in any other way, and may still hear of. */
export async function mailDaily(mailing: Mailing, accountId: Id): Promise<void> {
  await inTurn(mailing.context, accountId, (account) => mailDay(mailing, account))
}

async function mailDay(mailing: Mailing, account: Account): Promise<void> {
  const { context, registry } = mailing
  const { clock, db, config } = context
  const accountId = account.id
  const news = await newsTo(mailing, accountId)
  if (news === undefined) return
  const choices = await mailChoicesOf(db, accountId)
  const wanted = Object.entries(choices).flatMap(([kind, choice]) => (choice === 'never' ? [] : [kind]))
  const now = clock.now()
  const due = { wanted, since: new Date(now - DIGEST_REACH), until: new Date(now - MAIL_DELAY) }
  const values = { ...news.values, ...due, mailedAt: new Date(now) }
  const digest = digestStatements(db, news)
  const listed = await digest.listed.execute(values)
  if (listed.length === 0) return
  const shown = listed.map(({ notification }) => presentNotification(registry, notification))
  await send(context, account, digestLetter(config.productName, context.origin(), shown, listed[0]!.total))
  await digest.mailed.execute(values)
}

/** What somebody may know at the time of sending. */
async function newsTo({ context, registry, facts }: Mailing, accountId: Id): Promise<ReadersNews | undefined> {
  const reader = await personById(context, facts, accountId)
  return reader && newsFor(registry, reader)
}

const oneStatement = prepared((db, { build }: ReadersNews) => {
  const news = build(db)
  return db
    .select()
    .from(news)
    .where(and(eq(news.id, placeholder<Id>('id')), isUnknown(news)))
})

/** The newest that are due with how many there are, and noting that all of them were mailed. */
const digestStatements = preparedTogether((db, { build }: ReadersNews) => {
  const news = build(db)
  const isDue = and(
    isUnknown(news),
    isAnyOf(news.kind, 'wanted'),
    gt(news.createdAt, placeholder<Date>('since')),
    lte(news.createdAt, placeholder<Date>('until')),
  )
  const listed = db
    .select({ notification: news._.selectedFields, total: sql`count(*) over ()`.mapWith(Number) })
    .from(news)
    .where(isDue)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(MOST_LISTED)
  const due = db.select({ id: news.id }).from(news).where(isDue)
  const mailed = db
    .update(notifications)
    .set({ mailedAt: placeholder<Date>('mailedAt') })
    .where(inArray(notifications.id, due))
  return { listed, mailed }
})

/** Nobody gets mail to an e-mail that they have not confirmed. */
const isReached = (account: Account | undefined): account is Account => account !== undefined && account.confirmedAt !== null

const send = ({ mail, config }: Context, { email }: Account, letter: Letter): Promise<void> =>
  mail.send(writeLetter(email, config.productName, letter))
