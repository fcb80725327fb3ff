import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Config, databaseFolder } from '../../config.ts'
import { startEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { prepareRepeated } from './prepared.ts'
import { requireAnswer } from './requireAnswer.ts'

/** PostgreSQL's number for the type `double precision[]`, which the driver's list does not name. */
const NUMBERS = 1_022 as Parameters<typeof pg.types.setTypeParser>[0]
// Every column of numbers here has no null and one dimension, so that it reads as JSON: the driver's own way takes ten times as long.
pg.types.setTypeParser(NUMBERS, (text: string): unknown => JSON.parse(`[${text.slice(1, -1)}]`))

/** Where queries go: the database itself, or a transaction under way. Inside a transaction use nothing but it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: NodePgDatabase & { $client: pg.Pool }
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens PostgreSQL where the settings name one, else the embedded database in the data folder.
 * @throws OperatorError where another process has the data folder, or PostgreSQL does not let us in
 */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded({ folder: databaseFolder(config), lock: config.dataFolder })
  const database = openPostgres(config.databaseUrl, config.databaseConnections)
  await requireAnswer(database.pool, config.databaseUrl)
  return database
}

export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  outliveConnections(pool)
  prepareRepeated(pool)
  return { kind: 'postgres', db: drizzle(pool), pool, close: () => pool.end() }
}

/** Opens the embedded database in a folder (with the folder to lock), from an image, or empty in memory. */
export async function openEmbedded(from: {
  folder?: string
  lock?: string
  image?: Uint8Array<ArrayBuffer>
}): Promise<Database & { image(): Promise<Uint8Array<ArrayBuffer>> }> {
  const unlock = from.lock === undefined ? () => {} : lockFolder(from.lock)
  const embedded = await startEmbedded(from)
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
    db: drizzle(pool),
    pool,
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
