import { type FitAnswer, FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import { type MentoringSession, type PairLife, type PairNamed, SESSIONS_AT_FIRST } from '@trellis/contract/mentoring/living/sessions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { pausesOf, pausingIn } from '../../pauses.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { isAmong } from '../../tables/tables.queries.ts'
import { ownSide } from '../fit/fit.actions.ts'
import { mentoringAsksForAnother as asksForAnother, mentoringFitQuestions as questions, mentoringSessions } from '../living.tables.ts'
import { type LivingPair, ownPublishedPairs } from '../livingPairs.queries.ts'
import { isWrittenAgain } from '../meetings.queries.ts'
import type { Reading } from '../../mentoringGroups.queries.ts'

export type StoredSession = typeof mentoringSessions.$inferSelect

/**
 * How the published pairs of a member go on.
 * @param one the pair of which all sessions are told, and no other pair; of all pairs some sessions are
 * @throws Failure NotFound for whoever is no member
 */
export async function pairLives(reading: Reading, actor: Actor, groupId: Id, one?: PairNamed): Promise<PairLife[]> {
  const all = await ownPublishedPairs(reading, actor, groupId)
  const pairs = one === undefined ? all : all.filter(({ named }) => isSame(named, one))
  if (pairs.length === 0) return []
  const sessionsTold = await sessionsOf(reading.db, pairs, reading.clock.now(), one === undefined ? SESSIONS_AT_FIRST : undefined)
  const sessions = Map.groupBy(sessionsTold, pairKey)
  const answers = await answersOf(reading.db, pairs)
  const asks = await asksOf(reading.db, pairs)
  const now = reading.clock.now()
  const people = pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const pausing = await pausingIn(reading.db, groupId, now, people)
  return pairs.map(({ named, since, archived, ...pair }) => {
    const key = `${pairKey(pair)} ${ownSide(named)}`
    const reason = asks.get(key)
    const pauses = pausesOf(pausing, pair)
    const waits = (pauses.mentee ?? pauses.mentor) !== null && !answers.has(key)
    const asked = now >= since.getTime() + FIT_ASKED_AFTER && !waits
    const own = sessions.get(pairKey(pair)) ?? []
    const told = (planned: boolean) => own.find((session) => session.planned === planned)
    return {
      ...named,
      archived,
      since: since.getTime(),
      sessions: own.map((session) => presentSession(session, actor.id)),
      many: { planned: told(true)?.many ?? 0, past: told(false)?.many ?? 0, met: told(false)?.meetings ?? 0 },
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

const isSame = (named: PairNamed, one: PairNamed): boolean =>
  named.mgrpID === one.mgrpID && named.otherId === one.otherId && named.as === one.as

/**
 * The sessions of some pairs, newest first, each with whether it is planned, how many of its pair are or are not, and of how many
 * meetings those are.
 * @param most so many of either, the nearest to now; all where it is left out
 */
async function sessionsOf(db: Queries, pairs: readonly LivingPair[], now: number, most?: number) {
  const written = db
    .select({ ...getTableColumns(mentoringSessions), again: isWrittenAgain.as('again') })
    .from(mentoringSessions)
    .where(isTheirs(mentoringSessions, pairs))
    .as('written')
  const { again, ...columns } = written._.selectedFields
  const { mentoringGroupId, menteeId, mentorId, at } = columns
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  const planned = sql<boolean>`${at} > ${moment}`
  const alike = sql`partition by ${mentoringGroupId}, ${menteeId}, ${mentorId}, ${planned}`
  const numbered = db
    .select({
      ...columns,
      planned: planned.as('planned'),
      many: sql<number>`(count(*) over (${alike}))::int`.as('many'),
      meetings: sql<number>`(count(*) filter (where not ${again}) over (${alike}))::int`.as('meetings'),
      nth: sql<number>`row_number() over (${alike} order by greatest(${at} - ${moment}, ${moment} - ${at}))`.as('nth'),
    })
    .from(written)
    .as('session')
  return db
    .select()
    .from(numbered)
    .where(most === undefined ? undefined : lte(numbered.nth, most))
    .orderBy(desc(numbered.at), desc(numbered.id))
}

/** A session as one of the two sees it: of the other one's, a note that is not shared looks like none. */
export function presentSession(session: StoredSession, memberId: Id): MentoringSession {
  const { id, at, timeZone, minutes, note, shared, authorId } = session
  const own = authorId === memberId
  return { id, at: at.getTime(), timeZone, minutes, note: own || shared ? note : '', shared: own ? shared : true, own }
}
