import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Holds a name until the transaction ends: whoever else wants to hold it waits. For what has no row to lock. */
export async function holdName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
