import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { createAccount, type EmailOfType, requireFreeEmail } from '../accounts.actions.ts'
import { mailLink, mailLinkToGroup } from '../accounts.tasks.ts'
import { limits, consume } from '../limits.ts'
import { hashPassword } from '../passwords/passwordHashes.ts'
import { issueToken } from '../sessions/sessions.actions.ts'
import { eraseLater } from './unconfirmed.actions.ts'

/** Stores what belongs to an account of this type, in the transaction that makes the account. */
type Fill = (tx: Transaction, id: Id) => Promise<void>

interface SignUp extends EmailOfType {
  readonly name: string
  /** The key that stands for the password. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** The group that a student comes to join. */
  readonly groupId?: Id | undefined
}

/**
 * Somebody makes an account of their own. The verification link is mailed whatever the caller wishes: without it the account
 * is of no use to anybody.
 * @returns its id, and a token for uploading its own photo and resume
 * @throws Failure EmailTaken, TooManyAttempts or Busy
 */
export async function openAccount(context: Context, signUp: SignUp, fill: Fill): Promise<{ id: Id; token: string }> {
  const { type, email, name, groupId } = signUp
  await requireFreeEmail(context, { email, type }, signUp.address)
  await consume(context, limits.signUpsFromNetwork, networkOf(signUp.address))
  const passwordHash = await hashPassword(signUp.password, context.passwordCost)
  return context.db.transaction(async (tx) => {
    const id = await createAccount(context, tx, { type, email, name, passwordHash, isSignUp: true })
    await fill(tx, id)
    if (groupId === undefined) await context.tasks.add(tx, mailLink, { kind: 'verification', type, email })
    else await context.tasks.add(tx, mailLinkToGroup, { email, groupId })
    await eraseLater(context, tx, id, passwordHash)
    context.security.note('signedUp', { actor: id, address: signUp.address })
    return { id, token: await issueToken(context, tx, id, 'signUp') }
  })
}

/**
 * Whoever is signed in has an account: another is not made in the same breath by mistake.
 * @throws Failure Forbidden
 */
export function refuseSignedIn(actor: Actor | undefined, { orSuperUser = false } = {}): void {
  if (actor?.scope !== 'session' || (orSuperUser && actor.isSuperUser)) return
  throw new Failure('Forbidden', { sentence: 'You are signed in. Sign out first to make another account.' })
}

interface Invitation extends EmailOfType {
  readonly name: string
  /** Whether to mail the link that sets the first password now; 'Forgot password' mails one later. */
  readonly sendMail: boolean
}

/**
 * A super-user makes an account for somebody else, who sets the password by a mailed link.
 * @throws Failure EmailTaken
 */
export async function inviteAccount(context: Context, { sendMail, ...account }: Invitation, fill: Fill): Promise<Id> {
  const { type, email } = account
  return context.db.transaction(async (tx) => {
    const id = await createAccount(context, tx, account)
    await fill(tx, id)
    if (sendMail) await context.tasks.add(tx, mailLink, { kind: 'invitation', type, email })
    return id
  })
}
