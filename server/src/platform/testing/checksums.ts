import { sql } from 'drizzle-orm'
import type { World } from './world.ts'

/** What is written down about requests themselves, refused ones too. */
const bookkeeping = new Set(['attempts', 'tasks'])

/** A checksum of each table, to see that nothing was changed. When a session was last used does not count. */
export async function checksums({ server }: World): Promise<Record<string, string>> {
  const { db } = server.context
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const sums = rows
    .filter(({ name }) => !bookkeeping.has(name))
    .map(({ name }) => {
      const row = sql`md5((to_jsonb(${sql.identifier(name)}.*) - 'used_at')::text)`
      return sql`select ${name}::text as name, md5(coalesce(string_agg(${row}, '' order by ${row}), '')) as sum from ${sql.identifier(name)}`
    })
  const { rows: found } = await db.execute<{ name: string; sum: string }>(sql.join(sums, sql` union all `))
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]))
}
