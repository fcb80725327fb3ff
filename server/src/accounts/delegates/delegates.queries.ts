import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, gt, inArray, ne, notInArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { type Account, accountByEmail, accountById, stays } from '../accounts.queries.ts'
import { accounts, delegateInvitations, delegates, recruiterProfiles } from '../accounts.tables.ts'
import { saidBy } from '../recruiters/recruiters.queries.ts'

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
  const delegation = and(eq(delegates.principalId, principalId), eq(delegates.delegateId, delegateId), isOfStaying(db))
  return (await db.select({ id: delegates.delegateId }).from(delegates).where(delegation)).length > 0
}

/** On whose postings a recruiter may act beside their own, as a part of a query. */
export function principalIdsOf(db: Queries, delegateId: Id) {
  return db
    .select({ id: delegates.principalId })
    .from(delegates)
    .where(and(eq(delegates.delegateId, delegateId), isOfStaying(db)))
}

/** Nobody acts for a recruiter whose account is deleted. */
function isOfStaying(db: Queries): SQL {
  return inArray(delegates.principalId, db.select({ id: accounts.id }).from(accounts).where(stays))
}

const colleague = { id: accounts.id, name: accounts.name, email: accounts.email, companyInstitution: saidBy('companyInstitution') }

/** Who may act for a recruiter, first named first. */
export const delegatesOf = (db: Queries, recruiterId: Id): Promise<Delegation[]> => delegationsOf(db, recruiterId, 'principalId')

/** For whom a recruiter may act, the longest first. */
export const principalsOf = (db: Queries, recruiterId: Id): Promise<Delegation[]> => delegationsOf(db, recruiterId, 'delegateId')

async function delegationsOf(db: Queries, recruiterId: Id, own: 'principalId' | 'delegateId'): Promise<Delegation[]> {
  const other = own === 'principalId' ? delegates.delegateId : delegates.principalId
  return db
    .select({ ...colleague, since: delegates.createdAt })
    .from(delegates)
    .innerJoin(accounts, and(eq(accounts.id, other), stays))
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.accountId, other))
    .where(eq(delegates[own], recruiterId))
    .orderBy(asc(delegates.createdAt), asc(accounts.id))
}

/** How long an e-mail is asked to act for somebody, or to lead a group, in milliseconds. */
export const ASKED_FOR = 30 * DAY_MS

/** True of what was asked so lately that it still stands. */
export const stillInvited = (now: number) => gt(delegateInvitations.createdAt, new Date(now - ASKED_FOR))

export type Invitation = Pick<typeof delegateInvitations.$inferSelect, 'id' | 'email' | 'createdAt'>

/** Which e-mails a recruiter asked to act for them, first asked first. */
export async function invitationsOf(db: Queries, principalId: Id, now: number): Promise<Invitation[]> {
  const { id, email, createdAt } = delegateInvitations
  return db
    .select({ id, email, createdAt })
    .from(delegateInvitations)
    .where(and(eq(delegateInvitations.principalId, principalId), stillInvited(now)))
    .orderBy(asc(createdAt), asc(id))
}

/** Who asks a recruiter to act for them, first asked first; nobody for whom they act already, and not themselves under another e-mail. */
export async function askersOf(db: Queries, recruiterId: Id, now: number): Promise<Delegation[]> {
  const own = db.select({ emailKey: accounts.emailKey }).from(accounts).where(eq(accounts.id, recruiterId)).as('own')
  return db
    .select({ ...colleague, since: delegateInvitations.createdAt })
    .from(delegateInvitations)
    .innerJoin(own, eq(own.emailKey, delegateInvitations.emailKey))
    .innerJoin(accounts, and(eq(accounts.id, delegateInvitations.principalId), stays))
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.accountId, accounts.id))
    .where(and(stillInvited(now), ne(accounts.id, recruiterId), notInArray(accounts.id, principalIdsOf(db, recruiterId))))
    .orderBy(asc(delegateInvitations.createdAt), asc(accounts.id))
}

/** Who was asked and who asks, where a confirmed recruiter has the e-mail, does not act already, and it still stands. */
export async function invitedAccount(db: Queries, askedId: Id): Promise<{ principal: Account; delegate: Account } | undefined> {
  const [invitation] = await db.select().from(delegateInvitations).where(eq(delegateInvitations.id, askedId))
  if (invitation === undefined) return undefined
  const principal = await accountById(db, invitation.principalId)
  const delegate = await accountByEmail(db, 'recruiter', invitation.email)
  if (principal === undefined || delegate === undefined || delegate.confirmedAt === null) return undefined
  return (await isDelegateOf(db, delegate.id, principal.id)) ? undefined : { principal, delegate }
}
