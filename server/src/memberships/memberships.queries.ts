import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { memberships } from './memberships.tables.ts'

/** The groups of an account, which may be a column, those joined first coming first: as a part of a query. */
export function groupsOf(db: Queries, account: Id | Column): SQL<Id[]> {
  const found = db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(eq(memberships.accountId, account))
    .orderBy(memberships.since, memberships.groupId)
  return sql`array(${found})`
}

/** Whether the account in a column is in one of these groups. They may be a placeholder. */
export function isInOneOf(db: Queries, account: Column, groups: readonly Id[]): SQL {
  const isOneOf = sql`${memberships.groupId} = any(${sql.param(groups)})`
  return exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.accountId, account), isOneOf)),
  )
}

/** Whether the account in a column is in any group. */
export function isInAny(db: Queries, account: Column): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(eq(memberships.accountId, account)),
  )
}

/** The groups of an account. */
export async function groupsOfAccount(db: Queries, accountId: Id): Promise<Id[]> {
  const rows = await db.select({ groupId: memberships.groupId }).from(memberships).where(eq(memberships.accountId, accountId))
  return rows.map(({ groupId }) => groupId)
}
