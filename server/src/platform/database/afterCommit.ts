import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Queries } from './database.ts'
import { clientOf } from './drizzleInternals.ts'

type Act = () => void

/** What waits for the commit, by the connection of the transaction: one inside another shares it. */
const waiting = new WeakMap<object, Act[]>()

/**
 * Does something as soon as a transaction is committed, and never where it is not; at once outside of one. It is lost where
 * the process ends in between: what must not be lost is a task. It may not throw.
 */
export function afterCommit(db: Queries, act: Act): void {
  const acts = waiting.get(clientOf(db))
  if (acts === undefined) act()
  else acts.push(act)
}

/** Lets a database say when its transactions are committed, for {@link afterCommit}. */
export function sayingCommits<Db extends NodePgDatabase>(db: Db): Db {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const acts: Act[] = []
    const answer = await transaction(async (tx) => {
      const client = clientOf(tx)
      waiting.set(client, acts)
      try {
        return await work(tx)
      } finally {
        waiting.delete(client)
      }
    }, config)
    for (const act of acts) act()
    return answer
  }
  return db
}
