import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { mentoringGroups, mentoringMembers } from '../../mentoring.tables.ts'
import { ownRole } from '../../ownMentoring.queries.ts'
import { leaveMentoring } from '../../publishing/leaving.actions.ts'
import { unseenByAdvisors } from '../../tables/unseen/unseen.queries.ts'
import { ownSide } from '../fit/fit.actions.ts'
import { type PairsNeed, pairsNeed } from '../living.events.ts'
import { mentoringAsksForAnother as asksForAnother } from '../living.tables.ts'
import { isOfPair, ownLivingPair } from '../livingPairs.queries.ts'

interface Asking {
  readonly asks: boolean
  readonly reason: string
}

/**
 * Tells the advisors alone that a pair does not work, or takes it back.
 * @throws Failure NotFound where the member has no such pair, InvalidTransition where its mentoring group is archived
 */
export async function askForAnother(
  context: Context,
  actor: Actor,
  groupId: Id,
  named: PairNamed,
  { asks, reason }: Asking,
): Promise<void> {
  const { db, clock } = context
  await db.transaction(async (tx) => {
    const { mentoringGroupId, menteeId, mentorId } = await ownLivingPair(tx, clock, actor, groupId, named)
    const pair = { mentoringGroupId, menteeId, mentorId }
    const askedBy = ownSide(named)
    const own = and(isOfPair(asksForAnother, pair), eq(asksForAnother.askedBy, askedBy))
    if (!asks) {
      await tx.delete(asksForAnother).where(own)
      return
    }
    const changed = await tx.update(asksForAnother).set({ reason }).where(own).returning({ reason: asksForAnother.reason })
    if (changed.length > 0) return
    await tx.insert(asksForAnother).values({ ...pair, askedBy, reason, askedAt: new Date(clock.now()) })
    await tellAdvisors(context, tx, groupId, 'another', [menteeId, mentorId])
  })
}

/** Takes a member out of a mentoring group, with their pairs. @throws Failure NotFound where they are in no such one */
export async function leaveMentoringGroup(context: Context, actor: Actor, groupId: Id, mentoringGroupId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    await ownRole(tx, groupId, actor.id)
    const ofGroup = await tx.$count(mentoringGroups, and(eq(mentoringGroups.id, mentoringGroupId), eq(mentoringGroups.groupId, groupId)))
    if (ofGroup === 0) throw new Failure('NotFound')
    const own = and(eq(mentoringMembers.mentoringGroupId, mentoringGroupId), eq(mentoringMembers.accountId, actor.id))
    if ((await leaveMentoring(context, tx, own!)) === 0) throw new Failure('NotFound')
    await tellAdvisors(context, tx, groupId, 'left', [actor.id])
  })
}

/** Tells the advisors who see everybody whom it is about: it is in no list of the others. */
async function tellAdvisors(
  { clock, events }: Context,
  tx: Transaction,
  groupId: Id,
  need: PairsNeed,
  about: readonly Id[],
): Promise<void> {
  const advisors = [...(await unseenByAdvisors(tx, groupId))].filter(([, unseen]) => !about.some((id) => unseen.has(id)))
  const accountIds = advisors.map(([advisorId]) => advisorId)
  await events.emit(tx, pairsNeed, { causeId: newId(clock.now()), groupId, accountIds, need, pairs: 1 })
}
