import { isDeepStrictEqual } from 'node:util'
import { DAY_MS } from '@trellis/contract/durations.ts'
import type { CohortInfo, CohortMember } from '@trellis/contract/groups/cohorts.ts'
import { cohortKeyOf } from '@trellis/contract/memberImports/memberLines.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { studentsAmong } from '../../accounts/accounts.queries.ts'
import { type Limit, consumeWithin } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import { membersAmong } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newValuesOf } from '../../platform/database/upsert.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockPosting } from '../../postings/postings.queries.ts'
import { SECOND_CLICK_MS } from '../groups.actions.ts'
import { type Cohort, cohortRecords, cohortsCalled, toldInCohorts } from './cohorts.queries.ts'
import { cohortMembers, cohorts } from './cohorts.tables.ts'

/** How many cohorts one account may add. */
const cohortsAdded: Limit = { name: 'cohortsAdded', rules: [{ most: 200, within: DAY_MS }] }

/** What a cohort tells, as it is stored. */
export const columnsOf = ({ name, startDate, endDate }: CohortInfo) => ({
  name,
  startsAt: startDate === null ? null : new Date(startDate),
  endsAt: endDate === null ? null : new Date(endDate),
})

/**
 * Adds a cohort with some of the group's members; twice within {@link SECOND_CLICK_MS} is once.
 * @returns its id, and who was put into it
 * @throws Failure TooManyAttempts, BadInput where the name is taken
 */
export async function createCohort(
  context: Context,
  actor: Actor,
  { groupId, info, members }: { readonly groupId: Id; readonly info: CohortInfo; readonly members: readonly CohortMember[] },
): Promise<{ id: Id; added: Id[] }> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    // Two clicks at once come one after the other: the second finds the cohort of the first.
    await lockPosting(tx, groupId)
    const namesakes = await cohortsCalled(tx, groupId, info.name)
    const added = namesakes.find(({ name, createdAt }) => name === info.name && createdAt.getTime() > now - SECOND_CLICK_MS)
    if (added !== undefined) {
      const put = await putTold(context, tx, actor, added, members)
      return { id: added.id, added: [...put.added, ...put.already] }
    }
    if (namesakes.length > 0) throw nameTaken()
    await consumeWithin(context, tx, cohortsAdded, actor.id)
    const id = newId(now)
    await tx.insert(cohorts).values({ id, groupId, ...columnsOf(info), createdAt: new Date(now) })
    return { id, added: (await putTold(context, tx, actor, { id, groupId }, members)).added }
  })
}

interface CohortChange {
  readonly generalInfo?: CohortInfo | undefined
  /** The version that was looked at; undefined where whatever it tells by now is replaced. */
  readonly baseVersion?: number | undefined
  readonly archived?: boolean | undefined
  readonly add: readonly CohortMember[]
  readonly remove: readonly Id[]
}

const nameTaken = () => atField('generalInfo.name', 'This group has a cohort of this name already. Choose another one.')
const wouldBeTwo = () =>
  atField('archived', 'Another cohort of this group has this name by now. Rename that one before you bring this one back.')
const atField = (field: string, sentence: string) => new Failure('BadInput', { sentence, fields: { [field]: sentence } })

/**
 * Makes sure that no two cohorts in use get the same name. Those that have it already keep it.
 * @throws Failure BadInput
 */
async function requireOwnName(tx: Transaction, before: Cohort, after: Cohort): Promise<void> {
  if (after.archivedAt !== null) return
  const isBack = before.archivedAt !== null
  const isRenamed = cohortKeyOf(after.name) !== cohortKeyOf(before.name)
  if (!isBack && !isRenamed) return
  const others = (await cohortsCalled(tx, after.groupId, after.name)).filter(({ id }) => id !== after.id)
  if (others.length > 0) throw isRenamed ? nameTaken() : wouldBeTwo()
}

const toldBy = ({ name, startsAt, endsAt }: Cohort): ReturnType<typeof columnsOf> => ({ name, startsAt, endsAt })

/**
 * Changes a cohort; what is left out stays, and what it tells already is no change.
 * @returns the cohort, and who was put into it
 * @throws Failure NotFound where it is deleted meanwhile, Stale with what it tells by now where that is not what was looked at, BadInput where the
 * name is taken
 */
export async function updateCohort(
  context: Context,
  actor: Actor,
  { id, groupId }: Cohort,
  { generalInfo, baseVersion, archived, add, remove }: CohortChange,
): Promise<{ cohort: Cohort; put: Put }> {
  return context.db.transaction(async (tx) => {
    // Of two that get the same name at once the second finds the first; and whoever leaves the group meanwhile is out of it before, or taken out after.
    if (generalInfo !== undefined || archived === false || add.length > 0) await lockPosting(tx, groupId)
    const [before] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update')
    if (before === undefined) throw new Failure('NotFound')
    const archivedAt = archived ? (before.archivedAt ?? new Date(context.clock.now())) : null
    const told = generalInfo && columnsOf(generalInfo)
    const isToldAnew = told !== undefined && !isDeepStrictEqual(told, toldBy(before))
    if (isToldAnew && baseVersion !== undefined && baseVersion !== before.version) {
      const [data] = await cohortRecords({ db: tx, clock: context.clock }, actor, [before])
      throw new Failure('Stale', { details: { data } })
    }
    const version = before.version + (isToldAnew ? 1 : 0)
    const after = { ...before, ...told, version, ...(archived !== undefined && { archivedAt }) }
    await requireOwnName(tx, before, after)
    await tx.update(cohorts).set(after).where(eq(cohorts.id, id))
    await removeTold(context, tx, actor, before, remove)
    return { cohort: after, put: await putTold(context, tx, actor, before, add) }
  })
}

/**
 * Deletes a cohort.
 * @throws Failure NotFound where it is deleted already
 */
export async function deleteCohort({ db }: Context, id: Id): Promise<void> {
  const deleted = await db.delete(cohorts).where(eq(cohorts.id, id)).returning({ id: cohorts.id })
  if (deleted.length === 0) throw new Failure('NotFound')
}

/** Who of some people is in a cohort by now. */
interface Put {
  readonly added: Id[]
  /** Who was in it before. */
  readonly already: Id[]
}

const nobody: Put = { added: [], already: [] }

/** The same as {@link putInto} by an advisor: whom its cohorts do not tell them of is left out, as who is no member. */
async function putTold(
  context: Context,
  tx: Transaction,
  actor: Actor,
  cohort: Pick<Cohort, 'id' | 'groupId'>,
  members: readonly CohortMember[],
): Promise<Put> {
  const ids = members.map(({ id }) => id)
  const told = new Set(await toldInCohorts({ db: tx, clock: context.clock }, actor, cohort.groupId, ids))
  return putInto(
    context,
    tx,
    cohort,
    members.filter(({ id }) => told.has(id)),
  )
}

/** Takes those of some people out of a cohort of whom it tells the advisor; the others stay, as who is not in it. */
async function removeTold(
  { clock }: Context,
  tx: Transaction,
  actor: Actor,
  { id, groupId }: Pick<Cohort, 'id' | 'groupId'>,
  ids: readonly Id[],
): Promise<void> {
  const told = await toldInCohorts({ db: tx, clock }, actor, groupId, ids)
  if (told.length === 0) return
  await tx.delete(cohortMembers).where(and(eq(cohortMembers.cohortId, id), inArray(cohortMembers.accountId, told)))
}

/** Takes somebody out of all cohorts of a group that they leave. */
export async function leaveCohorts(tx: Transaction, groupId: Id, accountId: Id): Promise<void> {
  const own = tx.select({ id: cohorts.id }).from(cohorts).where(eq(cohorts.groupId, groupId))
  await tx.delete(cohortMembers).where(and(eq(cohortMembers.accountId, accountId), inArray(cohortMembers.cohortId, own)))
}

/**
 * Puts members of a group into one of its cohorts, or gives them another role there; whoever is no member is left out, and so are recruiters. The
 * caller has locked the group, or the one link of whom it puts: whoever left it meanwhile would stay in the cohort.
 * @returns who is in it by now, of those named
 */
export async function putInto(
  { clock }: Context,
  tx: Transaction,
  { id: cohortId, groupId }: Pick<Cohort, 'id' | 'groupId'>,
  members: readonly CohortMember[],
): Promise<Put> {
  const roles = new Map(members.map((member) => [member.id, member.role]))
  const inGroup = await studentsAmong(tx, await membersAmong(tx, groupId, [...roles.keys()]))
  if (inGroup.length === 0) return nobody
  const before = await tx
    .select({ id: cohortMembers.accountId })
    .from(cohortMembers)
    .where(and(eq(cohortMembers.cohortId, cohortId), inArray(cohortMembers.accountId, inGroup)))
  const wereIn = new Set(before.map((one) => one.id))
  const since = new Date(clock.now())
  const rows = inGroup
    .filter((accountId) => !wereIn.has(accountId) || roles.get(accountId) !== undefined)
    .toSorted()
    .map((accountId) => ({ cohortId, accountId, role: roles.get(accountId) ?? ('member' as const), since }))
  const put = { added: inGroup.filter((id) => !wereIn.has(id)), already: [...wereIn] }
  if (rows.length === 0) return put
  const { role } = newValuesOf(cohortMembers)
  await tx
    .insert(cohortMembers)
    .values(rows)
    .onConflictDoUpdate({ target: [cohortMembers.cohortId, cohortMembers.accountId], set: { role } })
  return put
}
