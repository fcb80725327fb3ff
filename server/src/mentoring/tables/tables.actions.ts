import type { Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, not, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { advisorsOf } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { lockMentoringGroup, requireOpen } from '../mentoringGroups.actions.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { Assigned, ScoredPair } from './assigning.ts'
import { assignedInThread } from './assigningThread.ts'
import { type AssignmentKind, membersHeld, ofMentors } from './assignmentKind.ts'
import { draftDiff } from './draftDiff.ts'
import { withStep } from '../versions/steps.actions.ts'
import { keyOf } from './problemOf.ts'
import { type AssignedBy, isOneOf, scoredDraft } from './tables.queries.ts'
import type { PairOfIds, TableState } from './tableState.ts'
import { carriedAlong } from './unseen/carriedAlong.ts'
import { seeingAll } from './unseen/unseen.queries.ts'
import { type TriedOptions, tryingOut } from '../whatIf/tryingOut.ts'

interface Rebalancing {
  readonly baseVersion: number
  readonly options: TriedOptions & { readonly dryRun: boolean }
  /** Aborted once nobody waits for it any more: it ends, and nothing is kept. */
  readonly waiting?: AbortSignal
  readonly kind?: AssignmentKind
}

/**
 * Assigns everybody to the optimum, in a thread of its own, and keeps it as the draft unless it is a dry run. Whoever left or was ruled out
 * meanwhile is in no pair that is kept.
 * @throws Failure Stale where the draft has changed since `baseVersion`, before or while it was worked on, InvalidTransition, Busy, TooLarge
 */
export async function rebalanceDraft(
  context: Context,
  measures: Measures,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, waiting, options: { dryRun, ...tried }, kind = ofMentors }: Rebalancing,
): Promise<Rebalanced> {
  requireOpen(group, 'assign anybody')
  requireFresh(group, baseVersion, kind)
  const { options } = group
  const by = { ...options, mentorsPerMentee: options[kind.perMentee] }
  const read = async () => tryingOut(await kind.stateOf(context, actor, group, by), tried)
  const { state, answer: assigned } = await assignedInThread({
    askedBy: actor,
    read,
    ...(waiting && { waiting }),
    weights: measures.weights,
  })
  if (!assigned.feasible) {
    return { feasible: false, version: baseVersion, conflict: [...assigned.conflict], loosen: [...assigned.loosen] }
  }
  const { objective, dualBound } = assigned
  const told = { feasible: true as const, diff: draftDiff(state, assigned), certificate: { objective, dualBound } }
  if (dryRun) return { ...told, version: baseVersion, kept: false }
  const carried = await carriedBeside(context, actor, group, { by, tried, kind, state, assigned: assigned.pairs })
  const keep = (tx: Transaction) => keepDraft({ clock: context.clock, db: tx }, actor, group, { ...assigned, state, carried }, kind)
  const version = await changeDraft(context, { id: group.id, baseVersion, kind }, keep)
  return { ...told, version, kept: true }
}

interface Assigning {
  readonly by: AssignedBy
  readonly tried: TriedOptions
  readonly kind: AssignmentKind
  /** What was assigned by: whoever is not in it, the actor did not see. */
  readonly state: TableState
  readonly assigned: readonly PairOfIds[]
}

/**
 * The pairs of the draft that stay beside what is assigned, since the actor did not see both of them. Nobody else is read: whether there are too
 * many to be assigned at once was asked of those whom the actor sees, and the number of the others is not theirs to know.
 */
async function carriedBeside(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  { by, tried, kind, state, assigned }: Assigning,
) {
  const [mentees, mentors] = [idsOf(state.mentees), idsOf(state.mentors)]
  const drafted = await scoredDraft(reading.db, group.id, kind.tables.drafts)
  const others = drafted.filter(({ menteeId, mentorId }) => !mentees.has(menteeId) || !mentors.has(mentorId))
  if (others.length === 0) return []
  const everybody = seeingAll(actor)
  const theirs = tryingOut(await kind.stateOf(reading, everybody, group, by, others), tried)
  return carriedAlong(theirs, await kind.possible(reading, everybody, group, others), assigned)
}

const idsOf = (some: TableState['mentees']) => new Set(some.map(({ id }) => id))

/** @throws Failure Stale with the version of now */
export function requireFresh(group: StoredMentoringGroup, baseVersion: number, { version: counted }: AssignmentKind = ofMentors): void {
  const version = group[counted]
  if (version !== baseVersion) throw new Failure('Stale', { details: { data: { version } } })
}

/** The draft of a mentoring group as it was at a version. */
interface DraftAt {
  readonly id: Id
  readonly baseVersion: number
  readonly kind?: AssignmentKind
}

/** Changes a draft. @returns whether anything is otherwise than before */
type DraftChange = (tx: Transaction) => Promise<boolean>

/**
 * Changes a draft as it was at a version, so that it can be undone; what is so already is no change.
 * @param change is taken back where the version is another one by now
 * @param concerned the mentees whom alone it can concern; everybody where it is left out
 * @returns the version afterwards
 */
export const changeDraft = (
  context: Pick<Context, 'db' | 'clock'>,
  draft: DraftAt,
  change: DraftChange,
  concerned?: readonly Id[],
): Promise<number> =>
  changeVersion(context, draft, (tx, locked) =>
    (draft.kind ?? ofMentors).keepsVersions ? withStep(context, tx, locked, () => change(tx), concerned) : change(tx),
  )

/** The same without a step that could be undone. */
export async function changeVersion(
  { db }: Pick<Context, 'db'>,
  { id, baseVersion, kind = ofMentors }: DraftAt,
  change: (tx: Transaction, locked: StoredMentoringGroup) => Promise<boolean>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockMentoringGroup(tx, id)
    requireOpen(locked, 'change its drafts')
    if (!(await change(tx, locked))) return locked[kind.version]
    requireFresh(locked, baseVersion, kind)
    const version = baseVersion + 1
    await tx
      .update(mentoringGroups)
      .set({ [kind.version]: version })
      .where(eq(mentoringGroups.id, id))
    return version
  })
}

/** Working it out may take most of a minute. @throws Failure NotFound for whoever runs the group no more */
async function requireStillRun(tx: Transaction, actor: Person, { groupId }: StoredMentoringGroup): Promise<void> {
  if (!actor.isSuperUser && !(await advisorsOf(tx, groupId)).includes(actor.id)) throw new Failure('NotFound')
}

/** Keeps an assignment with what is carried along beside it, but for whoever takes part no more. @returns whether it is another draft than before */
async function keepDraft(
  reading: Reading & { readonly db: Transaction },
  actor: Person,
  group: StoredMentoringGroup,
  assigned: Extract<Assigned, { feasible: true }> & { readonly state: TableState; readonly carried: readonly ScoredPair[] },
  kind: AssignmentKind,
): Promise<boolean> {
  const [{ db: tx }, { id }, { drafts, unmatched }] = [reading, group, kind.tables]
  await requireStillRun(tx, actor, group)
  const mentees = new Set(await membersHeld(tx, id, 'mentee'))
  const others = new Set(await kind.heldOf(tx, id))
  const seen = idsOf(assigned.state.mentees)
  const unseen = [...mentees].filter((id) => !seen.has(id))
  const all = [...assigned.pairs, ...assigned.carried]
  const here = all.filter(({ menteeId, mentorId }) => mentees.has(menteeId) && others.has(mentorId))
  const pairs = (await kind.possible(reading, seeingAll(actor), group, here)).map((pair) => ({ mentoringGroupId: id, ...pair }))
  const left = assigned.unmatched
    .filter(({ menteeId }) => mentees.has(menteeId))
    .map((one) => ({
      mentoringGroupId: id,
      ...one,
      mentorId: one.mentorId !== null && others.has(one.mentorId) ? one.mentorId : null,
    }))
  const stored = await tx.delete(drafts).where(eq(drafts.mentoringGroupId, id)).returning()
  await tx.delete(unmatched).where(and(eq(unmatched.mentoringGroupId, id), not(isOneOf(unmatched.menteeId, unseen))))
  await inParts(pairs, (some) => tx.insert(drafts).values(some))
  await inParts(left, (some) => tx.insert(unmatched).values(some))
  const told = (some: readonly (typeof pairs)[number][]) =>
    some
      .map((pair) => `${keyOf(pair)} ${pair.score}`)
      .toSorted()
      .join('\n')
  return told(stored) !== told(pairs)
}

interface Locking {
  readonly mentees: readonly Id[]
  readonly locked: boolean
}

/** Locks some mentees, whose pairs stay as they are, or unlocks them. Whoever is no mentee there is left out. @returns the version */
export const lockMentees = (
  context: Context,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, ...locking }: Locking & { readonly baseVersion: number },
  kind: AssignmentKind = ofMentors,
): Promise<number> =>
  changeDraft(
    context,
    { id: group.id, baseVersion, kind },
    async (tx) => {
      const unseen = await kind.unseen({ clock: context.clock, db: tx }, actor, group)
      return setLocks(tx, group.id, { ...locking, mentees: locking.mentees.filter((id) => !unseen.has(id)) }, kind)
    },
    locking.mentees,
  )

/** @returns whether any was otherwise */
async function setLocks(tx: Transaction, id: Id, { mentees, locked }: Locking, { tables: { locks } }: AssignmentKind): Promise<boolean> {
  const { menteeId, mentoringGroupId } = locks
  if (!locked) {
    const these = and(eq(mentoringGroupId, id), inArray(menteeId, [...mentees]))
    return (await tx.delete(locks).where(these).returning()).length > 0
  }
  const here = await membersHeld(tx, id, 'mentee', mentees)
  if (here.length === 0) return false
  const rows = here.map((menteeId) => ({ mentoringGroupId: id, menteeId }))
  return (await tx.insert(locks).values(rows).onConflictDoNothing().returning()).length > 0
}

interface Pinning {
  readonly menteeId: Id
  /** Of whom, or of which jobs, what is asked. */
  readonly pins: readonly { readonly id: Id; readonly kind: PinKind }[]
}

/** Sets what is asked of the pairs of one mentee with those whom the actor sees. @returns the version. @throws Failure NotFound for whoever is no mentee there */
export const pinMentors = (
  context: Context,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, ...pinning }: Pinning & { readonly baseVersion: number },
  kind: AssignmentKind = ofMentors,
): Promise<number> =>
  changeDraft(
    context,
    { id: group.id, baseVersion, kind },
    async (tx) => setPins(tx, group.id, pinning, kind, await kind.unseen({ clock: context.clock, db: tx }, actor, group)),
    [pinning.menteeId],
  )

/** @returns whether any was otherwise */
async function setPins(
  tx: Transaction,
  mentoringGroupId: Id,
  { menteeId, pins: asked }: Pinning,
  { heldOf, tables: { pins } }: AssignmentKind,
  unseen: ReadonlySet<Id>,
): Promise<boolean> {
  const isThere = (await membersHeld(tx, mentoringGroupId, 'mentee', [menteeId])).length > 0
  if (!isThere || unseen.has(menteeId)) throw new Failure('NotFound')
  // Of one that is named twice, the last counts.
  const last = new Map(asked.map(({ id, kind }) => [id, kind]))
  const mentors = (await heldOf(tx, mentoringGroupId, [...last.keys()])).filter((one) => one !== menteeId && !unseen.has(one))
  const isTheirs = and(eq(pins.mentoringGroupId, mentoringGroupId), eq(pins.menteeId, menteeId))
  const own = and(isTheirs, not(isOneOf(pins.mentorId, [...unseen])))
  const others = mentors.length === 0 ? own : and(own, notInArray(pins.mentorId, mentors))
  const gone = await tx.delete(pins).where(others).returning()
  if (mentors.length === 0) return gone.length > 0
  const rows = mentors.map((mentorId) => ({ mentoringGroupId, menteeId, mentorId, kind: last.get(mentorId)! }))
  const target = [pins.mentoringGroupId, pins.menteeId, pins.mentorId]
  const changed = await tx
    .insert(pins)
    .values(rows)
    .onConflictDoUpdate({ target, set: { kind: sql`excluded.kind` }, setWhere: sql`${pins.kind} <> excluded.kind` })
    .returning()
  return gone.length + changed.length > 0
}
