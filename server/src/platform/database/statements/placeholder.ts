import { type Column, sql, type SQL } from 'drizzle-orm'

/** Stands in a statement where a value of this type will be. */
export const placeholder = <T>(name: string): T => sql.placeholder(name) as unknown as T

/** Whether a column is one of the values that will be given under a name: the same statement for any number of them. */
export const isAnyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)})`
