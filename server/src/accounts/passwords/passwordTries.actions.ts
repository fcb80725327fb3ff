import type { Context } from '../../context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { SecurityFacts } from '../../platform/security.ts'
import type { EmailOfType } from '../accounts.actions.ts'
import { type Account, emailKeyOf, passwordHashOf } from '../accounts.queries.ts'
import { reset, refund, type Limit, limits, consume } from '../limits.ts'
import { isPassword, signUpMarkOf } from './passwordHashes.ts'

/**
 * From where a password is tried: a network, or a place that only somebody reaches who knew the password, or has the mailbox:
 * a browser that signed in before, a session, a mailed link. Nobody else's tries count there.
 */
export type Place = { readonly network: string } | { readonly provenBy: string }

interface Try {
  readonly of: EmailOfType
  /** The account that was found by the e-mail and type, if one was. */
  readonly account: Pick<Account, 'id'> | undefined
  readonly key: string
  readonly place: Place
}

/**
 * Checks a password key within its limits. It goes the same way, and takes the same time, where there is no account or no
 * password. What is counted belongs to the password that the account has: another one starts the counts again.
 * @returns the stored password that was checked, where the key is right
 * @throws Failure TooManyAttempts or Busy
 */
export async function tryPassword(context: Context, { of, account, key, place }: Try): Promise<string | undefined> {
  const stored = (account && (await passwordHashOf(context.db, account.id))) ?? undefined
  const whose = `${of.type} ${emailKeyOf(of.email)} ${stored ? signUpMarkOf(stored) : ''}`
  const [first, ...others] =
    'provenBy' in place
      ? [{ limit: limits.passwordsFromProvenPlace, who: `${whose} ${place.provenBy}` }]
      : [
          { limit: limits.passwordsOfAccountFromNetwork, who: `${whose} ${place.network}` },
          { limit: limits.passwordsOfAccount, who: whose },
        ]
  const taken = await takeAll(context, [first, ...others])
  const isRight = await isPassword(stored, key).catch(async (failure: unknown) => {
    await giveAllBack(context, taken)
    throw failure
  })
  if (!isRight) return undefined
  await giveAllBack(context, taken)
  await reset(context.db, first.limit, first.who)
  return stored
}

/** Takes one of each, or none. */
async function takeAll(context: Context, counts: readonly { limit: Limit; who: string }[]): Promise<string[]> {
  const taken: string[] = []
  for (const { limit, who } of counts) {
    const one = await consume(context, limit, who).catch(async (failure: unknown) => {
      await giveAllBack(context, taken)
      throw failure
    })
    taken.push(one)
  }
  return taken
}

async function giveAllBack(context: Context, taken: readonly string[]): Promise<void> {
  for (const id of taken) await refund(context, id)
}

/**
 * Makes sure that whoever uses a session or a mailed link knows the account's password.
 * @returns the stored password that was checked
 * @throws Failure WrongPassword, TooManyAttempts or Busy
 */
export async function requirePassword(
  context: Context,
  account: Account,
  key: string | undefined,
  provenBy: 'session' | 'link',
): Promise<string> {
  const checked = key === undefined ? undefined : await tryPassword(context, { of: account, account, key, place: { provenBy } })
  if (checked === undefined) throw new Failure('WrongPassword')
  return checked
}

/** Tells the log of a password that was asked for and not right, and fails as before. */
export const noteRefusal =
  ({ security }: Context, about: SecurityFacts) =>
  (failure: unknown): never => {
    if (failure instanceof Failure) security.note('passwordRefused', { ...about, code: failure.code })
    throw failure
  }
