import type { ProfileType } from '@trellis/contract/endpoint.ts'
import type { Id } from '@trellis/contract/ids.ts'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { Failure } from '../platform/http/failure.ts'
import { lockAccount } from './accounts.actions.ts'
import { accountConfirmed } from './accounts.events.ts'
import { type Account, accountById, emailKeyOf } from './accounts.queries.ts'
import { accounts, mailedLinks } from './accounts.tables.ts'
import { digestOf, newSecret } from './secrets.ts'
import { issueToken } from './sessions.actions.ts'

export const linkKinds = ['verification', 'reset', 'invitation'] as const
/** What a mailed link is for: to confirm an e-mail, to set a forgotten password, to set the first one. */
export type LinkKind = (typeof linkKinds)[number]
type Purpose = (typeof mailedLinks.$inferSelect)['purpose']

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An invitation sets a password like a reset does, but waits for as long as a verification. */
const kinds: Record<LinkKind, { purpose: Purpose; lasts: number }> = {
  verification: { purpose: 'verification', lasts: 24 * HOUR },
  reset: { purpose: 'reset', lasts: 30 * MINUTE },
  invitation: { purpose: 'reset', lasts: 24 * HOUR },
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

/**
 * Uses a verification link up and confirms the e-mail.
 * @throws Failure InvalidLink
 */
export async function confirmEmail(context: Context, hash: string, type: ProfileType): Promise<Account> {
  return context.db.transaction(async (tx) => {
    const account = await useLink(context, tx, hash, 'verification')
    if (account.type !== type) throw new Failure('InvalidLink')
    await confirm(context, tx, account)
    return account
  })
}

/**
 * Uses a link to set a password up. It came by mail, so it confirms the e-mail as well.
 * @returns the account, and a token that sets the password once
 * @throws Failure InvalidLink
 */
export async function openReset(context: Context, hash: string): Promise<{ account: Account; resetToken: string }> {
  return context.db.transaction(async (tx) => {
    const account = await useLink(context, tx, hash, 'reset')
    await confirm(context, tx, account)
    return { account, resetToken: await issueToken(context, tx, account.id, 'reset') }
  })
}

/** Of two who use a link at once, the second waits for the first one's deletion and finds nothing. */
async function useLink({ clock }: Context, tx: Transaction, hash: string, purpose: Purpose): Promise<Account> {
  const [link] = await tx
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.hash, digestOf(hash)),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, new Date(clock.now())),
      ),
    )
    .returning({ accountId: mailedLinks.accountId, email: mailedLinks.email })
  const account = link && (await accountById(tx, link.accountId))
  if (account === undefined || emailKeyOf(account.email) !== link?.email) throw new Failure('InvalidLink')
  return account
}

async function confirm({ events, clock }: Context, tx: Transaction, { id, type }: Account): Promise<void> {
  const confirmed = await tx
    .update(accounts)
    .set({ confirmedAt: new Date(clock.now()) })
    .where(and(eq(accounts.id, id), isNull(accounts.confirmedAt)))
    .returning({ id: accounts.id })
  if (confirmed.length > 0) await events.emit(tx, accountConfirmed, { accountId: id, type })
}
