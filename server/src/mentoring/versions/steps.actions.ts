import { MOST_STEPS } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { changedMentees, type DraftRow, draftRow, kindOfChange, pairsIn } from './draftRows.ts'
import { draftRowsOf, keepRows } from './draftRows.bulk.ts'
import { ofMentors } from '../tables/assignmentKind.ts'
import { keptDrafts } from '../tables/tables.tables.ts'

/**
 * Carries out a change of a draft, and keeps what was before of those whom it concerned, so that it can be undone. What was undone before
 * cannot be done again afterwards.
 * @param concerned whom alone it can concern; everybody where it is left out
 * @returns what the change tells: whether anything is otherwise than before
 */
export async function withStep(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { id, draftVersion }: StoredMentoringGroup,
  change: () => Promise<boolean>,
  concerned?: readonly Id[],
): Promise<boolean> {
  const before = await draftRowsOf(tx, id, ofMentors, concerned)
  if (!(await change())) return false
  const after = await draftRowsOf(tx, id, ofMentors, concerned)
  const mentees = changedMentees(before, after)
  if (mentees.length === 0) return true
  const was = rowsOf(mentees, before)
  const keptId = newId(clock.now())
  await tx.insert(keptDrafts).values({
    id: keptId,
    mentoringGroupId: id,
    kind: 'step',
    name: kindOfChange(before, after),
    draftVersion,
    pairs: pairsIn(was).length,
    keptAt: new Date(clock.now()),
  })
  await keepRows(tx, id, keptId, was)
  await tx.delete(keptDrafts).where(and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'undone')))
  await forgetOldSteps(tx, id)
  return true
}

/** What is so of some mentees, and that they are told of. */
export function rowsOf(mentees: readonly Id[], rows: readonly DraftRow[]): DraftRow[] {
  const these = new Set(mentees)
  return [
    ...mentees.map((menteeId) => draftRow({ menteeId, what: 'mentee' })),
    ...rows.filter(({ menteeId, what }) => what !== 'mentee' && these.has(menteeId)),
  ]
}

async function forgetOldSteps(tx: Transaction, mentoringGroupId: Id): Promise<void> {
  const steps = and(eq(keptDrafts.mentoringGroupId, mentoringGroupId), eq(keptDrafts.kind, 'step'))
  const old = tx.select({ id: keptDrafts.id }).from(keptDrafts).where(steps).orderBy(desc(keptDrafts.draftVersion)).offset(MOST_STEPS)
  await tx.delete(keptDrafts).where(inArray(keptDrafts.id, old))
}
