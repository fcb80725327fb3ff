import type { Queries } from './database.ts'

const built = new WeakMap<object, Map<string, unknown>>()

/**
 * A statement that is built once and then kept by its name: building one takes longer than running it. Those of
 * transactions are kept for each connection.
 * @param name says all that the statement depends on but its placeholders
 */
export function once<T>(db: Queries, name: string, build: () => T): T {
  const client = clientOf(db)
  const kept = built.get(client) ?? new Map<string, unknown>()
  built.set(client, kept)
  if (!kept.has(name)) kept.set(name, build())
  return kept.get(name) as T
}

/** Where a statement built by these goes: the pool, or the one connection of a transaction, which others use after it. */
const clientOf = (db: Queries): object => (db._.session as unknown as { readonly client: object }).client
