import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { requireFreeEmail } from './accounts.actions.ts'
import { accountSecured } from './accounts.events.ts'
import { accountById, emailKeyOf } from './accounts.queries.ts'
import { accounts } from './accounts.tables.ts'
import { mailEmailChanged, mailLink } from './accounts.tasks.ts'
import { forgetDevices } from './sessions/knownDevices.actions.ts'
import { dropLinks } from './signUp/mailedLinks.actions.ts'
import { hashPassword } from './passwords/passwordHashes.ts'
import { noteRefusal, requirePassword } from './passwords/passwordTries.actions.ts'
import { endSessions, isLive } from './sessions/sessions.actions.ts'

interface EmailChange {
  readonly email: string
  readonly currentPassword: string
  /** The key of the same password derived with the new e-mail, which is its salt. */
  readonly password: string
}

/** PostgreSQL's code for a row that breaks a unique constraint. */
const UNIQUE_VIOLATION = '23505'

/**
 * Gives the actor's account another e-mail, which has to be verified before the next sign-in. All sessions and mailed links
 * end; the old e-mail is told.
 * @param address the caller's network address
 * @throws Failure WrongPassword, SessionEnded, EmailTaken, TooManyAttempts or Busy
 */
export async function changeEmail(context: Context, actor: Actor, change: EmailChange, address: string): Promise<void> {
  const { db, tasks } = context
  const { email } = change
  const account = found(await accountById(db, actor.id))
  const about = { actor: actor.id, address }
  await requirePassword(context, account, change.currentPassword, 'session').catch(noteRefusal(context, about))
  const { type, email: oldEmail } = account
  const isOwn = emailKeyOf(email) === emailKeyOf(oldEmail)
  if (!isOwn) await requireFreeEmail(context, { email, type }, address)
  const passwordHash = await hashPassword(change.password, context.passwordCost)
  await db
    .transaction(async (tx) => {
      const columns = { email, emailKey: emailKeyOf(email), passwordHash, confirmedAt: null }
      await tx.update(accounts).set(columns).where(eq(accounts.id, account.id))
      // Whoever was signed out meanwhile, as by a reset of the password, changes nothing any more.
      if (!(await isLive(context, tx, actor.tokenHash))) throw new Failure('SessionEnded')
      await endSessions(context, tx, account.id)
      await dropLinks(tx, account.id)
      await forgetDevices(tx, account.id)
      await context.events.emit(tx, accountSecured, { accountId: account.id })
      await tasks.add(tx, mailLink, { kind: 'verification', type, email })
      await tasks.add(tx, mailEmailChanged, { oldEmail, newEmail: email })
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Failure('EmailTaken') : error
    })
  context.security.note('emailChanged', about)
}

/** Whether somebody else took the e-mail between the question and the change. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
