import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { lockAccount } from '../accounts.actions.ts'
import { type Account, type AnyAccount, anyAccountByEmail, emailKeyOf } from '../accounts.queries.ts'
import { mailLink } from '../accounts.tasks.ts'
import { hasSignedInBefore, knowDevice } from './knownDevices.actions.ts'
import { limits, requireRoom, requireRoomInTurn, consumeIfLeft, consume } from '../limits.ts'
import { takeAccountBack } from '../leaving/leaving.actions.ts'
import type { LinkKind } from '../signUp/mailedLinks.actions.ts'
import { tryPassword } from '../passwords/passwordTries.actions.ts'
import { digestOf } from '../passwords/secrets.ts'
import { issueToken } from './sessions.actions.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly userType: PersonKind
  /** Takes the account back, where it is deleted and not erased yet. */
  readonly takeBack?: boolean | undefined
}

/** Who calls, without a session. */
export interface Caller {
  /** The caller's network address. */
  readonly address: string
  /** The secret of the browser, where somebody signed in with it before. */
  readonly device: string | undefined
}

/**
 * Begins a session. Nothing tells whether an e-mail has an account, except the right password.
 * @returns what is answered, and the secret by which the browser is known from now on
 * @throws Failure WrongCredentials, EmailNotConfirmed, AccountDeleted, TooManyAttempts or Busy
 */
export async function signIn(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<{ person: Account; token: string; device: string }> {
  const account = await anyAccountByEmail(context.db, credentials.userType, credentials.email)
  const about = { actor: account?.id, address: caller.address }
  try {
    const right = await requireRight(context, credentials, account, caller)
    const begun = await context.db.transaction((tx) => begin(context, tx, right, { ...credentials, device: caller.device }))
    context.security.note('signedIn', about)
    return { person: right.account, ...begun }
  } catch (failure) {
    if (failure instanceof Failure) context.security.note('signInRefused', { ...about, code: failure.code })
    throw failure
  }
}

/** Whose password is right, and in which stored form it was checked. */
interface Right {
  readonly account: Account
  readonly checked: string
}

async function requireRight(
  context: Context,
  { email, password, userType: type }: Credentials,
  account: AnyAccount | undefined,
  { address, device }: Caller,
): Promise<Right> {
  const network = networkOf(address)
  const isFamiliar = await hasSignedInBefore(context, device, account?.id)
  // What others do wrong in the same network does not count against a browser that signed in before.
  if (!isFamiliar) await requireRoom(context, limits.passwordsFromNetwork, network)
  const place = isFamiliar && device !== undefined ? { provenBy: digestOf(device) } : { network }
  const checked = await tryPassword(context, { of: { email, type }, account, key: password, place })
  // Counted before it is told, so that of many at once no more are told. Not counted before the password is checked: a class
  // that signs in at the same moment would be refused.
  if (checked === undefined || account === undefined) {
    if (!isFamiliar) await consume(context, limits.passwordsFromNetwork, network)
    throw new Failure('WrongCredentials')
  }
  if (!isFamiliar) await requireRoomInTurn(context, limits.passwordsFromNetwork, network)
  return { account, checked }
}

/** Begins the session of whoever proved a right password, unless it was replaced meanwhile: that ends what was under way as well. */
async function begin(
  context: Context,
  tx: Transaction,
  { account, checked }: Right,
  { takeBack, device }: Pick<Credentials, 'takeBack'> & Pick<Caller, 'device'>,
): Promise<{ token: string; device: string }> {
  const held = await lockAccount(tx, account.id)
  // Another e-mail comes with another password: it is the salt.
  if (held?.passwordHash !== checked) throw new Failure('WrongCredentials')
  if (held.confirmedAt === null) throw new Failure('EmailNotConfirmed')
  if (held.leavesAt !== null) {
    if (!takeBack) throw new Failure('AccountDeleted', { details: { until: held.leavesAt.getTime() } })
    await takeAccountBack(context, tx, held)
  }
  return { token: await issueToken(context, tx, held.id, 'session'), device: await knowDevice(context, tx, held.id, device) }
}

interface LinkRequest {
  readonly kind: LinkKind
  readonly type: PersonKind
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
  await consume(context, limits.linksFromNetwork, networkOf(address))
  const taken = await consumeIfLeft(context, limits.linkMails, `${kind} ${type} ${emailKeyOf(email)}`)
  if (taken !== undefined) await context.tasks.add(context.db, mailLink, request)
  context.security.note('linkAsked', { kind, address })
}
