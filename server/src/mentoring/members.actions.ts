import { type MentoringRole, mentoringRoles, rolesInGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, notExists, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isInGroupAs } from '../memberships/memberships.queries.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import type { Person } from '../platform/http/actor.ts'
import { lockPosting } from '../postings/postings.queries.ts'
import { profileById } from '../profiles/profiles.queries.ts'
import { idsOfJobCandidates } from './jobs.queries.ts'
import { unseenJobs } from './jobsTable/offeredJobs.queries.ts'
import { type ChosenBy, idsOfCandidates } from './members.queries.ts'
import { mentoringGroups, mentoringJobs, mentoringMembers } from './mentoring.tables.ts'
import { lockMentoringGroup, requireOpen } from './mentoringGroups.actions.ts'
import type { StoredMentoringGroup } from './mentoringGroups.queries.ts'
import { leaveMentoring } from './publishing/leaving.actions.ts'
import { unseenMembers } from './tables/unseen/unseen.queries.ts'

/**
 * Adds members of the group who may take part as this, by their ids or by a filter.
 * @returns how many were not there before
 * @throws Failure InvalidTransition where the mentoring group is archived
 */
export async function addMentoringMembers(
  { db, clock }: Context,
  actor: Person,
  group: StoredMentoringGroup,
  role: MentoringRole,
  chosen: ChosenBy | readonly Id[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await openForMore(tx, group)
    const since = new Date(clock.now())
    const accountIds = await idsOfCandidates({ clock, db: tx }, actor, group, role, chosen)
    const rows = accountIds.map((accountId) => ({ mentoringGroupId: group.id, accountId, role, since }))
    await inParts(rows, (some) => tx.insert(mentoringMembers).values(some).onConflictDoNothing())
    return rows.length
  })
}

/**
 * Adds open jobs of the group, by their ids or by a filter.
 * @returns how many were not there before
 * @throws Failure InvalidTransition where the mentoring group is archived
 */
export async function addMentoringJobs(
  { db, clock }: Context,
  actor: Person,
  group: StoredMentoringGroup,
  chosen: ChosenBy | readonly Id[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await openForMore(tx, group)
    const addedAt = new Date(clock.now())
    const jobIds = await idsOfJobCandidates(tx, actor, group, chosen)
    const rows = jobIds.map((jobId) => ({ mentoringGroupId: group.id, jobId, addedAt }))
    await inParts(rows, (some) => tx.insert(mentoringJobs).values(some).onConflictDoNothing())
    return rows.length
  })
}

/** Nobody joins the group or leaves it, or is added by another advisor, until the transaction ends. */
async function openForMore(tx: Transaction, { id, groupId }: StoredMentoringGroup): Promise<void> {
  await lockPosting(tx, groupId)
  requireOpen(await lockMentoringGroup(tx, id), 'add to it')
}

/**
 * Takes people out whom the actor sees, as this alone where a role is named.
 * @returns how many were there
 * @throws Failure InvalidTransition where the mentoring group is archived
 */
export async function removeMentoringMembers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Person,
  group: StoredMentoringGroup,
  accountIds: readonly Id[],
  role: MentoringRole | undefined,
): Promise<number> {
  const unseen = await unseenMembers({ db, clock }, actor, group)
  const which = and(
    eq(mentoringMembers.mentoringGroupId, group.id),
    inArray(
      mentoringMembers.accountId,
      accountIds.filter((id) => !unseen.has(id)),
    ),
    role && eq(mentoringMembers.role, role),
  )
  return db.transaction(async (tx) => {
    await openForLess(tx, group)
    const removed = await tx.delete(mentoringMembers).where(which).returning({ id: mentoringMembers.accountId })
    return new Set(removed.map(({ id }) => id)).size
  })
}

const openForLess = async (tx: Transaction, { id }: StoredMentoringGroup): Promise<void> =>
  requireOpen(await lockMentoringGroup(tx, id), 'take out of it')

/**
 * Takes jobs out that the actor sees.
 * @returns how many were there
 * @throws Failure InvalidTransition where the mentoring group is archived
 */
export async function removeMentoringJobs(
  { db }: Pick<Context, 'db'>,
  actor: Person,
  group: StoredMentoringGroup,
  jobIds: readonly Id[],
): Promise<number> {
  const unseen = new Set(await unseenJobs(db, actor, group))
  const these = jobIds.filter((id) => !unseen.has(id))
  return db.transaction(async (tx) => {
    await openForLess(tx, group)
    const removed = await tx
      .delete(mentoringJobs)
      .where(and(eq(mentoringJobs.mentoringGroupId, group.id), inArray(mentoringJobs.jobId, these)))
      .returning({ id: mentoringJobs.jobId })
    return removed.length
  })
}

/** Takes people out of the mentoring groups of groups that they left, and where they have another role in the group now. */
export async function leaveWhereUnfit(context: Context, tx: Transaction, accountIds: readonly Id[]): Promise<void> {
  const { accountId, role, mentoringGroupId } = mentoringMembers
  const { id, groupId } = mentoringGroups
  const fitsAs = (as: MentoringRole) => and(eq(role, as), isInGroupAs(tx, accountId, groupId, rolesInGroup[as]))
  const fitting = tx
    .select({ id })
    .from(mentoringGroups)
    .where(and(eq(id, mentoringGroupId), or(...mentoringRoles.map(fitsAs))))
  await leaveMentoring(context, tx, and(inArray(accountId, [...accountIds]), notExists(fitting))!)
}

/** Takes somebody out of every mentoring group who hides their profile, or deletes their account. */
export async function leaveIfUnseen(context: Context, tx: Transaction, profileId: Id): Promise<void> {
  const profile = await profileById(tx, profileId)
  if (profile !== undefined && !profile.row.hidden && !profile.row.leaving) return
  await leaveMentoring(context, tx, eq(mentoringMembers.accountId, profileId))
}
