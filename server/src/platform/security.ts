import { createHmac, randomBytes } from 'node:crypto'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Queries } from './database/database.ts'
import { networkOf } from './http/limits/network.ts'
import { type Log, serializeError } from './log.ts'

const logKeys = pgTable('log_keys', { name: text().primaryKey(), key: text().notNull() })

/** What happens to accounts and is worth an operator's eye. */
export type SecurityEvent =
  | 'signedUp'
  | 'signedIn'
  | 'signInRefused'
  | 'signedOut'
  | 'linkAsked'
  | 'linkOpened'
  | 'linkRefused'
  | 'emailConfirmed'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordRefused'
  | 'emailChanged'
  | 'callRefused'
  | 'superUserCalled'

/** Who and what an event is about. Nothing that a person typed, no token and no hash. */
export interface SecurityFacts {
  /** Whose session or link it was, or whose account somebody tried to use. */
  readonly actor?: Id | undefined
  /** The caller's network address: a digest of its network is told. */
  readonly address: string
  /** Why something was refused. */
  readonly code?: string
  readonly call?: string
  /** The ids that a call named. */
  readonly about?: readonly Id[]
  readonly kind?: string
}

export interface SecurityLog {
  note(event: SecurityEvent, facts: SecurityFacts): void
}

const NETWORK_DIGEST_LENGTH = 16

/**
 * Writes security events into the log, one line each. Networks are told as digests made with a key of this installation: the
 * same for the same network, and not to be found out by trying all of them.
 */
export function createSecurityLog(log: Log, db: Queries): SecurityLog {
  let key: Promise<string> | undefined
  return {
    note(event, { address, ...facts }) {
      const write = (network: string) => log.info({ security: event, ...facts, network }, 'security')
      key ??= keyOf(db)
      key.then(
        (known) => write(digestOf(known, address)),
        (error: unknown) => {
          key = undefined
          log.warn({ err: serializeError(error) }, 'no key for the digests of networks')
          write('unknown')
        },
      )
    },
  }
}

const digestOf = (key: string, address: string): string =>
  createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, NETWORK_DIGEST_LENGTH)

/** The installation's key, made by whoever needs it first. */
async function keyOf(db: Queries): Promise<string> {
  const name = 'network'
  await db
    .insert(logKeys)
    .values({ name, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(logKeys).where(eq(logKeys.name, name))
  if (row === undefined) throw new Error('The key was removed at this moment')
  return row.key
}
