import { type LoadedDraft, MOST_NAMED_DRAFTS } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor, Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockMentoringGroup, requireOpen } from '../mentoringGroups.actions.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { type AssignmentKind, ofMentors } from '../tables/assignmentKind.ts'
import { keyOf } from '../tables/problemOf.ts'
import { changeDraft, changeVersion, requireFresh } from '../tables/tables.actions.ts'
import { seeingAll, seesEverybody } from '../tables/unseen/unseen.queries.ts'
import { keptDrafts, keptRows } from '../tables/tables.tables.ts'
import { changedMentees, type DraftRow, pairsIn } from './draftRows.ts'
import { draftRowsOf, keepRows, rowsKeptWith, writeDraftRows } from './draftRows.bulk.ts'
import { rowsOf } from './steps.actions.ts'
import { keptDraftOf, nextStepSeen } from './versions.queries.ts'

/**
 * Takes the last change of a draft back, or does the last one again that was taken back: what is so of those whom it concerned changes places
 * with what was kept. Where it concerned nobody whom the actor sees, nothing happens.
 * @returns the version. @throws Failure Stale, InvalidTransition
 */
export const undoChange = (
  context: Context,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, redo }: { readonly baseVersion: number; readonly redo: boolean },
): Promise<number> =>
  changeVersion(context, { id: group.id, baseVersion }, async (tx) => {
    const step = await nextStepSeen({ clock: context.clock, db: tx }, actor, group, redo)
    if (step === undefined) return false
    const concerned = menteesIn(await rowsKeptWith(tx, step.id, 'mentee'))
    const now = await draftRowsOf(tx, group.id, ofMentors, concerned)
    const { rows } = await possibleAmong({ clock: context.clock, db: tx }, actor, group, await rowsKeptWith(tx, step.id), ofMentors)
    // Whoever has left meanwhile is in nothing that is kept.
    const mentees = menteesIn(rows)
    await writeDraftRows(tx, group.id, rows, ofMentors, mentees)
    await tx.delete(keptRows).where(eq(keptRows.keptId, step.id))
    await keepRows(tx, group.id, step.id, rowsOf(mentees, now))
    await tx
      .update(keptDrafts)
      .set({ kind: redo ? 'step' : 'undone' })
      .where(eq(keptDrafts.id, step.id))
    return true
  })

const menteesIn = (rows: readonly DraftRow[]): Id[] => rows.flatMap(({ what, menteeId }) => (what === 'mentee' ? [menteeId] : []))

/**
 * Rows without the pairs that cannot be by now, whoever sees them, how many these are among those that the actor sees, and whether they see
 * everybody: whom a pair was of that is gone nobody knows any more.
 */
async function possibleAmong(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  rows: readonly DraftRow[],
  { possible, unseen }: AssignmentKind,
) {
  const pairs = pairsIn(rows).map((row) => ({ ...row, mentorId: row.mentorId! }))
  const can = new Set((await possible(reading, seeingAll(actor), group, pairs)).map(keyOf))
  const isBarred = ({ what, menteeId, mentorId }: DraftRow): boolean =>
    what === 'pair' && !can.has(keyOf({ menteeId, mentorId: mentorId! }))
  const kept = rows.filter((row) => !isBarred(row))
  const hidden = await unseen(reading, actor, group)
  const barred = rows.filter((row) => isBarred(row) && !hidden.has(row.menteeId) && !hidden.has(row.mentorId!))
  return { rows: kept, barred: barred.length, seesAll: await seesEverybody(reading.db, actor, hidden) }
}

/**
 * Keeps the draft under a name; the same again answers what is kept.
 * @throws Failure Stale, InvalidTransition, BadInput where the name is taken or as many are kept as can be
 */
export const keepUnderName = (
  { db, clock }: Context,
  actor: Actor,
  { id }: StoredMentoringGroup,
  { baseVersion, name }: { readonly baseVersion: number; readonly name: string },
): Promise<Id> =>
  db.transaction(async (tx) => {
    const locked = await lockMentoringGroup(tx, id)
    requireOpen(locked, 'change its drafts')
    requireFresh(locked, baseVersion)
    const same = await namedSo(tx, id, name)
    if (same?.draftVersion === baseVersion) return same.id
    if (same !== undefined) throw nameTaken()
    if ((await tx.$count(keptDrafts, namedIn(id))) >= MOST_NAMED_DRAFTS) {
      throw new Failure('BadInput', { fields: { name: `${MOST_NAMED_DRAFTS} drafts are kept. Throw one away first` } })
    }
    const rows = await draftRowsOf(tx, id)
    const keptId = newId(clock.now())
    const pairs = pairsIn(rows).length
    const keptAt = new Date(clock.now())
    await tx
      .insert(keptDrafts)
      .values({ id: keptId, mentoringGroupId: id, kind: 'named', name, draftVersion: baseVersion, pairs, keptBy: actor.id, keptAt })
    await keepRows(tx, id, keptId, rows)
    return keptId
  })

const namedIn = (id: Id) => and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'named'))
const nameTaken = () => new Failure('BadInput', { fields: { name: 'There is a draft of this name' } })

async function namedSo(tx: Transaction, id: Id, name: string) {
  const [same] = await tx
    .select()
    .from(keptDrafts)
    .where(and(namedIn(id), sql`lower(${keptDrafts.name}) = lower(${name})`))
  return same
}

/**
 * Makes a draft that was kept, or published, the draft of now.
 * @throws Failure NotFound, Stale, InvalidTransition
 */
export async function loadKeptDraft(
  context: Context,
  actor: Person,
  group: StoredMentoringGroup,
  { baseVersion, draftID }: { readonly baseVersion: number; readonly draftID: Id },
  kind: AssignmentKind,
): Promise<LoadedDraft> {
  let loaded = { gone: 0, barred: 0 }
  const change = async (tx: Transaction): Promise<boolean> => {
    const kept = await keptDraftOf(tx, group.id, draftID, ['named', 'published'], kind.tables)
    const now = await draftRowsOf(tx, group.id, kind)
    const all = await rowsKeptWith(tx, kept.id, undefined, kind)
    const { rows, barred, seesAll } = await possibleAmong({ clock: context.clock, db: tx }, actor, group, all, kind)
    loaded = { gone: seesAll ? kept.pairs - pairsIn(all).length : 0, barred }
    if (changedMentees(now, rows).length === 0) return false
    await writeDraftRows(tx, group.id, rows, kind)
    return true
  }
  const version = await changeDraft(context, { id: group.id, baseVersion, kind }, change)
  return { version, ...loaded }
}

/** Calls a kept draft otherwise. @throws Failure NotFound, InvalidTransition, BadInput where the name is taken */
export const renameKeptDraft = ({ db }: Context, { id }: StoredMentoringGroup, draftID: Id, name: string): Promise<Id> =>
  db.transaction(async (tx) => {
    requireOpen(await lockMentoringGroup(tx, id), 'change its drafts')
    const kept = await keptDraftOf(tx, id, draftID, ['named'])
    const same = await namedSo(tx, id, name)
    if (same !== undefined && same.id !== kept.id) throw nameTaken()
    await tx.update(keptDrafts).set({ name }).where(eq(keptDrafts.id, kept.id))
    return kept.id
  })

/** Throws a kept draft away. @throws Failure NotFound, InvalidTransition */
export const deleteKeptDraft = ({ db }: Context, { id }: StoredMentoringGroup, draftID: Id): Promise<Id> =>
  db.transaction(async (tx) => {
    requireOpen(await lockMentoringGroup(tx, id), 'change its drafts')
    const kept = await keptDraftOf(tx, id, draftID, ['named'])
    await tx.delete(keptDrafts).where(eq(keptDrafts.id, kept.id))
    return kept.id
  })
