import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { sketchClusters } from '../../matching.tables.ts'

const REMEMBERED_MS = 10_000

/**
 * How many clusters there are whose words an index leads to: 0 until that is there, for without it they would be made of everybody's words, for
 * minutes. Remembered for some seconds: it only tells which of several ways to the same people is the shortest.
 */
export function countClustersOfWords(): (db: Queries) => Promise<number> {
  let [clusters, until] = [0, -Infinity]
  return async (db) => {
    if (performance.now() > until) {
      const { rows } = await db.execute<{ clusters: number }>(sql`
        select count(*)::int as clusters from ${sketchClusters}
        where exists (select from pg_index where indexrelid = to_regclass('match_index_words_of_clusters') and indisvalid)`)
      ;[clusters, until] = [rows[0]!.clusters, performance.now() + REMEMBERED_MS]
    }
    return clusters
  }
}
