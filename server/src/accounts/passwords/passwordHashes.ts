import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../../platform/queue.ts'
import { digestOf } from './secrets.ts'

/** What each guess at a stored password costs, by argon2id's parameters. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first choice for argon2id, which is the library's variant; the library adds a salt of 16 random bytes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The hash of a random key that nobody has: checked where there is no account, so that it takes the same time. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$p8RfHaiedcddfHOJ9y5y9g$BWA9Zn77A7NEOGmyx4VDQ6dbv/nqkj0CruUk5hoZmMM'

const inTurn = createQueue({ atOnce: 2, waiting: 32 })

/** The stored form of a password key. Made by {@link hashPassword} only. */
export type PasswordHash = string & { readonly hashed: unique symbol }

/**
 * Hashes a password key. It takes a while: call it before a transaction, never inside one.
 * @throws Failure Busy
 */
export async function hashPassword(key: string, cost: PasswordCost): Promise<PasswordHash> {
  return (await inTurn(() => hash(key, { ...cost }))) as PasswordHash
}

/**
 * Whether a password key is the one that was hashed; false, after the same time, where there is no hash.
 * @throws Failure Busy
 */
export async function isPassword(stored: string | null | undefined, key: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? NOBODYS_HASH, key))
  return matches && stored !== null && stored !== undefined
}

/**
 * Tells one stored password from another, and nothing more of it. Kept of the password of a sign-up: whoever changed it,
 * or the e-mail with which it is derived, had confirmed an e-mail before.
 */
export const signUpMarkOf = (passwordHash: string): string => digestOf(passwordHash).slice(0, 16)
