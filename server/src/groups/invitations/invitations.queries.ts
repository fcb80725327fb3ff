import { type Invitation, type InvitationCounts, type InvitationState, invitationStates } from '@trellis/contract/groups/invitations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type Account, accountById, emailKeyOf, namesOfAccounts } from '../../accounts/accounts.queries.ts'
import { digestOf } from '../../accounts/passwords/secrets.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/pages.ts'
import { recordOf } from '../../platform/records.ts'
import { cohortNames } from '../cohorts/cohorts.queries.ts'
import { canRevoke, canSendAgain, isLive } from './invitations.policy.ts'
import { groupInvitations as invitations, invitationOptOuts } from './invitations.tables.ts'

/** An invitation as it is stored, with how far it got. */
export type InvitationRow = typeof invitations.$inferSelect & { readonly state: InvitationState }

/** How far an invitation got, at a time. */
const stateAt = (now: number): SQL<InvitationState> => sql<InvitationState>`case
  when ${invitations.acceptedAt} is not null then 'accepted'
  when ${invitations.revokedAt} is not null then 'revoked'
  when ${invitations.expiresAt} <= ${new Date(now).toISOString()}::timestamptz then 'expired'
  when ${invitations.signedUpAt} is not null then 'signedUp'
  when ${invitations.openedAt} is not null then 'opened'
  when ${invitations.failedAt} is not null then 'undeliverable'
  when ${invitations.sentAt} is not null then 'sent'
  else 'waiting'
end`

/** What was sent to a student's e-mail. Nothing was sent to anybody else who has it: a recruiter or an advisor comes into no group as its member by a letter. */
export const sentTo = (account: Pick<Account, 'type' | 'email'> | undefined): SQL =>
  account?.type === 'student' ? eq(invitations.emailKey, emailKeyOf(account.email)) : sql`false`

/** Some invitations, the newest first, those sent together by their addresses. */
export const invitationsWhere = (db: Queries, now: number, which: SQL) =>
  db
    .select({ ...getTableColumns(invitations), state: stateAt(now).as('state') })
    .from(invitations)
    .where(which)
    .orderBy(desc(invitations.createdAt), invitations.email, invitations.id)
    .$dynamic()

/** A page of the invitations of a group, for its advisors. */
export async function invitationsOf(
  db: Queries,
  now: number,
  groupId: Id,
  { state, page, size }: { readonly state: InvitationState | ''; readonly page: number; readonly size: number },
): Promise<Page<Invitation> & { readonly counts: InvitationCounts }> {
  const which = and(eq(invitations.groupId, groupId), state === '' ? undefined : sql`${stateAt(now)} = ${state}`)!
  const rows = await invitationsWhere(db, now, which)
    .limit(size)
    .offset(page * size)
  const counts = await countsOf(db, now, groupId)
  const total = state === '' ? sumOf(counts) : counts[state]
  return { items: await presented(db, now, rows), total, counts }
}

const sumOf = (counts: InvitationCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How many invitations of a group there are, as its list counts them. */
export const invitationCount = async (db: Queries, now: number, groupId: Id): Promise<number> => sumOf(await countsOf(db, now, groupId))

/** How many invitations of a group got how far. */
async function countsOf(db: Queries, now: number, groupId: Id): Promise<InvitationCounts> {
  const state = stateAt(now).as('state')
  const counted = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(eq(invitations.groupId, groupId))
    .groupBy(sql`1`)
  const counts = new Map(counted.map((row) => [row.state, row.count]))
  return recordOf(invitationStates, (one) => counts.get(one) ?? 0)
}

/** Invitations as the advisors of their group read them. */
export async function presented(db: Queries, now: number, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const present = (ids: readonly (Id | null)[]): Id[] => [...new Set(ids)].filter((id) => id !== null)
  const [names, cohorts] = await Promise.all([
    namesOfAccounts(db, present(rows.map(({ invitedBy }) => invitedBy))),
    cohortNames(db, present(rows.map(({ cohortId }) => cohortId))),
  ])
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    state: row.state,
    role: row.role,
    cohort: row.cohortId === null ? null : { id: row.cohortId, name: cohorts.get(row.cohortId) ?? '' },
    personalLine: row.personalLine,
    invitedBy: (row.invitedBy && names.get(row.invitedBy)) ?? '',
    createdAt: row.createdAt.getTime(),
    sentAt: row.sentAt?.getTime() ?? null,
    expiresAt: row.expiresAt.getTime(),
    can: { sendAgain: canSendAgain(row, now), revoke: canRevoke(row) },
  }))
}

/** What was sent to the e-mail of somebody, for their archive. */
export async function invitationsTo(db: Queries, accountId: Id) {
  const { groupId, role, personalLine, createdAt, sentAt, openedAt, acceptedAt } = invitations
  return db
    .select({ groupId, role, personalLine, createdAt, sentAt, openedAt, acceptedAt })
    .from(invitations)
    .where(sentTo(await accountById(db, accountId)))
    .orderBy(createdAt, groupId)
}

/** How many letters of a group go out at which times, of those that count against what a day allows. */
export async function lettersSince(db: Queries, groupId: Id, since: number): Promise<{ at: number; count: number }[]> {
  const rows = await db
    .select({ at: invitations.askedAt, count: count() })
    .from(invitations)
    .where(and(eq(invitations.groupId, groupId), gt(invitations.askedAt, new Date(since))))
    .groupBy(invitations.askedAt)
  return rows.map(({ at, count }) => ({ at: at.getTime(), count }))
}

/** Those of some addresses that want no invitations, by what addresses are compared by. */
export async function optedOutAmong(db: Queries, emailKeys: readonly string[]): Promise<Set<string>> {
  if (emailKeys.length === 0) return new Set()
  const byDigest = new Map(emailKeys.map((key) => [digestOf(key), key]))
  const rows = await db
    .select({ digest: invitationOptOuts.emailDigest })
    .from(invitationOptOuts)
    .where(inArray(invitationOptOuts.emailDigest, [...byDigest.keys()]))
  return new Set(rows.map(({ digest }) => byDigest.get(digest)!))
}

/** The invitation to a group that a student can accept: their e-mail is confirmed, and it was invited. */
export async function invitationFor(db: Queries, now: number, groupId: Id, accountId: Id): Promise<InvitationRow | undefined> {
  const account = await accountById(db, accountId)
  if (account === undefined || account.confirmedAt === null) return undefined
  const which = and(eq(invitations.groupId, groupId), sentTo(account))!
  const [row] = await invitationsWhere(db, now, which)
  return row !== undefined && isLive(row) ? row : undefined
}

/** Whether somebody has accepted an invitation to a group. */
export async function hasAccepted(db: Queries, groupId: Id, accountId: Id): Promise<boolean> {
  const own = and(eq(invitations.groupId, groupId), sentTo(await accountById(db, accountId)))
  return (await db.$count(invitations, and(own, isNotNull(invitations.acceptedAt)))) > 0
}

/** The groups whose invitations a student opened who can still accept these, the last one first. */
export async function groupsOpenedBy(db: Queries, now: number, account: Pick<Account, 'type' | 'email'>): Promise<Id[]> {
  const opened = and(sentTo(account), isNotNull(invitations.openedAt))!
  const rows = (await invitationsWhere(db, now, opened)).filter(isLive)
  return rows.toSorted((one, other) => other.openedAt!.getTime() - one.openedAt!.getTime()).map(({ groupId }) => groupId)
}
