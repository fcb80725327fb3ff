import type { ApprovalState } from '@trellis/contract/accounts/approvals.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Queries } from '../../platform/database/database.ts'
import { stays } from '../accounts.queries.ts'
import { accounts, advisorApprovals as approvals } from '../accounts.tables.ts'

/**
 * Whether an account is an advisor's who has not been let in, as a part of a query on accounts. Where advisors are `open`, those
 * alone are kept out who were refused.
 */
export function hasToBeApproved(db: Queries, { advisors }: Pick<Config, 'advisors'>): SQL<boolean> {
  const decided = (state: ApprovalState) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(approvals)
        .where(and(eq(approvals.accountId, accounts.id), eq(approvals.state, state))),
    )
  // A parameter, so that the statement is one and the same whatever the setting is.
  const isOpen = sql`${advisors === 'open'}::boolean`
  const isKeptOut = sql`case when ${isOpen} then ${decided('refused')} else ${not(decided('approved'))} end`
  return sql<boolean>`(${and(eq(accounts.type, 'advisor'), eq(accounts.isSuperUser, false), isKeptOut)})`
}

/** Those of some advisors who are in, and stay; of them those of whom a condition is true, where there is one. */
export async function advisorsInAmong(db: Queries, config: Pick<Config, 'advisors'>, ids: readonly Id[], which?: SQL): Promise<Set<Id>> {
  if (ids.length === 0) return new Set()
  const isIn = and(inArray(accounts.id, [...ids]), eq(accounts.type, 'advisor'), stays, not(hasToBeApproved(db, config)))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(and(isIn, which))
  return new Set(rows.map(({ id }) => id))
}

/** The same of one account. */
export async function isToBeApproved(db: Queries, config: Pick<Config, 'advisors'>, id: Id): Promise<boolean> {
  const waiting = and(eq(accounts.id, id), hasToBeApproved(db, config))
  return (await db.$count(accounts, waiting)) > 0
}
