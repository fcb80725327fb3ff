import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The `set` of an upsert by which each column takes the value that was to be inserted; those that the database makes are left to it. */
export function newValuesOf(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, { generated }]) => generated === undefined)
      .map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  )
}
