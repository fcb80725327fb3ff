import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Where queries go: the database itself, or a transaction under way. Inside a transaction use nothing but it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: NodePgDatabase & { $client: pg.Pool }
  readonly pool: pg.Pool
  /** Resolves when the database answers, on a connection of its own where there can be one: requests do not hold it up. */
  answers(): Promise<void>
  /** Resolves when the database is gone for good: the process had better end and be started again. */
  readonly lost: Promise<void>
  close(): Promise<void>
}
