import type pg from 'pg'
import type { Database } from '../database/database.ts'

/** Sends what was sent on to the database, as the client would have. */
type Send = (...sent: unknown[]) => unknown

/** Lets somebody hear all that is sent to a database meanwhile, in transactions and outside, who sends it on. */
export async function heardBy(pool: pg.Pool, hear: (send: Send, sent: unknown[]) => unknown, act: () => Promise<unknown>): Promise<void> {
  const heard = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listenTo = (client: pg.PoolClient): void => {
    const { query } = client
    if (heard.has(client)) return
    heard.set(client, query)
    const send: Send = (...sent) => Reflect.apply(query, client, sent) as unknown
    Object.assign(client, { query: (...sent: unknown[]) => hear(send, sent) })
  }
  pool.on('acquire', listenTo)
  try {
    await act()
  } finally {
    pool.off('acquire', listenTo)
    for (const [client, query] of heard) Object.assign(client, { query })
  }
}

/** How many statements are sent to a database meanwhile, in transactions and outside. */
export async function statementsDuring({ pool }: Pick<Database, 'pool'>, act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counting = (send: Send, sent: unknown[]): unknown => {
    count++
    return send(...sent)
  }
  await heardBy(pool, counting, act)
  return count
}
