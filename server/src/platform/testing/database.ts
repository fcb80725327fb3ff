import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile, readdir } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  return server === undefined ? openEmbedded({ image: await migratedImage() }) : freshPostgres(server)
}

/** The embedded database after all migrations, made once for each state of the migrations. */
async function migratedImage(): Promise<Uint8Array<ArrayBuffer>> {
  const texts = await Promise.all(
    (await readdir(migrationsFolder)).toSorted().map((name) => readFile(join(migrationsFolder, name), 'utf8')),
  )
  const file = join(cacheFolder, `database-${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const database = await openEmbedded({})
    await migrate(database.pool)
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
  const { url, drop } = await newPostgres(server)
  const database = openPostgres(url, 5)
  await migrate(database.pool)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** An empty database of its own on a PostgreSQL server, for processes that open it themselves. */
export async function newPostgres(server: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdministrator(server, `create database ${name}`)
  return {
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
