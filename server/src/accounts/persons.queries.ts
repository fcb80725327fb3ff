import type { PlaceInGroup } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, not, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Person } from '../platform/http/actor.ts'
import { stays } from './accounts.queries.ts'
import { accounts } from './accounts.tables.ts'
import { hasToBeApproved } from './approvals/waiting.queries.ts'

/** Where higher domains keep what decides whom a person sees. */
export interface PersonFacts {
  /** The table of {@link trustedBirthYear}, by the person's id. */
  readonly table: PgTable
  readonly id: PgColumn
  readonly trustedBirthYear: SQL<number | null>
  readonly seesVouched: SQL<boolean>
  /** The groups of the account in a column, and what it is in each, as parts of a query. */
  readonly groupsOf: (db: Queries, account: Column) => SQL<Id[]>
  readonly placesOf: (db: Queries, account: Column) => SQL<PlaceInGroup[]>
}

/** All that a person is, to be selected from accounts joined with the table of the facts. */
export const personColumns = (db: Queries, { trustedBirthYear, seesVouched, groupsOf, placesOf }: PersonFacts) => ({
  id: accounts.id,
  type: accounts.type,
  isSuperUser: accounts.isSuperUser,
  trustedBirthYear,
  seesVouched,
  membership: groupsOf(db, accounts.id),
  places: placesOf(db, accounts.id),
})

/**
 * An account as the person whom its calls would be made by, where nobody makes one: to tell them something by mail. Undefined also where
 * they have to be approved before they are told anything.
 */
export async function personById(
  { db, config }: Pick<Context, 'config'> & { readonly db: Queries },
  facts: PersonFacts,
  id: Id,
): Promise<Person | undefined> {
  const [person] = await db
    .select(personColumns(db, facts))
    .from(accounts)
    .leftJoin(facts.table, eq(facts.id, accounts.id))
    .where(and(eq(accounts.id, id), stays, not(hasToBeApproved(db, config))))
  return person
}
