import { type MentoringSession, MOST_SESSIONS, type PairNamed, type SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { Failure, found } from '../../../platform/http/failure.ts'
import { mentoringGroups } from '../../mentoring.tables.ts'
import { ownRole } from '../../ownMentoring.queries.ts'
import { type PlanStep, sessionPlanned } from '../living.events.ts'
import { mentoringSessions } from '../living.tables.ts'
import { isOfPair, ownLivingPair, pairAsSeenBy, requirePairsLive } from '../livingPairs.queries.ts'
import { presentSession, type StoredSession } from './sessions.queries.ts'

const columnsOf = ({ at, timeZone, minutes, note, shared }: SessionTold) => ({ at: new Date(at), timeZone, minutes, note, shared })

/**
 * Writes a session of a published pair down; the same time again is the same session.
 * @throws Failure NotFound where the member has no such pair, InvalidTransition where its mentoring group is archived, QuotaReached
 */
export async function logSession(
  context: Context,
  actor: Actor,
  groupId: Id,
  named: PairNamed,
  told: SessionTold,
): Promise<MentoringSession> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const { mentoringGroupId, menteeId, mentorId } = await ownLivingPair(tx, clock, actor, groupId, named)
    const pair = { mentoringGroupId, menteeId, mentorId }
    const { authorId, at, id } = mentoringSessions
    const own = and(isOfPair(mentoringSessions, pair), eq(authorId, actor.id))
    const [before] = await tx
      .select()
      .from(mentoringSessions)
      .where(and(own, eq(at, new Date(told.at))))
    if (before !== undefined) {
      const [after] = await tx.update(mentoringSessions).set(columnsOf(told)).where(eq(id, before.id)).returning()
      return presentSession(after!, actor.id)
    }
    if ((await tx.$count(mentoringSessions, own)) >= MOST_SESSIONS) {
      throw new Failure('QuotaReached', { sentence: `You wrote down ${MOST_SESSIONS} sessions already. Delete one first.` })
    }
    const row = { id: newId(clock.now()), ...pair, authorId: actor.id, ...columnsOf(told), createdAt: new Date(clock.now()) }
    const [stored] = await tx.insert(mentoringSessions).values(row).returning()
    await tellOfPlan(context, tx, groupId, stored!, 'planned')
    return presentSession(stored!, actor.id)
  })
}

/** Changes a session that the member wrote down. @throws Failure NotFound, InvalidTransition where its mentoring group is archived */
export async function updateSession(
  context: Context,
  actor: Actor,
  groupId: Id,
  sessionId: Id,
  told: SessionTold,
): Promise<MentoringSession> {
  return context.db.transaction(async (tx) => {
    const before = await ownSession(tx, actor, groupId, sessionId)
    await requirePairsLive(tx, before.mentoringGroupId)
    const [after] = await tx.update(mentoringSessions).set(columnsOf(told)).where(eq(mentoringSessions.id, sessionId)).returning()
    if (before.at.getTime() !== told.at) await tellOfPlan(context, tx, groupId, after!, 'moved')
    return presentSession(after!, actor.id)
  })
}

/** Deletes a session that the member wrote down. @throws Failure NotFound */
export async function deleteSession(context: Context, actor: Actor, groupId: Id, sessionId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await ownSession(tx, actor, groupId, sessionId)
    await tx.delete(mentoringSessions).where(eq(mentoringSessions.id, sessionId))
    await tellOfPlan(context, tx, groupId, before, 'off')
  })
}

async function ownSession(tx: Transaction, actor: Actor, groupId: Id, sessionId: Id): Promise<StoredSession> {
  await ownRole(tx, groupId, actor.id)
  const { id, authorId, mentoringGroupId } = mentoringSessions
  const ofGroup = tx.select({ id: mentoringGroups.id }).from(mentoringGroups).where(eq(mentoringGroups.groupId, groupId))
  const [session] = await tx
    .select()
    .from(mentoringSessions)
    .where(and(eq(id, sessionId), eq(authorId, actor.id), inArray(mentoringGroupId, ofGroup)))
    .for('update')
  return found(session)
}

/** Of what is past nobody is told, nor of whom they see no more, or are no pair with any more. */
async function tellOfPlan(context: Context, tx: Transaction, groupId: Id, session: StoredSession, step: PlanStep): Promise<void> {
  const { clock, config, events } = context
  const { at, authorId, menteeId, mentorId } = session
  if (at.getTime() <= clock.now()) return
  const [accountId, side] = authorId === menteeId ? ([mentorId, 'mentor'] as const) : ([menteeId, 'mentee'] as const)
  if ((await pairAsSeenBy({ db: tx, clock, config }, groupId, session, side)) === undefined) return
  await events.emit(tx, sessionPlanned, { causeId: newId(clock.now()), groupId, accountId, step })
}
