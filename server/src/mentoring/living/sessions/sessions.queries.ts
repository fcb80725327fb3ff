import { type FitAnswer, FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { pausesOf, pausingIn } from '../../pauses.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { isAmong } from '../../tables/tables.queries.ts'
import { ownSide } from '../fit/fit.actions.ts'
import { mentoringAsksForAnother as asksForAnother, mentoringFitQuestions as questions, mentoringSessions } from '../living.tables.ts'
import { type LivingPair, ownLivingPairs } from '../livingPairs.queries.ts'
import type { Reading } from '../../mentoringGroups.queries.ts'

export type StoredSession = typeof mentoringSessions.$inferSelect

/** How the published pairs of a member go on. @throws Failure NotFound for whoever is no member */
export async function pairLives(reading: Reading, actor: Actor, groupId: Id): Promise<PairLife[]> {
  const pairs = await ownLivingPairs(reading, actor, groupId)
  if (pairs.length === 0) return []
  const sessions = Map.groupBy(await sessionsOf(reading.db, pairs), pairKey)
  const answers = await answersOf(reading.db, pairs)
  const asks = await asksOf(reading.db, pairs)
  const now = reading.clock.now()
  const people = pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const pausing = await pausingIn(reading.db, groupId, now, people)
  return pairs.map(({ named, since, ...pair }) => {
    const key = `${pairKey(pair)} ${ownSide(named)}`
    const reason = asks.get(key)
    const pauses = pausesOf(pausing, pair)
    const waits = (pauses.mentee ?? pauses.mentor) !== null && !answers.has(key)
    const asked = now >= since.getTime() + FIT_ASKED_AFTER && !waits
    return {
      ...named,
      since: since.getTime(),
      sessions: (sessions.get(pairKey(pair)) ?? []).map((session) => presentSession(session, actor.id)),
      fit: { asked, answer: answers.get(key) ?? null },
      asksForAnother: reason === undefined ? null : { reason },
      pauses,
    }
  })
}

/** What the two of some pairs answered, by the pair and who answered. */
async function answersOf(db: Queries, pairs: readonly LivingPair[]): Promise<Map<string, FitAnswer | null>> {
  const rows = await db.select().from(questions).where(isTheirs(questions, pairs))
  return new Map(rows.map((row) => [`${pairKey(row)} ${row.asked}`, row.answer]))
}

/** Why somebody of some pairs asks for another, by the pair and who asks. */
async function asksOf(db: Queries, pairs: readonly LivingPair[]): Promise<Map<string, string>> {
  const rows = await db.select().from(asksForAnother).where(isTheirs(asksForAnother, pairs))
  return new Map(rows.map((row) => [`${pairKey(row)} ${row.askedBy}`, row.reason]))
}

/** Whether a row is of the two of one of some pairs, in a mentoring group of theirs. */
const isTheirs = (table: typeof questions | typeof asksForAnother | typeof mentoringSessions, pairs: readonly LivingPair[]) =>
  and(inArray(table.mentoringGroupId, [...new Set(pairs.map((pair) => pair.mentoringGroupId))]), isAmong(table, pairs))

const pairKey = (pair: Pick<StoredSession, 'mentoringGroupId' | 'menteeId' | 'mentorId'>): string =>
  `${pair.mentoringGroupId} ${keyOf(pair)}`

async function sessionsOf(db: Queries, pairs: readonly LivingPair[]): Promise<StoredSession[]> {
  const { at, id } = mentoringSessions
  return db.select().from(mentoringSessions).where(isTheirs(mentoringSessions, pairs)).orderBy(desc(at), desc(id))
}

/** A session as one of the two sees it: of the other one's, a note that is not shared looks like none. */
export function presentSession(session: StoredSession, memberId: Id): MentoringSession {
  const { id, at, timeZone, minutes, note, shared, authorId } = session
  const own = authorId === memberId
  return { id, at: at.getTime(), timeZone, minutes, note: own || shared ? note : '', shared: own ? shared : true, own }
}
