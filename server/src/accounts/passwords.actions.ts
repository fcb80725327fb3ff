import type { PasswordChange } from '@trellis/contract/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { type EmailOfType, lockAccount } from './accounts.actions.ts'
import { type Account, accountById, emailKeyOf, passwordHashOf } from './accounts.queries.ts'
import { accounts } from './accounts.tables.ts'
import { mailPasswordChanged } from './accounts.tasks.ts'
import { forget, giveBack, limits, takeOne } from './limits.ts'
import { dropLinks } from './mailedLinks.actions.ts'
import { hashPassword, isPassword } from './passwordHashes.ts'
import { endSession, endSessions, isLive } from './sessions.actions.ts'

const triesOf = ({ email, type }: EmailOfType): string => `${type} ${emailKeyOf(email)}`

/**
 * Checks a password key within the limit of its account. It goes the same way, and takes the same time, where there is no
 * account or no password.
 * @param account the account that was found by the e-mail and type, if one was
 * @throws Failure TooManyAttempts or Busy
 */
export async function tryPassword(
  context: Context,
  of: EmailOfType,
  account: Pick<Account, 'id'> | undefined,
  key: string,
): Promise<boolean> {
  const attempt = await takeOne(context, limits.passwordsOfAccount, triesOf(of))
  const stored = account && (await passwordHashOf(context.db, account.id))
  const isRight = await isPassword(stored, key).catch(async (failure: unknown) => {
    await giveBack(context, attempt)
    throw failure
  })
  if (isRight) await forget(context.db, limits.passwordsOfAccount, triesOf(of))
  return isRight
}

/**
 * Makes sure that whoever uses a session knows the account's password.
 * @throws Failure WrongPassword, TooManyAttempts or Busy
 */
export async function requirePassword(context: Context, account: Account, key: string | undefined): Promise<void> {
  if (key === undefined || !(await tryPassword(context, account, account, key))) throw new Failure('WrongPassword')
}

/**
 * Sets the actor's own password. A session needs the current one and goes on alone; a reset token stands for it and is
 * used up, and no session goes on. Links to set a password become void, and the person is told by mail.
 * @throws Failure WrongPassword, SessionEnded, TooManyAttempts or Busy
 */
export async function changePassword(context: Context, actor: Actor, change: z.output<typeof PasswordChange>): Promise<void> {
  const account = found(await accountById(context.db, actor.id))
  if (actor.scope === 'session') await requirePassword(context, account, change.currentPassword)
  const passwordHash = await hashPassword(change.password)
  await context.db.transaction(async (tx) => {
    // Changes of one account come one after the other; whoever was signed out meanwhile changes nothing any more.
    await lockAccount(tx, account.id)
    const isReset = actor.scope === 'reset'
    const isAlive = isReset ? await endSession(context, tx, actor.tokenHash) : await isLive(context, tx, actor.tokenHash)
    if (!isAlive) throw new Failure('SessionEnded')
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    await endSessions(context, tx, account.id, isReset ? undefined : actor.tokenHash)
    await dropLinks(tx, account.id, 'reset')
    await forget(tx, limits.passwordsOfAccount, triesOf(account))
    await context.tasks.add(tx, mailPasswordChanged, { email: account.email })
  })
}
