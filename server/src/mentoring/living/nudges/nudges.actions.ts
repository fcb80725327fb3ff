import { WEEK_MS } from '@trellis/contract/durations.ts'
import { QUIET_AFTER } from '@trellis/contract/mentoring/living/standing.ts'
import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../../../platform/tasks/tasks.ts'
import { mentoringGroups } from '../../mentoring.tables.ts'
import { lockMentoringGroup } from '../../mentoringGroups.actions.ts'
import { mentoringGroupById, type StoredMentoringGroup } from '../../mentoringGroups.queries.ts'
import { isPausing, pausingIn } from '../../pauses.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { mentoringPairs } from '../../tables/tables.tables.ts'
import type { PairOfIds } from '../../tables/tableState.ts'
import { unseenByAdvisors } from '../../tables/unseen/unseen.queries.ts'
import { pairsNeed, sessionMissed } from '../living.events.ts'
import { mentoringMessages as messages, mentoringNudges as nudges, mentoringSessions as sessions } from '../living.tables.ts'
import { isOfPair, pairsSeenBy } from '../livingPairs.queries.ts'
import { pairsMeeting } from '../meetings.queries.ts'
import { idOf, type Nudge, type NudgedPair, nudgesDue } from './nudges.policy.ts'

/** Tells those of a mentoring group who have neither met nor written for long, and its advisors after them. */
export const nudgePairs = taskKind('mentoring.nudgePairs', z.strictObject({ mentoringGroupId: Id }))

/** So many people are told in one transaction: it holds what others wait for. */
const TOLD_AT_ONCE = 50

/** Everybody is told in the transaction that notes it: once, however often it runs. */
async function nudgeIn(context: Context, mentoringGroupId: Id): Promise<void> {
  const { db, clock, tasks } = context
  const group = await mentoringGroupById(db, mentoringGroupId)
  if (group === undefined || group.archivedAt !== null) return
  const now = clock.now()
  const { first, sees } = await firstDue(context, group, now)
  if (first.length === 0) return
  await db.transaction(async (tx) => {
    // A person is told once a week for all mentoring groups together: those of all come one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mentoring nudges', 0))`)
    // What is published meanwhile waits: it ends pairs in an order of its own.
    await lockMentoringGroup(tx, mentoringGroupId)
    const { pairs, last } = await nudgedIn(tx, group, now)
    const due = new Set(nudgesDue(pairs, last, now, sees).map(nameOf))
    const some = first.filter((one) => due.has(nameOf(one)))
    const rows = some.map(({ pair: { menteeId, mentorId }, told }) => ({
      mentoringGroupId,
      menteeId,
      mentorId,
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
    if (first.length === TOLD_AT_ONCE) await tasks.add(tx, nudgePairs, { mentoringGroupId })
  })
}

const nameOf = ({ pair, told }: Nudge): string => `${told} ${keyOf(pair)}`

/** As many of those who are to be told as are told at once. Whom they see is read of these alone, since it is read of each person anew. */
async function firstDue(context: Context, group: StoredMentoringGroup, now: number) {
  const { pairs, last } = await nudgedIn(context.db, group, now)
  const seenBy = new Map<Id, ReadonlySet<string>>()
  const sees = (id: Id, pair: PairOfIds): boolean => seenBy.get(id)?.has(keyOf(pair)) ?? true
  for (;;) {
    const first = nudgesDue(pairs, last, now, sees).slice(0, TOLD_AT_ONCE)
    const unread = new Set(first.flatMap(peopleTold).filter((id) => !seenBy.has(id)))
    if (unread.size === 0) return { first, sees }
    for (const id of unread) {
      const own = (await pairsSeenBy(context, group.groupId, id)).filter((pair) => pair.mentoringGroupId === group.id)
      seenBy.set(id, new Set(own.map(keyOf)))
    }
  }
}

const peopleTold = ({ pair, told }: Nudge): Id[] => (told === 'advisors' ? [] : [idOf(pair, told)])

async function tell({ events, clock }: Context, tx: Transaction, { groupId }: StoredMentoringGroup, some: readonly Nudge[]): Promise<void> {
  const accountIds = some.flatMap(peopleTold)
  const causeId = newId(clock.now())
  if (accountIds.length > 0) await events.emit(tx, sessionMissed, { causeId, groupId, accountIds: [...new Set(accountIds)] })
  const quiet = some.filter(({ told }) => told === 'advisors')
  if (quiet.length === 0) return
  const all = await stillQuiet(tx, groupId, clock.now())
  const counted = [...(await unseenByAdvisors(tx, groupId))].map(([advisorId, unseen]) => {
    const sees = ({ menteeId, mentorId }: PairOfIds): boolean => !unseen.has(menteeId) && !unseen.has(mentorId)
    return { advisorId, pairs: quiet.some(({ pair }) => sees(pair)) ? all.filter(sees).length : 0 }
  })
  for (const [pairs, advisors] of Map.groupBy(counted, (one) => one.pairs)) {
    if (pairs === 0) continue
    await events.emit(tx, pairsNeed, { causeId, groupId, accountIds: advisors.map(({ advisorId }) => advisorId), need: 'quiet', pairs })
  }
}

/**
 * The pairs of all mentoring groups of a group of which advisors were told, and that have neither met nor written since: what is told of some takes the
 * place of what was told of others, and so tells of all.
 */
async function stillQuiet(db: Queries, groupId: Id, now: number): Promise<PairOfIds[]> {
  const { menteeId, mentorId, toldAt } = nudges
  const before = sql`${toldAt} - make_interval(secs => ${QUIET_AFTER / 1_000})`
  const since = (table: typeof sessions | typeof messages, at: Column) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(isOfPair(table, nudges), gt(at, before)))
  const rows = await db
    .select({ menteeId, mentorId })
    .from(nudges)
    .innerJoin(mentoringPairs, and(isOfPair(mentoringPairs, nudges), lt(mentoringPairs.since, toldAt)))
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, nudges.mentoringGroupId))
    .where(
      and(
        eq(nudges.told, 'advisors'),
        eq(mentoringGroups.groupId, groupId),
        isNull(mentoringGroups.archivedAt),
        notExists(since(sessions, sessions.at)),
        notExists(since(messages, messages.writtenAt)),
      ),
    )
  const pausing = await pausingIn(db, groupId, now)
  return rows.filter((pair) => !isPausing(pausing, pair))
}

/** The pairs of a mentoring group, and when each person was told last. */
async function nudgedIn(db: Queries, group: StoredMentoringGroup, now: number) {
  const { id } = group
  const stored = Map.groupBy(await db.select().from(nudges).where(eq(nudges.mentoringGroupId, id)), keyOf)
  const pairs = (await pairsMeeting(db, group, now)).map((pair): NudgedPair => ({
    ...pair,
    told: Object.fromEntries((stored.get(keyOf(pair)) ?? []).map(({ told, toldAt }) => [told, toldAt.getTime()])) as NudgedPair['told'],
  }))
  return { pairs, last: await toldLast(db, now) }
}

/** When each person was told last, of any pair, within a week. */
async function toldLast(db: Queries, now: number): Promise<Map<Id, number>> {
  const { menteeId, mentorId, told, toldAt } = nudges
  const rows = await db
    .select({ id: sql<Id>`case ${told} when 'mentee' then ${menteeId} else ${mentorId} end`, at: sql`max(${toldAt})`.mapWith(toldAt) })
    .from(nudges)
    .where(and(inArray(told, [...mentoringRoles]), gt(toldAt, new Date(now - WEEK_MS))))
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]))
}

export const nudgingPairs = (context: Context): TaskWork =>
  carriedOut(nudgePairs, ({ mentoringGroupId }) => nudgeIn(context, mentoringGroupId))
