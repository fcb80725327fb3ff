import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Column, sql, type SQL } from 'drizzle-orm'

/** Stands in a statement where a value of this type will be. */
export const placeholder = <T>(name: string): T => sql.placeholder(name) as unknown as T

/** Whether a column is one of the values that will be given under a name: the same statement for any number of them. */
export const isAnyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)})`

/** The ids that will be given under a name as a table, to be asked about one by one: `id` is that of a row. */
export const eachOf = (name: string): { readonly from: SQL; readonly id: SQL<Id> } => ({
  from: sql`unnest(${sql.placeholder(name)}::uuid[]) as each(id)`,
  id: sql<Id>`each.id`,
})
