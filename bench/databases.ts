import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** An empty installation of a benchmark's own. */
export interface Installation {
  readonly kind: 'embedded' | 'PostgreSQL'
  readonly dataFolder: string
  /** The settings to start the product with. */
  readonly env: Record<string, string>
}

/** Measures on the embedded database, and on the PostgreSQL server of TEST_DATABASE_URL where it is set; leaves nothing. */
export async function onEachDatabase<T>(name: string, measure: (where: Installation) => Promise<T[]>): Promise<T[]> {
  const found = await inFolder(name, (dataFolder) => measure({ kind: 'embedded', dataFolder, env: { DATA_FOLDER: dataFolder } }))
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) return found
  const database = `${name}_${randomBytes(4).toString('hex')}`
  const administrator = new pg.Client({ connectionString: server })
  await administrator.connect()
  await administrator.query(`create database ${database}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href
  const more = await inFolder(name, (dataFolder) => {
    return measure({ kind: 'PostgreSQL', dataFolder, env: { DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl } })
  })
  await administrator.query(`drop database ${database} with (force)`)
  await administrator.end()
  return [...found, ...more]
}

async function inFolder<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `trellis-${name}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
