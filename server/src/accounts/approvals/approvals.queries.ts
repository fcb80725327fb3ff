import type { ApprovalState, WhyNotLetIn } from '@trellis/contract/accounts/approvals.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, type Column, count, desc, eq, exists, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Config } from '../../config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Page, Slice } from '../../platform/database/pages.ts'
import { stays } from '../accounts.queries.ts'
import { accounts, advisorApprovals as approvals, recruiterProfiles } from '../accounts.tables.ts'
import { saidBy } from '../recruiters/recruiters.queries.ts'
import { advisorsInAmong, isToBeApproved } from './waiting.queries.ts'

const decider = alias(accounts, 'decider')
const state = sql<ApprovalState>`coalesce(${approvals.state}, 'waiting')`
/** Who confirmed their e-mail while the version before was running has no row yet. */
const askedAt = sql`coalesce(${approvals.askedAt}, ${accounts.confirmedAt}, ${accounts.createdAt})`.mapWith(accounts.createdAt)

/** An advisor whose e-mail is verified, as super-users see them who decide about them. */
export interface AdvisorRow {
  readonly id: Id
  readonly name: string
  readonly email: string
  readonly state: ApprovalState
  readonly companyInstitution: string
  readonly title: string
  readonly website: string
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly reason: string | null
}

const isAdvisor = and(eq(accounts.type, 'advisor'), eq(accounts.isSuperUser, false), isNotNull(accounts.confirmedAt), stays)

/** Advisors whose e-mail is verified and who are no super-users, with what was decided of them. */
const advisorsWith = (db: Queries) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      state,
      companyInstitution: saidBy('companyInstitution'),
      title: saidBy('title'),
      website: saidBy('website'),
      askedAt,
      decidedAt: approvals.decidedAt,
      decidedBy: decider.name,
      reason: approvals.reason,
    })
    .from(accounts)
    .leftJoin(approvals, eq(approvals.accountId, accounts.id))
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.accountId, accounts.id))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy))

/** A page of the advisors in one state: those who wait, the longest first; the others, the last decision first. */
export async function advisorsPage(db: Queries, which: ApprovalState, { limit, offset }: Slice): Promise<Page<AdvisorRow>> {
  const inState = and(isAdvisor, eq(state, which))
  const order = which === 'waiting' ? [asc(askedAt), asc(accounts.id)] : [desc(approvals.decidedAt), asc(accounts.id)]
  const items = await advisorsWith(db)
    .where(inState)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(accounts)
    .leftJoin(approvals, eq(approvals.accountId, accounts.id))
    .where(inState)
  return { items, total: counted!.total }
}

/** One of them; undefined for everybody else. */
export async function advisorById(db: Queries, id: Id): Promise<AdvisorRow | undefined> {
  const [advisor] = await advisorsWith(db).where(and(eq(accounts.id, id), isAdvisor))
  return advisor
}

/** How an advisor's own approval stands. */
export async function approvalOf(db: Queries, accountId: Id) {
  const [own] = await db
    .select({ state, askedAt, toldAt: approvals.toldAt, decidedAt: approvals.decidedAt, reason: approvals.reason })
    .from(accounts)
    .leftJoin(approvals, eq(approvals.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), eq(accounts.type, 'advisor'), stays))
  return own
}

/** Whether somebody waits beside this advisor. */
export async function othersWait(db: Queries, accountId: Id): Promise<boolean> {
  const [counted] = await db
    .select({ total: count() })
    .from(accounts)
    .leftJoin(approvals, eq(approvals.accountId, accounts.id))
    .where(and(isAdvisor, eq(state, 'waiting'), ne(accounts.id, accountId)))
  return counted!.total > 0
}

/** Everybody who may approve. */
export async function superUserIds(db: Queries): Promise<Id[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isSuperUser, true), isNotNull(accounts.confirmedAt), stays))
  return rows.map(({ id }) => id)
}

/** Whether the advisor whose id stands in a column still waits, as a part of a query. */
export const stillWaits = (db: Queries, advisorId: Column) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(accounts)
      .leftJoin(approvals, eq(approvals.accountId, accounts.id))
      .where(and(eq(accounts.id, advisorId), isAdvisor, eq(state, 'waiting'))),
  )

/**
 * What keeps an advisor from being let in by what another asks of them, for each who asks; null where nothing does, or they are in already.
 * @param askers all who may ask
 */
export async function whyNotLetIn(
  db: Queries,
  config: Pick<Config, 'advisors'>,
  accountId: Id,
  askers: readonly Id[],
): Promise<(asker: Id | null) => WhyNotLetIn | null> {
  if (!(await isToBeApproved(db, config, accountId))) return () => null
  if ((await approvalOf(db, accountId))?.state === 'refused') return () => 'refused'
  const vouching = await advisorsInAmong(db, config, askers, isNotNull(accounts.confirmedAt))
  return (asker) => (asker !== null && vouching.has(asker) ? null : 'asker')
}
