import type { Id } from '@trellis/contract/ids.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { accounts, delegates, recruiterProfiles } from './accounts.tables.ts'
import { saidBy } from './recruiters.queries.ts'

/** Somebody on the other side of a delegation, as a colleague may know them. */
export interface Delegation {
  readonly id: Id
  readonly name: string
  readonly email: string
  readonly companyInstitution: string
  readonly since: Date
}

/** Whether a recruiter may act on another's postings. */
export async function isDelegateOf(db: Queries, delegateId: Id, principalId: Id): Promise<boolean> {
  const delegation = and(eq(delegates.principalId, principalId), eq(delegates.delegateId, delegateId))
  return (await db.select({ id: delegates.delegateId }).from(delegates).where(delegation)).length > 0
}

/** On whose postings a recruiter may act beside their own, as a part of a query. */
export function principalIdsOf(db: Queries, delegateId: Id) {
  return db.select({ id: delegates.principalId }).from(delegates).where(eq(delegates.delegateId, delegateId))
}

/** Who may act for a recruiter, first named first. */
export const delegatesOf = (db: Queries, recruiterId: Id): Promise<Delegation[]> => delegationsOf(db, recruiterId, 'principalId')

/** For whom a recruiter may act, the longest first. */
export const principalsOf = (db: Queries, recruiterId: Id): Promise<Delegation[]> => delegationsOf(db, recruiterId, 'delegateId')

async function delegationsOf(db: Queries, recruiterId: Id, own: 'principalId' | 'delegateId'): Promise<Delegation[]> {
  const other = own === 'principalId' ? delegates.delegateId : delegates.principalId
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      companyInstitution: saidBy('companyInstitution'),
      since: delegates.createdAt,
    })
    .from(delegates)
    .innerJoin(accounts, eq(accounts.id, other))
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.accountId, other))
    .where(eq(delegates[own], recruiterId))
    .orderBy(asc(delegates.createdAt), asc(accounts.id))
}
