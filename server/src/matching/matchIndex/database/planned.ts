import { sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { sketchClusters } from '../../matching.tables.ts'
import type { Learned } from './clusters.ts'

/** A transaction in which people are looked up. */
export interface Lookup {
  readonly tx: Queries
  /** The clusters in which people stand: of several times while they are being noted anew. */
  readonly learned: readonly Learned[]
  /** Whether the index of the words of clusters is there: without it, these would be made of everybody's words, for minutes. */
  readonly areWordsLookedUp: boolean
}

/** A search whose statements are planned for what is asked: a plan that serves every word serves none well. */
export function planned<T>(db: Context['db'], search: (lookup: Lookup) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ learned: Learned[]; areWordsLookedUp: boolean }>(sql`
        select ${settings({
          plan_cache_mode: 'force_custom_plan',
          // Several at once are answered sooner by one process each.
          max_parallel_workers_per_gather: 0,
          // Compiling a statement takes many times as long as a search.
          jit: 'off',
          // With the usual 4 MB, who stands where is forgotten from 60,000 people on: then all words are read of whoever stands beside them.
          work_mem: '64MB',
          hash_mem_multiplier: 1,
        })}, (select coalesce(jsonb_agg(together), '[]') from
          (select learned_of as "of", count(*) as clusters from ${sketchClusters} group by learned_of) as together) as learned,
        exists (select from pg_index where indexrelid = to_regclass('match_index_words_of_clusters') and indisvalid) as "areWordsLookedUp"`)
      return search({ tx, ...rows[0]! })
    },
    { accessMode: 'read only' },
  )
}

/** Changes settings for the rest of the transaction. */
export async function set(tx: Queries, changed: Settings): Promise<void> {
  await tx.execute(sql`select ${settings(changed)}`)
}

type Settings = Readonly<Record<string, string | number>>

const settings = (changed: Settings) =>
  sql.join(
    Object.entries(changed).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`),
    sql`, `,
  )
