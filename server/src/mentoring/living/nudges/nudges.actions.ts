import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { advisorsOf } from '../../../memberships/memberships.queries.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../../../platform/tasks/tasks.ts'
import { mentoringTold } from '../../mentoring.tables.ts'
import { lockMentoringGroup } from '../../mentoringGroups.actions.ts'
import { mentoringGroupById, type StoredMentoringGroup } from '../../mentoringGroups.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { pairsNeed, sessionMissed } from '../living.events.ts'
import { mentoringNudges as nudges } from '../living.tables.ts'
import { pairAsSeenBy } from '../livingPairs.queries.ts'
import { pairsMeeting } from '../meetings.queries.ts'
import { type Nudge, nudgesDue, type NudgedPair, type Told } from './nudges.policy.ts'

/** Tells those of a mentoring group who have not met for long, and its advisors after them. */
export const nudgePairs = taskKind('mentoring.nudgePairs', z.strictObject({ mentoringGroupId: Id }))

/** So many people are told in one transaction: it holds what others wait for. */
const TOLD_AT_ONCE = 50
const WEEK = 7 * 86_400_000

/** Everybody is told in the transaction that notes it: once, however often it runs. */
async function nudgeIn(context: Context, mentoringGroupId: Id): Promise<void> {
  const { db, clock, tasks } = context
  const group = await mentoringGroupById(db, mentoringGroupId)
  if (group === undefined || group.archivedAt !== null) return
  const now = clock.now()
  const isSeen = await seenOf(context, group, await dueIn(db, group, now))
  await db.transaction(async (tx) => {
    // A person is told once a week for all mentoring groups together: those of all come one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mentoring nudges', 0))`)
    // What is published meanwhile waits: it ends pairs in an order of its own.
    await lockMentoringGroup(tx, mentoringGroupId)
    const due = (await dueIn(tx, group, now)).filter(isSeen)
    const some = due.slice(0, TOLD_AT_ONCE)
    const rows = some.map(({ pair, told }) => ({
      mentoringGroupId,
      menteeId: pair.menteeId,
      mentorId: pair.mentorId,
      told,
      toldAt: new Date(now),
    }))
    const target = [nudges.mentoringGroupId, nudges.menteeId, nudges.mentorId, nudges.told]
    if (rows.length > 0)
      await tx
        .insert(nudges)
        .values(rows)
        .onConflictDoUpdate({ target, set: { toldAt: new Date(now) } })
    await tell(context, tx, group, some)
    if (some.length < due.length) await tasks.add(tx, nudgePairs, { mentoringGroupId })
  })
}

async function tell({ events, clock }: Context, tx: Transaction, { groupId }: StoredMentoringGroup, some: readonly Nudge[]): Promise<void> {
  const accountIds = some.flatMap(({ pair, told }) => (told === 'advisors' ? [] : [told === 'mentee' ? pair.menteeId : pair.mentorId]))
  const causeId = newId(clock.now())
  if (accountIds.length > 0) await events.emit(tx, sessionMissed, { causeId, groupId, accountIds: [...new Set(accountIds)] })
  const pairs = some.filter(({ told }) => told === 'advisors').length
  if (pairs > 0) await events.emit(tx, pairsNeed, { causeId, groupId, accountIds: await advisorsOf(tx, groupId), need: 'quiet', pairs })
}

/** Who is to be told now; nobody of a pair whose mentor pauses. */
async function dueIn(db: Queries, { id, groupId }: StoredMentoringGroup, now: number): Promise<Nudge[]> {
  const paused = await db
    .select({ id: mentoringTold.accountId })
    .from(mentoringTold)
    .where(and(eq(mentoringTold.groupId, groupId), gt(mentoringTold.pausedUntil, new Date(now))))
  const isPaused = new Set(paused.map(({ id }) => id))
  const stored = Map.groupBy(await db.select().from(nudges).where(eq(nudges.mentoringGroupId, id)), keyOf)
  const pairs = (await pairsMeeting(db, id, now))
    .filter(({ mentorId }) => !isPaused.has(mentorId))
    .map((pair): NudgedPair => ({
      ...pair,
      told: Object.fromEntries((stored.get(keyOf(pair)) ?? []).map(({ told, toldAt }) => [told, toldAt.getTime()])) as NudgedPair['told'],
    }))
  return nudgesDue(pairs, await toldLast(db, now), now)
}

/** When each person was told last, of any pair, within a week. */
async function toldLast(db: Queries, now: number): Promise<Map<Id, number>> {
  const { menteeId, mentorId, told, toldAt } = nudges
  const rows = await db
    .select({ id: sql<Id>`case ${told} when 'mentee' then ${menteeId} else ${mentorId} end`, at: sql`max(${toldAt})`.mapWith(toldAt) })
    .from(nudges)
    .where(and(inArray(told, [...mentoringRoles]), gt(toldAt, new Date(now - WEEK))))
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]))
}

/** Nobody is told of a pair of which they do not see the other one. */
async function seenOf(context: Context, { id, groupId }: StoredMentoringGroup, due: readonly Nudge[]) {
  const unseen = new Set<string>()
  const nameOf = ({ pair, told }: Nudge): string => `${told} ${keyOf(pair)}`
  const sees = async (told: Told, pair: Nudge['pair']): Promise<boolean> =>
    told === 'advisors' || (await pairAsSeenBy(context, groupId, { mentoringGroupId: id, ...pair }, told)) !== undefined
  for (const one of due) if (!(await sees(one.told, one.pair))) unseen.add(nameOf(one))
  return (one: Nudge): boolean => !unseen.has(nameOf(one))
}

export const nudgingPairs = (context: Context): TaskWork =>
  carriedOut(nudgePairs, ({ mentoringGroupId }) => nudgeIn(context, mentoringGroupId))
