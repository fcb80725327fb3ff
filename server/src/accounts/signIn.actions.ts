import type { ProfileType } from '@trellis/contract/endpoint.ts'
import type { SignedIn } from '@trellis/contract/accounts.ts'
import type { Context } from '../context.ts'
import { Failure } from '../platform/http/failure.ts'
import { networkOf } from '../platform/http/network.ts'
import { presentSignedIn } from './accounts.present.ts'
import { accountByEmail, emailKeyOf } from './accounts.queries.ts'
import { mailLink } from './accounts.tasks.ts'
import { limits, requireRoom, requireRoomInTurn, takeIfLeft, takeOne } from './limits.ts'
import type { LinkKind } from './mailedLinks.actions.ts'
import { tryPassword } from './passwords.actions.ts'
import { issueToken } from './sessions.actions.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly userType: ProfileType
}

/**
 * Begins a session. Nothing tells whether an e-mail has an account, except the right password.
 * @param address the caller's network address
 * @throws Failure WrongCredentials, EmailNotConfirmed, TooManyAttempts or Busy
 */
export async function signIn(context: Context, credentials: Credentials, address: string): Promise<SignedIn> {
  const { email, password, userType: type } = credentials
  const network = networkOf(address)
  await requireRoom(context, limits.passwordsFromNetwork, network)
  const account = await accountByEmail(context.db, type, email)
  const isRight = await tryPassword(context, { email, type }, account, password)
  // Counted before it is told, so that of many at once no more are told. Not counted before the password is checked: a class
  // that signs in at the same moment would be refused.
  if (!isRight || account === undefined) {
    await takeOne(context, limits.passwordsFromNetwork, network)
    throw new Failure('WrongCredentials')
  }
  await requireRoomInTurn(context, limits.passwordsFromNetwork, network)
  if (account.confirmedAt === null) throw new Failure('EmailNotConfirmed')
  return presentSignedIn(account, await issueToken(context, context.db, account.id, 'session'))
}

interface LinkRequest {
  readonly kind: LinkKind
  readonly type: ProfileType
  readonly email: string
}

/**
 * Asks for a mail with a link. Who asks learns nothing about the account: what is stored and how long it takes is the same
 * with and without one, also where so many mails were asked for that no more is sent.
 * @param address the caller's network address
 * @throws Failure TooManyAttempts where one network asks for many
 */
export async function askForLink(context: Context, request: LinkRequest, address: string): Promise<void> {
  const { kind, type, email } = request
  await takeOne(context, limits.linksFromNetwork, networkOf(address))
  const taken = await takeIfLeft(context, limits.linkMails, `${kind} ${type} ${emailKeyOf(email)}`)
  if (taken !== undefined) await context.tasks.add(context.db, mailLink, request)
}
