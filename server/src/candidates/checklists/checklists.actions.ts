import { type ChecklistPoint, MOST_CHECKLIST_POINTS } from '@trellis/contract/candidates/checklists.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { candidateOf } from '../../postings/links/candidates.queries.ts'
import { everyPosting, type Posting, sharedPosting, stillThere } from '../../postings/postings.queries.ts'
import { checklistPoints, checklistTicks } from '../candidates.tables.ts'
import { checklistOf } from './checklists.queries.ts'

/** A candidate of a posting that the actor may review. */
interface OneCandidate {
  readonly posting: Posting
  readonly studentId: Id
}

/**
 * A posting's checklist as it stands for a candidate.
 * @throws Failure NotFound where the actor may not see the person there
 */
export async function readChecklist(context: Context, actor: Actor, { posting, studentId }: OneCandidate): Promise<ChecklistPoint[]> {
  await candidateOf(context, actor, posting, studentId)
  return checklistOf(context.db, posting.id, studentId)
}

/**
 * Adds a point for all candidates of a posting.
 * @throws Failure NotFound, or BadInput where there are too many already
 */
export const addPoint = (context: Context, actor: Actor, { words, ...which }: OneCandidate & { readonly words: string }) =>
  changed(context, actor, which, async (tx, now) => {
    const postingId = which.posting.id
    // One at a time: many at once do not become too many together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checklist ${postingId}`}, 0))`)
    const there = await tx.select({ words: checklistPoints.words }).from(checklistPoints).where(eq(checklistPoints.postingId, postingId))
    const isThere = there.some((point) => point.words.toLowerCase() === words.toLowerCase())
    if (!isThere && there.length >= MOST_CHECKLIST_POINTS) throw tooMany()
    await tx
      .insert(checklistPoints)
      .values({ id: newId(now), postingId, words, createdAt: new Date(now) })
      .onConflictDoNothing()
  })

/**
 * Deletes a point, whoever added it. It does not matter whether it is there.
 * @throws Failure NotFound
 */
export const deletePoint = (context: Context, actor: Actor, { pointId, ...which }: OneCandidate & { readonly pointId: Id }) =>
  changed(context, actor, which, (tx) => tx.delete(checklistPoints).where(pointOf(which, pointId)))

/**
 * Ticks a point for a candidate, or takes the tick away. It does not matter whether the point is there.
 * @throws Failure NotFound
 */
export const tickPoint = (
  context: Context,
  actor: Actor,
  { pointId, ticked, ...which }: OneCandidate & { readonly pointId: Id; readonly ticked: boolean },
) =>
  changed(context, actor, which, async (tx, now) => {
    const personId = which.studentId
    if (!ticked) {
      const points = tx.select({ id: checklistPoints.id }).from(checklistPoints).where(pointOf(which, pointId))
      await tx.delete(checklistTicks).where(and(eq(checklistTicks.personId, personId), inArray(checklistTicks.pointId, points)))
      return
    }
    // Held until it is ticked: a point that a colleague deletes meanwhile is there before or gone after.
    const [point] = await tx.select({ id: checklistPoints.id }).from(checklistPoints).where(pointOf(which, pointId)).for('share')
    if (point === undefined) return
    await tx
      .insert(checklistTicks)
      .values({ pointId, personId, byId: actor.id, createdAt: new Date(now) })
      .onConflictDoNothing()
  })

const pointOf = ({ posting }: OneCandidate, pointId: Id) => and(eq(checklistPoints.id, pointId), eq(checklistPoints.postingId, posting.id))

/** Changes the checklist of a posting that is still there until the transaction ends, with the person among those whom the actor may see. */
async function changed(
  { db, clock }: Context,
  actor: Actor,
  { posting, studentId }: OneCandidate,
  change: (tx: Transaction, now: number) => PromiseLike<unknown>,
): Promise<ChecklistPoint[]> {
  return db.transaction(async (tx) => {
    stillThere(await sharedPosting(tx, posting.id))
    await candidateOf({ clock, db: tx }, actor, posting, studentId)
    await change(tx, clock.now())
    return checklistOf(tx, posting.id, studentId)
  })
}

const tooMany = () => new Failure('BadInput', { fields: { words: `There are ${MOST_CHECKLIST_POINTS} points already. Delete one first` } })

/** Forgets the checklists of the postings of an account that is being erased. */
export async function forgetChecklistsOfPostings(tx: Transaction, ownerId: Id): Promise<void> {
  const posting = everyPosting(tx)
  const own = tx.select({ id: posting.id }).from(posting).where(eq(posting.ownerId, ownerId))
  await tx.delete(checklistPoints).where(inArray(checklistPoints.postingId, own))
}
