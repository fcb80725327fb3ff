import { newId } from '@trellis/contract/wire/ids.ts'
import type pg from 'pg'

/** A statement as the product sent it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Sent {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What the product sends to the database meanwhile, in its order: in transactions and outside. */
export async function recorded(pool: pg.Pool, act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const listenedTo = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listenTo = (client: pg.PoolClient): void => {
    const { query } = client
    if (listenedTo.has(client)) return
    listenedTo.set(client, query)
    const spy = (sent: Sent | string, ...more: unknown[]): unknown => {
      const [text, values] = typeof sent === 'string' ? [sent, undefined] : [sent.text, sent.values]
      statements.push({ text, values: Array.isArray(more[0]) ? more[0] : (values ?? []) })
      return Reflect.apply(query, client, [sent, ...more])
    }
    Object.assign(client, { query: spy })
  }
  pool.on('acquire', listenTo)
  try {
    await act()
  } finally {
    pool.off('acquire', listenTo)
    for (const [client, query] of listenedTo) Object.assign(client, { query })
  }
  return statements
}

/** The statements of the only transaction among these, from its `begin` to its `commit`. */
export function transactionAmong(statements: readonly Statement[]): Statement[] {
  const begin = statements.findIndex(({ text }) => /^begin\b/.test(text))
  const end = statements.findIndex(({ text }) => text === 'commit')
  if (begin < 0 || end < begin) throw new Error('No transaction was recorded')
  return statements.slice(begin, end + 1)
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * Lets a recorded transaction be run again: ids that it made itself are made anew, and times are moved to now.
 * @param known the ids that were there before it
 * @returns its statements for others in the place of some of the known ids
 */
export function again(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
  recordedAt: number,
): (others: ReadonlyMap<string, string>) => Statement[] {
  return (others) => {
    const ids = new Map(others)
    const now = Date.now()
    const idFor = (id: string): string => {
      if (!ids.has(id)) ids.set(id, known.has(id) ? id : newId(now))
      return ids.get(id)!
    }
    const valueFor = (value: unknown): unknown => {
      if (typeof value !== 'string') return value
      if (INSTANT.test(value)) return new Date(Date.parse(value) + now - recordedAt).toISOString()
      return value.replaceAll(ID, idFor)
    }
    return statements.map(({ text, values }) => ({ text, values: values.map(valueFor) }))
  }
}
