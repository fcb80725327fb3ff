import type { Queries } from './database.ts'

const built = new WeakMap<Queries, Map<string, unknown>>()

/**
 * A statement that is built once for each database and then kept by its name: building one takes longer than running it.
 * @param name says all that the statement depends on but its placeholders
 */
export function once<T>(db: Queries, name: string, build: () => T): T {
  const ofDatabase = built.get(db) ?? new Map<string, unknown>()
  built.set(db, ofDatabase)
  if (!ofDatabase.has(name)) ofDatabase.set(name, build())
  return ofDatabase.get(name) as T
}
