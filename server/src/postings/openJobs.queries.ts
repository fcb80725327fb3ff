import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { and, count, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { postings } from './postings.tables.ts'

/** How many jobs the account in a column of the query that this is a part of has open. */
export function openJobsOf(db: Queries, owner: Column): SQL<number> {
  const open = and(eq(postings.kind, JOB), eq(postings.state, 'open'), isNull(postings.deletedAt))
  const counted = db
    .select({ total: count() })
    .from(postings)
    .where(and(eq(postings.ownerId, owner), open))
  return sql`${counted}`.mapWith(Number)
}
