import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { hasAccounts } from '../server/src/accounts/accounts.bulk.ts'
import { hashPassword } from '../server/src/accounts/passwords/passwordHashes.ts'
import { createApp, warmedUp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { type Context, createContext } from '../server/src/context.ts'
import { makePeople } from '../server/src/demonstration/people/makePeople.ts'
import { storePeople } from '../server/src/demonstration/storePeople.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { PASSWORD } from './people.ts'

const SEED = 7
const VIEWERS = 40

/** A large community with the product running on it, in this process. */
export interface BenchCommunity {
  readonly kind: Database['kind']
  readonly origin: string
  readonly context: Context
  readonly database: Database
  /** E-mails of people who can sign in with {@link PASSWORD}, of all levels. */
  readonly viewers: readonly string[]
  readonly env: Record<string, string>
  close(): Promise<void>
}

/** Where benchmarks keep their communities, to be made once. */
const folder = fileURLToPath(new URL('../.cache/bench/', import.meta.url))

/**
 * The settings of a community of so many people, on the PostgreSQL server of TEST_DATABASE_URL or embedded.
 * @param world what is added to it: others, whose figures that would change, have one of their own
 */
async function settingsOf(kind: Database['kind'], count: number, world = ''): Promise<Record<string, string>> {
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', REQUESTS_PER_MINUTE: '0', POPULATION_TABLE: 'shipped' }
  if (kind === 'embedded') return { ...env, DATA_FOLDER: `${folder}embedded-${world}${count}` }
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('Set TEST_DATABASE_URL, for example from `tools/postgres.sh start`')
  const name = `bench_${world}${count}`
  const administrator = new pg.Client({ connectionString: server })
  await administrator.connect()
  const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await administrator.query(`create database ${name}`)
  await administrator.end()
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  return { ...env, DATA_FOLDER: `${folder}postgres-${world}${count}`, DATABASE_URL: databaseUrl }
}

/**
 * Does what earlier runs left to do, and makes anew whatever an earlier vocabulary made: else it would be done beside what is timed. A hundred
 * thousand people of another vocabulary take a quarter of an hour.
 */
export async function bringUpToDate(app: Awaited<ReturnType<typeof createApp>>, { tasks }: Context): Promise<void> {
  await warmedUp(app)
  const done = await tasks.runDue()
  if (done > 0) process.stderr.write(`${done} tasks were left to do\n`)
}

/** Opens the community of so many made-up people, which is made where it is not there yet. @param world as of {@link settingsOf} */
export async function openCommunity(kind: Database['kind'], count: number, world = ''): Promise<BenchCommunity> {
  const env = await settingsOf(kind, count, world)
  const config = readConfig(env)
  const database = await openDatabase({ ...config, databaseTimeout: 0 })
  await migrate(database.pool)
  const context = await createContext(config, database)
  const recipe = { seed: SEED, count, now: context.clock.now() }
  const viewers = Array.from(makePeople({ ...recipe, count: VIEWERS }), ({ email }) => email)
  if (!(await hasAccounts(database.db))) {
    const hash = await hashPassword(PASSWORD, context.passwordCost)
    const report = (step: string): void => {
      if (!/[1-9]\d* people/.test(step) || /0000 people/.test(step)) process.stderr.write(`${kind}: ${step}\n`)
    }
    await storePeople(context, makePeople(recipe), { passwords: new Map(viewers.map((email) => [email, hash])), report })
    await database.pool.query('vacuum analyze')
  }
  const app = await createApp(context)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await bringUpToDate(app, context)
  return {
    kind,
    origin: app.listeningOrigin,
    context,
    database,
    viewers,
    env,
    async close() {
      await app.close()
      await context.tasks.stop()
      await database.close()
    },
  }
}
