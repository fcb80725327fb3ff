import { existsSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Config, databaseFolder } from '../../config.ts'
import { sayingCommits } from './afterCommit.ts'
import type { Database } from './database.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { lockFolder } from './embedded/lock.ts'
import { OperatorError } from '../operatorError.ts'
import { endSilentConnections } from './patience.ts'
import { prepareRepeated } from './statements/prepared.ts'
import { requireAnswer } from './requireAnswer.ts'
import { readTexts } from './wordArrays.ts'

/** PostgreSQL's numbers for the types `double precision[]` and `smallint[]`, which the driver's list does not name. */
const NUMBERS: readonly number[] = [1_022, 1_005]
// Every column of numbers here has no null and one dimension, so that it reads as JSON: the driver's own way takes ten times as long.
for (const type of NUMBERS) pg.types.setTypeParser(type, (text: string): unknown => JSON.parse(`[${text.slice(1, -1)}]`))

/** PostgreSQL's numbers for the types `text[]` and `uuid[]`. */
const TEXTS: readonly number[] = [1_009, 2_951]
// The words that a match is explained by and the groups that somebody is in are read with every person of a list: the driver goes through each letter.
for (const type of TEXTS) pg.types.setTypeParser(type, readTexts)

/**
 * Opens PostgreSQL where the settings name one, else the embedded database in the data folder.
 * @throws OperatorError where another process has the data folder, or PostgreSQL does not let us in
 */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded({ folder: databaseFolder(config), lock: config.dataFolder })
  const database = openPostgres(config.databaseUrl, config.databaseConnections, config.databaseTimeout)
  await requireAnswer(database.pool, config.databaseUrl)
  return database
}

/**
 * The same of a community that is there already, for commands about it: one that is run with other settings than the server's would
 * else make an empty database, and find nobody in it.
 * @throws OperatorError where there is none
 */
export async function openCommunity(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined && !existsSync(databaseFolder(config))) {
    const settings = 'Run this with the settings that the server has: DATA_FOLDER, or DATABASE_URL.'
    throw new OperatorError(`There is no database in ${databaseFolder(config)}. ${settings}`)
  }
  return openDatabase({ ...config, databaseTimeout: 0 })
}

/** Waiting for a connection, or making one, may take so much of the patience with the database, besides waiting for an answer. */
const CONNECTING_SHARE = 0.6
/** Whoever asks whether the database answers is told within a second. */
const PROBE_PATIENCE_MS = 800
/** So long a transaction may do nothing: its process hangs, and holds what others wait for. */
const IDLE_TRANSACTION_MS = 30_000

/**
 * @param patience how long a request waits for the database, in milliseconds: for a connection, and for each answer without
 *   a sign of life; 0 for ever
 */
export function openPostgres(url: string, connections: number, patience = 0): Database {
  const limits = { statement_timeout: patience, idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    ...(patience > 0 && { connectionTimeoutMillis: patience * CONNECTING_SHARE, ...limits }),
  })
  const probe = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: PROBE_PATIENCE_MS })
  outliveConnections(pool)
  outliveConnections(probe)
  if (patience > 0) endSilentConnections(pool, patience)
  endSilentConnections(probe, PROBE_PATIENCE_MS)
  prepareRepeated(pool)
  return {
    kind: 'postgres',
    db: sayingCommits(drizzle(pool)),
    pool,
    answers: () => askFor(probe),
    lost: new Promise(() => {}),
    async close() {
      await Promise.all([pool.end(), probe.end()])
    },
  }
}

async function askFor(pool: pg.Pool): Promise<void> {
  await pool.query('select 1')
}

/** Opens the embedded database in a folder (with the folder to lock), from an image, or empty in memory. */
export async function openEmbedded(from: {
  folder?: string
  lock?: string
  image?: Uint8Array<ArrayBuffer>
}): Promise<Database & { image(): Promise<Uint8Array<ArrayBuffer>> }> {
  const unlock = from.lock === undefined ? () => {} : lockFolder(from.lock)
  const embedded = await startEmbedded(from).catch((error: unknown) => {
    unlock()
    throw error
  })
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => embedded.connect(),
  })
  outliveConnections(pool)
  prepareRepeated(pool)
  return {
    kind: 'embedded',
    db: sayingCommits(drizzle(pool)),
    pool,
    answers: () => askFor(pool),
    lost: embedded.lost,
    image: () => embedded.image(),
    async close() {
      await pool.end()
      await embedded.close()
      unlock()
    },
  }
}

/**
 * Lets the process go on where a connection breaks off, which otherwise ends it. Whoever waits for an answer on it is told by
 * their query; an idle one is replaced by the pool at the next.
 */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
}
