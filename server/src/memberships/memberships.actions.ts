import type { Directory, MemberRole, MembershipRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { announceSessionsChanged } from '../accounts/sessions/recentSessions.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { membershipsChanged } from './memberships.events.ts'
import { groupDirectories, memberships } from './memberships.tables.ts'

/** An account in a group. */
export interface Member {
  readonly groupId: Id
  readonly accountId: Id
}

/** Takes an account into a group, or gives it another role there; who is in it already has been since they joined. */
export async function addMember(context: Context, tx: Transaction, member: Member & { readonly role: MembershipRole }): Promise<void> {
  await tx
    .insert(memberships)
    .values({ ...member, since: new Date(context.clock.now()) })
    .onConflictDoUpdate({ target: [memberships.accountId, memberships.groupId], set: { role: member.role } })
  await context.events.emit(tx, membershipsChanged, { accountIds: [member.accountId] })
}

/**
 * Gives those of some accounts that are members of a group another role; whoever runs it stays what they are.
 * @returns whose role is this one now
 */
export async function setRoles(context: Context, tx: Transaction, groupId: Id, accountIds: readonly Id[], role: MemberRole): Promise<Id[]> {
  if (accountIds.length === 0) return []
  const which = and(eq(memberships.groupId, groupId), inArray(memberships.accountId, [...accountIds]), ne(memberships.role, 'advisor'))
  const members = await tx
    .select({ id: memberships.accountId, role: memberships.role })
    .from(memberships)
    .where(which)
    .orderBy(memberships.accountId)
    .for('update')
  const others = members.filter((member) => member.role !== role).map(({ id }) => id)
  if (others.length > 0) {
    await tx
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.groupId, groupId), inArray(memberships.accountId, others)))
    await context.events.emit(tx, membershipsChanged, { accountIds: others })
  }
  return members.map(({ id }) => id)
}

/** Takes accounts out of a group; it does not matter whether they were in it. */
export async function removeMembers(context: Context, tx: Transaction, groupId: Id, accountIds: readonly Id[]): Promise<void> {
  if (accountIds.length === 0) return
  await tx.delete(memberships).where(and(inArray(memberships.accountId, [...accountIds]), eq(memberships.groupId, groupId)))
  await context.events.emit(tx, membershipsChanged, { accountIds })
}

/** Chooses whom a group's directory shows to its members; null takes the choice back. */
export async function setDirectory(context: Context, tx: Transaction, groupId: Id, directory: Directory | null): Promise<void> {
  await tx
    .insert(groupDirectories)
    .values({ groupId, chosen: directory })
    .onConflictDoUpdate({ target: groupDirectories.groupId, set: { chosen: directory } })
  await announceDirectories(context, tx, [groupId])
}

/** Forgets whom the directory of a group showed that is gone. */
export async function forgetDirectory(db: Queries, groupId: Id): Promise<void> {
  await db.delete(groupDirectories).where(eq(groupDirectories.groupId, groupId))
}

/**
 * Narrows what the directories of some minors' groups show, where nothing was chosen. Whoever calls it keeps the years of birth from being
 * changed until the transaction ends.
 */
export async function noteMinors(context: Context, tx: Transaction, accountIds: readonly Id[]): Promise<void> {
  if (accountIds.length === 0) return
  const own = tx
    .selectDistinct({ groupId: memberships.groupId, chosen: sql<null>`null`.as('chosen'), hadMinor: sql`true`.as('had_minor') })
    .from(memberships)
    .where(inArray(memberships.accountId, [...accountIds]))
    .orderBy(memberships.groupId)
  const noted = await tx
    .insert(groupDirectories)
    .select(own)
    .onConflictDoUpdate({ target: groupDirectories.groupId, set: { hadMinor: true }, setWhere: eq(groupDirectories.hadMinor, false) })
    .returning({ groupId: groupDirectories.groupId })
  const ids = noted.map(({ groupId }) => groupId)
  if (ids.length === 0) return
  const narrowed = await tx
    .select({ groupId: groupDirectories.groupId })
    .from(groupDirectories)
    .where(and(inArray(groupDirectories.groupId, ids), isNull(groupDirectories.chosen)))
  await announceDirectories(
    context,
    tx,
    narrowed.map(({ groupId }) => groupId),
  )
}

/** Directories are read along with the sessions of members. */
async function announceDirectories(context: Context, tx: Transaction, groupIds: readonly Id[]): Promise<void> {
  const members = await tx
    .selectDistinct({ id: memberships.accountId })
    .from(memberships)
    .where(inArray(memberships.groupId, [...groupIds]))
  announceSessionsChanged(
    context,
    tx,
    members.map(({ id }) => id),
  )
}
