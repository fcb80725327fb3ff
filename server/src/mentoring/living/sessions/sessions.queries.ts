import { type FitAnswer, FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, inArray, or, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Reading } from '../../ownMentoring.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { ownSide } from '../fit/fit.actions.ts'
import { mentoringAsksForAnother as asksForAnother, mentoringFitQuestions as questions, mentoringSessions } from '../living.tables.ts'
import { ownLivingPairs } from '../livingPairs.queries.ts'

export type StoredSession = typeof mentoringSessions.$inferSelect

/** How the published pairs of a member go on. @throws Failure NotFound for whoever is no member */
export async function pairLives(reading: Reading, actor: Actor, groupId: Id): Promise<PairLife[]> {
  const pairs = await ownLivingPairs(reading, actor, groupId)
  const ids = pairs.map(({ mentoringGroupId }) => mentoringGroupId)
  const sessions = Map.groupBy(await sessionsIn(reading.db, actor.id, ids), pairKey)
  const answers = await ownAnswers(reading.db, ids)
  const asks = await ownAsks(reading.db, ids)
  const now = reading.clock.now()
  return pairs.map(({ named, since, ...pair }) => {
    const key = `${pairKey(pair)} ${ownSide(named)}`
    const reason = asks.get(key)
    return {
      ...named,
      since: since.getTime(),
      sessions: (sessions.get(pairKey(pair)) ?? []).map((session) => presentSession(session, actor.id)),
      fit: { asked: now >= since.getTime() + FIT_ASKED_AFTER, answer: answers.get(key) ?? null },
      asksForAnother: reason === undefined ? null : { reason },
    }
  })
}

/** What is answered in some mentoring groups, by the pair and who answered. */
async function ownAnswers(db: Queries, ids: readonly Id[]): Promise<Map<string, FitAnswer | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(questions)
    .where(inArray(questions.mentoringGroupId, [...ids]))
  return new Map(rows.map((row) => [`${pairKey(row)} ${row.asked}`, row.answer]))
}

/** Why somebody asks for another in some mentoring groups, by the pair and who asks. */
async function ownAsks(db: Queries, ids: readonly Id[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(asksForAnother)
    .where(inArray(asksForAnother.mentoringGroupId, [...ids]))
  return new Map(rows.map((row) => [`${pairKey(row)} ${row.askedBy}`, row.reason]))
}

const pairKey = (pair: Pick<StoredSession, 'mentoringGroupId' | 'menteeId' | 'mentorId'>): string =>
  `${pair.mentoringGroupId} ${keyOf(pair)}`

async function sessionsIn(db: Queries, memberId: Id, mentoringGroupIds: readonly Id[]): Promise<StoredSession[]> {
  if (mentoringGroupIds.length === 0) return []
  const { mentoringGroupId, menteeId, mentorId, at, id } = mentoringSessions
  return db
    .select()
    .from(mentoringSessions)
    .where(and(inArray(mentoringGroupId, [...mentoringGroupIds]), or(eq(menteeId, memberId), eq(mentorId, memberId))))
    .orderBy(desc(at), desc(id))
}

/** A session as one of the two sees it: of the other one's, a note that is not shared looks like none. */
export function presentSession(session: StoredSession, memberId: Id): MentoringSession {
  const { id, at, timeZone, minutes, note, shared, authorId } = session
  const own = authorId === memberId
  return { id, at: at.getTime(), timeZone, minutes, note: own || shared ? note : '', shared: own ? shared : true, own }
}
