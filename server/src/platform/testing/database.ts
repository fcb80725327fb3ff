import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile, readdir } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import type { Database } from '../database/database.ts'
import { openEmbedded, openPostgres } from '../database/open.ts'
import { migrate } from '../database/migrate.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.cache/', import.meta.url))
const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/**
 * A migrated database for one test file: embedded in memory, or, where TEST_DATABASE_URL names a PostgreSQL server, a
 * database of its own there, dropped afterwards.
 */
export async function freshDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) return freshPostgres(server)
  await (program ??= compiledProgram())
  return openEmbedded({ image: await (image ??= migratedImage()) })
}

let program: Promise<WebAssembly.Module> | undefined
let image: Promise<Uint8Array<ArrayBuffer>> | undefined

/** What the embedded database runs: while this process holds it, the thread of each file takes what those before it have compiled. */
async function compiledProgram(): Promise<WebAssembly.Module> {
  const beside = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return WebAssembly.compile(new Uint8Array(await readFile(new URL('pglite.wasm', pathToFileURL(beside)))))
}

/** Names the state of the migrations. */
async function migrationsDigest(): Promise<string> {
  const texts = await Promise.all(
    (await readdir(migrationsFolder)).toSorted().map((name) => readFile(join(migrationsFolder, name), 'utf8')),
  )
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** The embedded database after all migrations, made once for each state of the migrations. */
async function migratedImage(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(cacheFolder, `embedded-${await migrationsDigest()}.tar`)
  if (!existsSync(file)) {
    const database = await openEmbedded({})
    await migrate(database.pool)
    // Two thirds of its files are of databases that others would be copied from, which nobody does with the embedded one.
    await database.pool.query('update pg_database set datistemplate = false')
    for (const name of ['template0', 'template1']) await database.pool.query(`drop database ${name}`)
    const image = await database.image()
    await database.close()
    await mkdir(cacheFolder, { recursive: true })
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(unfinished, image)
    await rename(unfinished, file)
  }
  return new Uint8Array(await readFile(file))
}

async function freshPostgres(server: string): Promise<Database> {
  const { url, drop } = await newPostgres(server, await (template ??= migratedTemplate(server)))
  const database = openPostgres(url, 5)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

let template: Promise<string> | undefined
/** Any number: whoever needs a database to copy waits on it for who makes it. */
const TEMPLATE_LOCK = 7_281_946

/** The name of a PostgreSQL database after all migrations, made once on a server for each state of the migrations. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `migrated_${await migrationsDigest()}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return name
    const unfinished = await newPostgres(server)
    const database = openPostgres(unfinished.url, 1)
    await migrate(database.pool)
    await database.close()
    await client.query(`alter database ${unfinished.name} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

interface OwnPostgres {
  readonly name: string
  readonly url: string
  readonly drop: () => Promise<void>
}

/**
 * A database of its own on a PostgreSQL server: empty, for processes that open it themselves, or a copy.
 * @param of the name of the one that is copied
 */
export async function newPostgres(server: string, of = 'template1'): Promise<OwnPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdministrator(server, `create database ${name} template ${of}`)
  return {
    name,
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => asAdministrator(server, `drop database ${name} with (force)`),
  }
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
