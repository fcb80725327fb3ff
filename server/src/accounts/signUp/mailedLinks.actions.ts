import { LINK_HOURS, RESET_MINUTES } from '@trellis/contract/accounts/times.ts'
import { HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockAccount } from '../accounts.actions.ts'
import { type Account, anyAccountById, emailKeyOf } from '../accounts.queries.ts'
import { mailedLinks } from '../accounts.tables.ts'
import { digestOf, newSecret } from '../passwords/secrets.ts'

export const linkKinds = ['verification', 'reset', 'invitation'] as const
/** What a mailed link is for: to confirm an e-mail, to set a forgotten password, to set the first one. */
export type LinkKind = (typeof linkKinds)[number]
type Purpose = (typeof mailedLinks.$inferSelect)['purpose']

/** An invitation sets a password like a reset does, but waits for as long as a verification. */
const kinds: Record<LinkKind, { purpose: Purpose; lasts: number }> = {
  verification: { purpose: 'verification', lasts: LINK_HOURS * HOUR_MS },
  reset: { purpose: 'reset', lasts: RESET_MINUTES * MINUTE_MS },
  invitation: { purpose: 'reset', lasts: LINK_HOURS * HOUR_MS },
}

/**
 * Makes a link for an account's present e-mail. Earlier links to set a password become void; links to confirm the e-mail
 * all work until they are used or expire.
 * @returns the secret for the address, stored as its digest only
 */
export async function makeLink({ db, clock }: Context, { id, email }: Account, kind: LinkKind): Promise<string> {
  const secret = newSecret()
  const { purpose, lasts } = kinds[kind]
  const now = clock.now()
  await db.transaction(async (tx) => {
    // Of two that are made at once, one is the earlier.
    await lockAccount(tx, id)
    await tx.delete(mailedLinks).where(lt(mailedLinks.expiresAt, new Date(now)))
    if (purpose === 'reset') await dropLinks(tx, id, 'reset')
    await tx.insert(mailedLinks).values({
      hash: digestOf(secret),
      accountId: id,
      purpose,
      email: emailKeyOf(email),
      expiresAt: new Date(now + lasts),
      createdAt: new Date(now),
    })
  })
  return secret
}

/** Makes the links of an account void: those of one purpose, or all. */
export async function dropLinks(tx: Queries, accountId: Id, purpose?: Purpose): Promise<void> {
  const ofPurpose = purpose === undefined ? undefined : eq(mailedLinks.purpose, purpose)
  await tx.delete(mailedLinks).where(and(eq(mailedLinks.accountId, accountId), ofPurpose))
}

const linkTo = { accountId: mailedLinks.accountId, email: mailedLinks.email }

/** A link that still works. */
const isGood = ({ clock }: Context, hash: string, purpose: Purpose) =>
  and(eq(mailedLinks.hash, digestOf(hash)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, new Date(clock.now())))

/**
 * Whose a link is, which it leaves as it was.
 * @throws Failure InvalidLink
 */
export async function readLink(context: Context, hash: string, purpose: Purpose): Promise<Account> {
  const [link] = await context.db
    .select(linkTo)
    .from(mailedLinks)
    .where(isGood(context, hash, purpose))
  return accountOf(context.db, link)
}

/**
 * Uses a link up. Of two who do so at once, the second waits for the first one's deletion and finds nothing.
 * @throws Failure InvalidLink
 */
export async function useLink(context: Context, tx: Transaction, hash: string, purpose: Purpose): Promise<Account> {
  const [link] = await tx
    .delete(mailedLinks)
    .where(isGood(context, hash, purpose))
    .returning(linkTo)
  return accountOf(tx, link)
}

async function accountOf(db: Queries, link: { accountId: Id; email: string } | undefined): Promise<Account> {
  const account = link && (await anyAccountById(db, link.accountId))
  if (account === undefined || emailKeyOf(account.email) !== link?.email) throw new Failure('InvalidLink')
  return account
}
