import type { Column, SelectedFieldsOrdered } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { rowReader } from './rowReader.ts'

/** A query with placeholders, or without. */
interface Preparable {
  prepare(name: string): unknown
}
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>

const prepared = new WeakMap<object, Map<string, unknown>>()

/**
 * A statement that is built and prepared once and then kept by its name: building one takes longer than running it. Those
 * of transactions are kept for each connection.
 * @param name says all that the statement depends on but its placeholders
 */
export function once<Query extends Preparable>(db: Queries, name: string, build: () => Query): Prepared<Query> {
  return kept(db, name, () => prepare(build(), name))
}

/** The same of statements that are used together, each under its part of the name. */
export function onceEach<Parts extends Record<string, Preparable>>(
  db: Queries,
  name: string,
  build: () => Parts,
): { readonly [Part in keyof Parts]: Prepared<Parts[Part]> } {
  return kept(db, name, () => {
    const parts = Object.entries(build()).map(([part, query]) => [part, prepare(query, `${name}: ${part}`)])
    return Object.fromEntries(parts) as { [Part in keyof Parts]: Prepared<Parts[Part]> }
  })
}

function kept<T>(db: Queries, name: string, build: () => T): T {
  const client = clientOf(db)
  const ofClient = prepared.get(client) ?? new Map<string, unknown>()
  prepared.set(client, ofClient)
  if (!ofClient.has(name)) ofClient.set(name, build())
  return ofClient.get(name) as T
}

/** Where a statement built by these goes: the pool, or the one connection of a transaction, which others use after it. */
const clientOf = (db: Queries): object => (db._.session as unknown as { readonly client: object }).client

/** What a prepared statement knows of its rows, and how it reads them, where it is told. */
interface Reading {
  readonly fields?: SelectedFieldsOrdered<Column>
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

/** The library works out anew for each value what its column is, which takes longer than all else that it does. */
function prepare<Query extends Preparable>(query: Query, name: string): Prepared<Query> {
  const statement = query.prepare(name) as Prepared<Query>
  const reading = statement as Reading
  if (reading.fields !== undefined) reading.customResultMapper = rowReader(reading.fields, reading.joinsNotNullableMap ?? {})
  return statement
}
