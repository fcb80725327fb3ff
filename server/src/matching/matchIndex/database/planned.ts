import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'

/** What the statements of a search are planned by, and run with. */
const settings = {
  // A plan that serves every word serves none well.
  plan_cache_mode: 'force_custom_plan',
  // Several at once are answered sooner by one process each.
  max_parallel_workers_per_gather: 0,
  // Compiling a statement takes many times as long as a search.
  jit: 'off',
  // With the usual 4 MB, who stands where is forgotten from 60,000 people on: then all words are read of whoever stands beside them.
  work_mem: '64MB',
  hash_mem_multiplier: 1,
}

/** In one message: each that goes to the database and back takes as long as a tenth of what a search computes. */
const BEGIN = ['begin read only', ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join('; ')

const onConnection = new WeakMap<pg.PoolClient, Queries>()

/** A transaction of a search, whose statements are planned for what is asked. */
export async function planned<T>({ $client: pool }: Context['db'], search: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query(BEGIN)
    const answer = await search(queriesOn(client))
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => (broken = failure))
    throw error
  } finally {
    client.release(broken !== undefined)
  }
}

function queriesOn(client: pg.PoolClient): Queries {
  const queries = onConnection.get(client) ?? drizzle(client)
  onConnection.set(client, queries)
  return queries
}

/** Keeps the database from going through everybody, or lets it, for the rest of the transaction: to be selected. */
export const goingThroughEverybody = (isAllowed: boolean) => sql`set_config('enable_seqscan', ${isAllowed ? 'on' : 'off'}, true)`
