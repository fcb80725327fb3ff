import type { validateHash } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { createAccount, lockAccount } from '../accounts.actions.ts'
import { accountBegun, accountConfirmed, accountSecured } from '../accounts.events.ts'
import { type Account, anyAccountById } from '../accounts.queries.ts'
import { accounts } from '../accounts.tables.ts'
import { eraseAccount } from '../leaving/erasing.actions.ts'
import { forgetDevices } from '../sessions/knownDevices.actions.ts'
import { dropLinks, readLink, useLink } from './mailedLinks.actions.ts'
import { hashPassword, type PasswordHash, signUpMarkOf } from '../passwords/passwordHashes.ts'
import { requirePassword } from '../passwords/passwordTries.actions.ts'
import { endSessions, issueToken } from '../sessions/sessions.actions.ts'

// Whoever signs up may do so with anybody's e-mail, and knows the password that they chose. So a mailed link alone confirms
// nothing: its owner has to know that password as well, or to set another, which ends whatever the stranger had.

/** Whose account a mailed link leads to. */
export interface Opened {
  readonly account: Account
  /** Whether setting a password erases what was told at the sign-up: nobody has shown yet that it was the e-mail's owner. */
  readonly startsAnew: boolean
  /** Sets the password once. */
  readonly resetToken?: string
}

/** What the owner of an e-mail sets by a mailed link. */
interface NewPassword {
  readonly passwordHash: PasswordHash
  /** What they are called, where the account starts anew. */
  readonly name: string | undefined
}

/** What somebody is called who has not said it. */
const NAMELESS = 'New member'

type Opening = z.output<(typeof validateHash)['description']['body']>

/**
 * Opens a mailed link, by the call's rules.
 * @param address the caller's network address
 * @throws Failure InvalidLink, WrongPassword, TooManyAttempts or Busy
 */
export async function openLink(context: Context, opening: Opening, address: string): Promise<Opened> {
  const { type: kind, password, newPassword } = opening
  try {
    const link = await openByRules(context, opening)
    const about = { actor: link.account.id, address, kind }
    const isSet = password !== undefined || newPassword !== undefined
    context.security.note(isSet && kind !== 'password' ? 'emailConfirmed' : 'linkOpened', about)
    return link
  } catch (failure) {
    if (failure instanceof Failure) context.security.note('linkRefused', { address, kind, code: failure.code })
    throw failure
  }
}

async function openByRules(context: Context, { hash, type, password, newPassword, name }: Opening): Promise<Opened> {
  if (type === 'password') return openReset(context, hash)
  const account = await readLink(context, hash, 'verification')
  if (account.type !== type) throw new Failure('InvalidLink')
  if (password !== undefined) return confirmByPassword(context, hash, account, password)
  if (newPassword !== undefined) return confirmAnew(context, hash, { password: newPassword, name })
  return opened(context.db, account)
}

/** Uses a verification link up, and confirms the e-mail of the account that has this password. */
async function confirmByPassword(context: Context, hash: string, account: Account, password: string): Promise<Opened> {
  const checked = await requirePassword(context, account, password, 'link')
  return context.db.transaction(async (tx) => {
    const { id } = await useLink(context, tx, hash, 'verification')
    // The one that was checked, and none that was set meanwhile.
    if ((await lockAccount(tx, id))?.passwordHash !== checked) throw new Failure('WrongPassword')
    return opened(tx, await confirm(context, tx, id))
  })
}

/** Uses a verification link up, and sets a password in place of the one of the sign-up. */
async function confirmAnew(
  context: Context,
  hash: string,
  { password, name }: { readonly password: string; readonly name: string | undefined },
): Promise<Opened> {
  const passwordHash = await hashPassword(password, context.passwordCost)
  return context.db.transaction(async (tx) => {
    const { id, confirmedAt } = await useLink(context, tx, hash, 'verification')
    // A confirmed account's password is set by a reset link, which does not wait for a day.
    if (confirmedAt !== null) throw new Failure('InvalidLink')
    return opened(tx, await setPasswordByMail(context, tx, id, { passwordHash, name }))
  })
}

/** Uses a link to set a password up. Nothing is confirmed before that password is set. */
async function openReset(context: Context, hash: string): Promise<Opened> {
  return context.db.transaction(async (tx) => {
    const account = await useLink(context, tx, hash, 'reset')
    return { ...(await opened(tx, account)), resetToken: await issueToken(context, tx, account.id, 'reset') }
  })
}

async function opened(db: Queries, account: Account): Promise<Opened> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id))
  return { account, startsAnew: row !== undefined && wasNeverConfirmed(row) }
}

/** Whether an account is as a sign-up left it, so that it may be a stranger's who used somebody else's e-mail. */
function wasNeverConfirmed({ confirmedAt, passwordHash, signUpMark }: typeof accounts.$inferSelect): boolean {
  return confirmedAt === null && passwordHash !== null && signUpMark === signUpMarkOf(passwordHash)
}

/**
 * The owner of an e-mail, shown by a mailed link, sets the password of its account and so confirms it. Sessions and links end.
 * An account that was never confirmed is erased with all that was told in it, and another begins in its place.
 */
export async function setPasswordByMail(context: Context, tx: Transaction, id: Id, { passwordHash, name }: NewPassword): Promise<Account> {
  const account = found(await lockAccount(tx, id))
  if (wasNeverConfirmed(account)) return beginAnew(context, tx, account, { passwordHash, name })
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
  await endSessions(context, tx, id)
  await dropLinks(tx, id)
  await forgetDevices(tx, id)
  await context.events.emit(tx, accountSecured, { accountId: id })
  return confirm(context, tx, id)
}

async function beginAnew(
  context: Context,
  tx: Transaction,
  { id, type, email }: typeof accounts.$inferSelect,
  { passwordHash, name = NAMELESS }: NewPassword,
): Promise<Account> {
  await endSessions(context, tx, id)
  await eraseAccount(context, tx, id)
  const accountId = await createAccount(context, tx, { type, email, name, passwordHash })
  await context.events.emit(tx, accountBegun, { accountId, type, name })
  return confirm(context, tx, accountId)
}

async function confirm({ events, clock }: Context, tx: Transaction, id: Id): Promise<Account> {
  const [confirmed] = await tx
    .update(accounts)
    .set({ confirmedAt: new Date(clock.now()) })
    .where(and(eq(accounts.id, id), isNull(accounts.confirmedAt)))
    .returning({ type: accounts.type })
  if (confirmed !== undefined) await events.emit(tx, accountConfirmed, { accountId: id, type: confirmed.type })
  return found(await anyAccountById(tx, id))
}
