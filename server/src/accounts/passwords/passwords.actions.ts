import type { PasswordChange } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { lockAccount } from '../accounts.actions.ts'
import { accountSecured } from '../accounts.events.ts'
import { anyAccountById } from '../accounts.queries.ts'
import { accounts } from '../accounts.tables.ts'
import { mailPasswordChanged } from '../accounts.tasks.ts'
import { setPasswordByMail } from '../signUp/confirmation.actions.ts'
import { forgetDevices, knowDevice } from '../sessions/knownDevices.actions.ts'
import { dropLinks } from '../signUp/mailedLinks.actions.ts'
import { hashPassword, type PasswordHash } from './passwordHashes.ts'
import { noteRefusal, requirePassword } from './passwordTries.actions.ts'
import { endSession, endSessions, isLive } from '../sessions/sessions.actions.ts'
import type { Caller } from '../sessions/signIn.actions.ts'

type Change = z.output<typeof PasswordChange>

/**
 * Sets the actor's own password. A session needs the current one and goes on alone. A reset token stands for it and is used
 * up, no session goes on, and the e-mail is confirmed, since the token came by mail. Links to set a password become void,
 * and the person is told by mail. Other browsers are no longer known.
 * @returns the secret by which this browser is known from now on
 * @throws Failure WrongPassword, SessionEnded, TooManyAttempts or Busy
 */
export async function changePassword(context: Context, actor: Actor, change: Change, caller: Caller): Promise<string> {
  const about = { actor: actor.id, address: caller.address }
  const account = found(await anyAccountById(context.db, actor.id))
  if (actor.scope === 'session')
    await requirePassword(context, account, change.currentPassword, 'session').catch(noteRefusal(context, about))
  const passwordHash = await hashPassword(change.password, context.passwordCost)
  const set = actor.scope === 'reset' ? setByToken : setInSession
  const device = await context.db.transaction(async (tx) => {
    // Changes of one account come one after the other; whoever was signed out meanwhile changes nothing any more.
    await lockAccount(tx, account.id)
    const id = await set(context, tx, actor, { passwordHash, name: change.name })
    await context.tasks.add(tx, mailPasswordChanged, { email: account.email })
    // Whoever knew the password before may have signed in elsewhere; this browser is known anew.
    await forgetDevices(tx, id)
    return knowDevice(context, tx, id)
  })
  context.security.note(actor.scope === 'reset' ? 'passwordReset' : 'passwordChanged', about)
  return device
}

interface Setting {
  readonly passwordHash: PasswordHash
  readonly name: string | undefined
}

async function setByToken(context: Context, tx: Transaction, actor: Actor, setting: Setting): Promise<Id> {
  if (!(await endSession(context, tx, actor.tokenHash))) throw new Failure('SessionEnded')
  return (await setPasswordByMail(context, tx, actor.id, setting)).id
}

async function setInSession(context: Context, tx: Transaction, { id, tokenHash }: Actor, { passwordHash }: Setting): Promise<Id> {
  if (!(await isLive(context, tx, tokenHash))) throw new Failure('SessionEnded')
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id))
  await endSessions(context, tx, id, tokenHash)
  await dropLinks(tx, id, 'reset')
  await context.events.emit(tx, accountSecured, { accountId: id })
  return id
}
