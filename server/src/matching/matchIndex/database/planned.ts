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

/** In one message: each takes both sides a tenth of a millisecond, of some ten that a search takes. */
const BEGIN = ['begin read only', ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join('; ')

/** Kept as long as the connection: making them takes as long as a message. */
const onConnection = new WeakMap<pg.PoolClient, Queries>()

/** A transaction of a search, whose statements are planned for what is asked. It can begin no transaction within. */
export async function planned<T>({ $client: pool }: Context['db'], search: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query(BEGIN)
    const answer = await search(queriesOn(client))
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}

function queriesOn(client: pg.PoolClient): Queries {
  const queries = onConnection.get(client) ?? drizzle(client)
  onConnection.set(client, queries)
  return queries
}

/** What a statement selects to allow sequential scans, or forbid them, for the rest of the transaction. */
export const allowingSequentialScans = (isAllowed: boolean) => sql`set_config('enable_seqscan', ${isAllowed ? 'on' : 'off'}, true)`
