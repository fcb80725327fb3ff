import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../app.ts'
import { type Config, readConfig } from '../../config.ts'
import { type Context, createContext } from '../../context.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createOutside, type Outside } from '../outside/outside.ts'
import { freshDatabase } from './database.ts'

/** A clock that tests move. It starts at a fixed time. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export const MINUTES = 60_000
export const HOURS = 60 * MINUTES
export const DAYS = 24 * HOURS

function testClock(): TestClock {
  let now = Date.UTC(2026, 8, 1, 9)
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) }
}

/** On PostgreSQL people may be looked up in the database as well: TEST_MATCH_INDEX says so. */
function onPostgres({ pool }: Database): Record<string, string> {
  return { DATABASE_URL: pool.options.connectionString!, MATCH_INDEX: process.env['TEST_MATCH_INDEX'] ?? 'memory' }
}

/** Thousands of people sign up and in: with the usual cost of their passwords the suite takes half as long again. */
const littleCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Leads nowhere, so that no test asks anything of a server that is not its own. */
const noWayOutside = createOutside({ productName: 'Trellis', isPublic: () => false, lookup: async () => [] })

export interface TestServer {
  readonly app: FastifyInstance
  readonly context: Context
  readonly clock: TestClock
  /** Where it listens: `http://127.0.0.1:…`. */
  readonly origin: string
  readonly database: Database
  close(): Promise<void>
}

/**
 * The whole server on a fresh database of its own, listening on loopback. Tasks run when the test says so.
 * @param first another server whose database, files and clock this one uses too, as a second process would
 * @param outside the way to pages of the test's own servers
 */
export async function startServer(
  settings: Record<string, string> = {},
  first?: TestServer,
  outside: Outside = noWayOutside,
): Promise<TestServer> {
  const folder = first?.context.config.dataFolder ?? (await mkdtemp(join(tmpdir(), 'trellis-')))
  const clock = first?.clock ?? testClock()
  const database = first?.database ?? (await freshDatabase())
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_FOLDER: folder,
    PORT: '0',
    REQUESTS_PER_MINUTE: '0',
    ...(database.kind === 'postgres' && onPostgres(database)),
    ...settings,
  })
  const context = await createContext(config, database, clock, outside, littleCost)
  const app = await createApp(context)
  const origin = await app.listen({ host: config.host, port: 0 })
  return {
    app,
    context,
    clock,
    origin,
    database,
    async close() {
      await app.close()
      await context.tasks.stop()
      await context.announcements.stop()
      context.mail.close()
      if (first !== undefined) return
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
