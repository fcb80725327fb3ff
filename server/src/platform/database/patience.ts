import type { Socket } from 'node:net'
import type pg from 'pg'

/** What the driver has and its types do not tell. */
interface Inside {
  readonly connection: { readonly stream: Socket }
  /** False while an answer is waited for. */
  readonly readyForQuery: boolean
}

const insideOf = (client: pg.ClientBase): Inside => client as unknown as Inside

/**
 * Ends a connection on which an answer has been waited for without a sign for so long: a database that hangs says nothing,
 * and keeps its connections open. Whoever waits on it is told at once, as of a connection that broke off.
 */
export function endSilentConnections(pool: pg.Pool, patience: number): void {
  pool.on('connect', (client) => {
    const { stream } = insideOf(client).connection
    stream.setTimeout(patience, () => {
      if (!insideOf(client).readyForQuery) stream.destroy(new Error('Connection terminated: the database was silent for too long'))
    })
  })
}

/** Lets what follows on a connection take as long as it takes, such as a migration. Not to be given back to the pool. */
export async function waitAsLongAsItTakes(client: pg.PoolClient): Promise<void> {
  insideOf(client).connection.stream.setTimeout?.(0)
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
}
