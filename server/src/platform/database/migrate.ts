import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { waitAsLongAsItTakes } from './patience.ts'
import { asRefusal } from './requireAnswer.ts'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any number: migrators of one database wait for each other on it. */
const MIGRATION_LOCK = 7_281_945

/**
 * Runs the migrations that this database has not seen, in the order of their numbers, each in a transaction. Two
 * migrators at once wait for each other.
 * @returns the names of those that were run
 * @throws OperatorError where the database lacks an extension or the user a right; an error where a migration that was run
 *   before has been edited since
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await waitAsLongAsItTakes(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, run_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const seen = new Map(rows.map(({ name, hash }) => [name, hash]))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    const run: string[] = []
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      if (!seen.has(name)) {
        await runMigration(client, name, text, hash)
        run.push(name)
      } else if (seen.get(name) !== hash) {
        throw new Error(`The migration ${name} was edited after it had been run on this database.`)
      }
    }
    return run
  } catch (error) {
    throw asRefusal(error)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release(true)
  }
}

async function runMigration(client: pg.PoolClient, name: string, text: string, hash: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
