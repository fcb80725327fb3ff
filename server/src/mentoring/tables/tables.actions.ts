import type { Rebalanced } from '@trellis/contract/mentoring/diadTable.ts'
import type { PinKind } from '@trellis/contract/mentoring/diadTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { mentoringGroups, mentoringMembers } from '../mentoring.tables.ts'
import { lockMentoringGroup } from '../mentoringGroups.actions.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { Assigned } from './assigning.ts'
import { assignedInThread } from './assigningThread.ts'
import { draftDiff } from './draftDiff.ts'
import { withStep } from '../versions/steps.actions.ts'
import { keyOf } from './problemOf.ts'
import { barredPairs, tableStateOf } from './tables.queries.ts'
import { type TriedOptions, tryingOut } from '../whatIf/tryingOut.ts'
import { mentoringDrafts, mentoringLocks, mentoringPins, mentoringUnmatched } from './tables.tables.ts'

interface Rebalancing {
  readonly baseVersion: number
  readonly options: TriedOptions & { readonly dryRun: boolean }
}

/**
 * Assigns everybody to the optimum, in a thread of its own, and keeps it as the draft unless it is a dry run. Whoever left or was ruled out
 * meanwhile is in no pair that is kept.
 * @throws Failure Stale where the draft has changed since `baseVersion`, before or while it was worked on, InvalidTransition, Busy
 */
export async function rebalanceDraft(
  context: Context,
  measures: Measures,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, options: { dryRun, ...tried } }: Rebalancing,
): Promise<Rebalanced> {
  requireOpen(group)
  requireFresh(group, baseVersion)
  const state = tryingOut(await tableStateOf(context, actor, group), tried)
  const assigned = await assignedInThread(state, measures.weights)
  if (!assigned.feasible) {
    return { feasible: false, version: baseVersion, conflict: [...assigned.conflict], loosen: [...assigned.loosen] }
  }
  const { objective, dualBound } = assigned
  const told = { feasible: true as const, diff: draftDiff(state, assigned), certificate: { objective, dualBound } }
  if (dryRun) return { ...told, version: baseVersion, kept: false }
  const version = await changeDraft(context, group.id, baseVersion, (tx) => keepDraft(tx, group, assigned))
  return { ...told, version, kept: true }
}

/** @throws Failure Stale with the version of now */
export function requireFresh({ draftVersion }: StoredMentoringGroup, baseVersion: number): void {
  if (draftVersion !== baseVersion) throw new Failure('Stale', { details: { data: { version: draftVersion } } })
}

/** @throws Failure InvalidTransition */
export function requireOpen({ archivedAt }: StoredMentoringGroup): void {
  if (archivedAt !== null) {
    throw new Failure('InvalidTransition', { sentence: 'This mentoring group is archived. Bring it back before you assign anybody.' })
  }
}

/**
 * Changes a draft as it was at a version, so that it can be undone; what is so already is no change.
 * @param change tells whether anything is otherwise than before: it is taken back where the version is another one by now
 * @returns the version afterwards
 */
export const changeDraft = (
  context: Pick<Context, 'db' | 'clock'>,
  id: Id,
  baseVersion: number,
  change: (tx: Transaction, locked: StoredMentoringGroup) => Promise<boolean>,
): Promise<number> => changeVersion(context, id, baseVersion, (tx, locked) => withStep(context, tx, locked, () => change(tx, locked)))

/** The same without a step that could be undone. */
export async function changeVersion(
  { db }: Pick<Context, 'db'>,
  id: Id,
  baseVersion: number,
  change: (tx: Transaction, locked: StoredMentoringGroup) => Promise<boolean>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockMentoringGroup(tx, id)
    requireOpen(locked)
    if (!(await change(tx, locked))) return locked.draftVersion
    requireFresh(locked, baseVersion)
    const draftVersion = baseVersion + 1
    await tx.update(mentoringGroups).set({ draftVersion }).where(eq(mentoringGroups.id, id))
    return draftVersion
  })
}

/** Keeps an assignment, but for whoever takes part no more. @returns whether it is another draft than before */
async function keepDraft(tx: Transaction, group: StoredMentoringGroup, assigned: Extract<Assigned, { feasible: true }>): Promise<boolean> {
  const { id } = group
  const { accountId, role, mentoringGroupId } = mentoringMembers
  // Whoever leaves now waits until this is kept, and takes their pairs along.
  const members = await tx.select({ accountId, role }).from(mentoringMembers).where(eq(mentoringGroupId, id)).for('key share')
  const here = new Set(members.map(({ accountId, role }) => `${role} ${accountId}`))
  const barred = new Set((await barredPairs(tx, group)).map(keyOf))
  const isThere = (menteeId: Id) => here.has(`mentee ${menteeId}`)
  const pairs = assigned.pairs
    .filter((pair) => isThere(pair.menteeId) && here.has(`mentor ${pair.mentorId}`) && !barred.has(keyOf(pair)))
    .map((pair) => ({ mentoringGroupId: id, ...pair }))
  const unmatched = assigned.unmatched
    .filter(({ menteeId }) => isThere(menteeId))
    .map((one) => ({
      mentoringGroupId: id,
      ...one,
      mentorId: one.mentorId !== null && here.has(`mentor ${one.mentorId}`) ? one.mentorId : null,
    }))
  const stored = await tx.delete(mentoringDrafts).where(eq(mentoringDrafts.mentoringGroupId, id)).returning()
  await tx.delete(mentoringUnmatched).where(eq(mentoringUnmatched.mentoringGroupId, id))
  await inParts(pairs, (some) => tx.insert(mentoringDrafts).values(some))
  await inParts(unmatched, (some) => tx.insert(mentoringUnmatched).values(some))
  const told = (some: readonly (typeof pairs)[number][]) =>
    some
      .map((pair) => `${keyOf(pair)} ${pair.score}`)
      .toSorted()
      .join('\n')
  return told(stored) !== told(pairs)
}

/** Locks some mentees, whose pairs stay as they are, or unlocks them. Whoever is no mentee there is left out. @returns the version */
export const lockMentees = (
  context: Context,
  { id }: StoredMentoringGroup,
  { baseVersion, menteeSet, locked }: { readonly baseVersion: number; readonly menteeSet: readonly Id[]; readonly locked: boolean },
): Promise<number> =>
  changeDraft(context, id, baseVersion, async (tx) => {
    const { menteeId, mentoringGroupId } = mentoringLocks
    if (!locked) {
      const these = and(eq(mentoringGroupId, id), inArray(menteeId, [...menteeSet]))
      return (await tx.delete(mentoringLocks).where(these).returning()).length > 0
    }
    const mentees = await membersAmong(tx, id, 'mentee', menteeSet)
    if (mentees.length === 0) return false
    const rows = mentees.map((menteeId) => ({ mentoringGroupId: id, menteeId }))
    return (await tx.insert(mentoringLocks).values(rows).onConflictDoNothing().returning()).length > 0
  })

/** Those of some people who take part as this, whose rows stay until the transaction ends. */
async function membersAmong(tx: Transaction, id: Id, as: 'mentee' | 'mentor', ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const { accountId, role, mentoringGroupId } = mentoringMembers
  const rows = await tx
    .select({ accountId })
    .from(mentoringMembers)
    .where(and(eq(mentoringGroupId, id), eq(role, as), inArray(accountId, [...ids])))
    .for('key share')
  return rows.map(({ accountId }) => accountId)
}

interface Pinning {
  readonly baseVersion: number
  readonly menteeID: Id
  readonly roleModelList: readonly { readonly id: Id; readonly kind: PinKind }[]
}

/** Sets what is asked of the pairs of one mentee. @returns the version. @throws Failure NotFound for whoever is no mentee there */
export const pinMentors = (
  context: Context,
  { id }: StoredMentoringGroup,
  { baseVersion, menteeID, roleModelList }: Pinning,
): Promise<number> =>
  changeDraft(context, id, baseVersion, async (tx) => {
    if ((await membersAmong(tx, id, 'mentee', [menteeID])).length === 0) throw new Failure('NotFound')
    // Of one that is named twice, the last counts.
    const last = new Map(roleModelList.map(({ id, kind }) => [id, kind]))
    const mentors = (await membersAmong(tx, id, 'mentor', [...last.keys()])).filter((one) => one !== menteeID)
    const { menteeId, mentorId, mentoringGroupId, kind } = mentoringPins
    const own = and(eq(mentoringGroupId, id), eq(menteeId, menteeID))
    const others = mentors.length === 0 ? own : and(own, notInArray(mentorId, mentors))
    const gone = await tx.delete(mentoringPins).where(others).returning()
    if (mentors.length === 0) return gone.length > 0
    const rows = mentors.map((mentorId) => ({ mentoringGroupId: id, menteeId: menteeID, mentorId, kind: last.get(mentorId)! }))
    const target = [mentoringGroupId, menteeId, mentorId]
    const changed = await tx
      .insert(mentoringPins)
      .values(rows)
      .onConflictDoUpdate({ target, set: { kind: sql`excluded.kind` }, setWhere: sql`${kind} <> excluded.kind` })
      .returning()
    return gone.length + changed.length > 0
  })
