import type { ApprovalState } from '@trellis/contract/accounts/approvals.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Queries } from '../../platform/database/database.ts'
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

/** The same of one account. */
export async function isToBeApproved(db: Queries, config: Pick<Config, 'advisors'>, id: Id): Promise<boolean> {
  const waiting = and(eq(accounts.id, id), hasToBeApproved(db, config))
  return (await db.$count(accounts, waiting)) > 0
}
