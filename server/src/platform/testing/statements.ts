import type { Database } from '../database/database.ts'

/** How many statements are sent to a database meanwhile, in transactions and outside. */
export async function statementsDuring({ pool }: Pick<Database, 'pool'>, act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counted = new Map<object, unknown>()
  const listenTo = (client: { query: unknown }): void => {
    if (counted.has(client)) return
    const query = client.query as (...sent: unknown[]) => unknown
    counted.set(client, query)
    client.query = (...sent: unknown[]): unknown => {
      count++
      return Reflect.apply(query, client, sent)
    }
  }
  pool.on('acquire', listenTo)
  try {
    await act()
  } finally {
    pool.off('acquire', listenTo)
    for (const [client, query] of counted) Object.assign(client, { query })
  }
  return count
}
