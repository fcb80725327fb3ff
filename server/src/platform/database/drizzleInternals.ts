import type { Column, SelectedFieldsOrdered } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Where the library's own parts are touched, here and nowhere else: a new version of it may change them. */

/** Where statements go: the pool, or the one connection of a transaction, which others use after it. */
export const clientOf = (db: Queries): object => (db._.session as unknown as { readonly client: object }).client

/** What a prepared statement knows of its rows, and how it reads them, where it is told. */
interface Reading {
  readonly fields?: SelectedFieldsOrdered<Column>
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

type RowReader = (fields: SelectedFieldsOrdered<Column>, isNeverNull: Readonly<Record<string, boolean>>) => (rows: unknown[][]) => unknown[]

/** Lets a prepared statement read its rows by our own function instead of the library's. One without rows stays as it is. */
export function readRowsBy(statement: unknown, reader: RowReader): void {
  const reading = statement as Reading
  if (reading.fields !== undefined) reading.customResultMapper = reader(reading.fields, reading.joinsNotNullableMap ?? {})
}
