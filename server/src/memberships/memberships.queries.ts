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

/** Whether an account is an advisor of a group. */
export async function isAdvisorOf(db: Queries, accountId: Id, groupId: Id): Promise<boolean> {
  return (await db.$count(memberships, and(eq(memberships.accountId, accountId), isRun, eq(memberships.groupId, groupId)))) > 0
}

/** The groups that an account runs, as a part of a query. */
export const groupsRunBy = (db: Queries, accountId: Id) =>
  db
    .select({ groupId: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), isRun))

/** The advisors of a group, those since longest first. */
export async function advisorsOf(db: Queries, groupId: Id): Promise<Id[]> {
  const rows = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.groupId, groupId), isRun))
    .orderBy(memberships.since, memberships.accountId)
  return rows.map(({ id }) => id)
}

/** So many of those who are in a group, whatever they are in it. */
export async function membersOf(db: Queries, groupId: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.groupId, groupId))
    .orderBy(memberships.accountId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

const isRun = eq(memberships.role, 'advisor')
