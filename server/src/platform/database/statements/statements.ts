import { createHash } from 'node:crypto'
import type { Queries } from '../database.ts'
import { clientOf, readRowsBy } from '../drizzleInternals.ts'
import { rowReader } from './rowReader.ts'

/** A query with placeholders, or without. */
interface Preparable {
  prepare(name: string): unknown
  toSQL(): { readonly sql: string }
}
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>

/** What a statement may depend on besides its placeholders: a word or a switch, or a thing whose `shape` says what matters of it. */
type Dependency = string | number | boolean | undefined | { readonly shape: string }

/** The statements of each connection, by what builds them and what they depend on. */
const statements = new WeakMap<object, Map<unknown, Map<string, unknown>>>()

/**
 * A statement that is built and prepared when it is first needed and then kept: building one takes longer than running it.
 * Those of transactions are kept for each connection.
 * @param build makes the query from the database and from all that it depends on, and from nothing else
 */
export function prepared<Query extends Preparable, On extends readonly Dependency[]>(
  build: (db: Queries, ...on: On) => Query,
): (db: Queries, ...on: On) => Prepared<Query> {
  return (db, ...on) => kept(db, build, on, () => prepare(build(db, ...on)))
}

/** The same of statements that are built together. */
export function preparedTogether<Parts extends Record<string, Preparable>, On extends readonly Dependency[]>(
  build: (db: Queries, ...on: On) => Parts,
): (db: Queries, ...on: On) => { readonly [Part in keyof Parts]: Prepared<Parts[Part]> } {
  return (db, ...on) =>
    kept(db, build, on, () => {
      const parts = Object.entries(build(db, ...on)).map(([part, query]) => [part, prepare(query)])
      return Object.fromEntries(parts) as { [Part in keyof Parts]: Prepared<Parts[Part]> }
    })
}

function kept<Statement>(db: Queries, build: unknown, on: readonly Dependency[], make: () => Statement): Statement {
  const client = clientOf(db)
  const ofClient = statements.get(client) ?? new Map<unknown, Map<string, unknown>>()
  statements.set(client, ofClient)
  const alike = ofClient.get(build) ?? new Map<string, unknown>()
  ofClient.set(build, alike)
  const key = JSON.stringify(on.map((one) => (typeof one === 'object' ? one.shape : one)))
  if (!alike.has(key)) alike.set(key, make())
  return alike.get(key) as Statement
}

const NAME_LENGTH = 24

/**
 * The library works out anew for each value what its column is, which takes longer than all else that it does. The database
 * knows a statement by a name made from its text, so that no two share one.
 */
function prepare<Query extends Preparable>(query: Query): Prepared<Query> {
  const name = createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, NAME_LENGTH)
  const statement = query.prepare(`statement_${name}`) as Prepared<Query>
  readRowsBy(statement, rowReader)
  return statement
}
