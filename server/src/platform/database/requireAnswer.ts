import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'

/** What the driver says, without a code, where it has waited for a connection for as long as it may. */
const tooLate = /connection timeout|timeout exceeded/
/** On a busy machine, loading the rest of the program holds up the answer to the first try or two for longer than that. */
const MOST_TRIES = 3

/**
 * Makes sure that the database at an address lets us in.
 * @throws OperatorError that says why it does not
 */
export async function requireAnswer(pool: pg.Pool, url: string): Promise<void> {
  try {
    const connection = await connectInTime(pool, MOST_TRIES)
    connection.release()
  } catch (error) {
    throw new OperatorError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error, url)}.`)
  }
}

async function connectInTime(pool: pg.Pool, tries: number): Promise<pg.PoolClient> {
  return pool.connect().catch((error: Error) => {
    if (tries === 1 || !tooLate.test(error.message)) throw error
    return connectInTime(pool, tries - 1)
  })
}

/**
 * What whoever runs the product can do where the database refuses its tables, as an error for them.
 * @param error what PostgreSQL said; given back where nobody there can mend it
 */
export function asRefusal(error: unknown): unknown {
  const missing = 'it lacks an extension: install pgvector, and PostgreSQL’s own contrib modules, on its machine'
  const refusals: Record<string, string> = {
    '0A000': missing,
    '58P01': missing,
    '42501': 'its user may make no tables or extensions there: make the user the owner of the database',
  }
  const refusal = refusals[(error as { code?: string }).code ?? '']
  return refusal === undefined ? error : new OperatorError(`The database that DATABASE_URL names cannot be used: ${refusal}.`)
}

/** Why there is no connection, by the system's code or PostgreSQL's. The address holds the password and is never told whole. */
export function reasonOf(error: unknown, url: string): string {
  const { host, pathname } = new URL(url)
  const at = host || 'its address'
  const { code = '', message } = error as { code?: string; message: string }
  const reasons: Record<string, string> = {
    ECONNREFUSED: `no PostgreSQL answers at ${at}`,
    ETIMEDOUT: `${at} does not answer`,
    EHOSTUNREACH: `${at} cannot be reached`,
    ENOTFOUND: `there is no machine at ${at}`,
    EAI_AGAIN: `the name of ${at} cannot be looked up`,
    '28P01': 'its user or password is wrong',
    '28000': 'its user is not let in',
    '3D000': `there is no database ${decodeURIComponent(pathname.slice(1))}`,
  }
  return reasons[tooLate.test(message) ? 'ETIMEDOUT' : code] ?? message
}
