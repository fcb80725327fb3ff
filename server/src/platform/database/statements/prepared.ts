import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A query is prepared when it comes the third time; one-off texts would only fill the database's memory. */
const PREPARED_FROM = 3
const MOST_PREPARED = 400
const MOST_COUNTED = 5_000

interface QueryConfig {
  text: string
  name?: string | undefined
}

/**
 * Lets each connection of a pool prepare the queries that come again and again: they get a name made from their text, so
 * that the database reads and plans them once for each connection instead of at each request.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const existing = names.get(text)
    if (existing !== undefined || names.size >= MOST_PREPARED) return existing
    const times = (seen.get(text) ?? 0) + 1
    if (times < PREPARED_FROM) {
      if (seen.size >= MOST_COUNTED) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `again_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    const preparing = (config: unknown, values?: unknown, done?: unknown): unknown => {
      if (isUnnamed(config) && Array.isArray(values) && values.length > 0) config.name = nameOf(config.text)
      return query(config, values, done)
    }
    Object.assign(client, { query: preparing })
  })
}

const isUnnamed = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name !== undefined)
