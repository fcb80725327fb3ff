import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, inArray, or, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Reading } from '../../ownMentoring.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { mentoringSessions } from '../living.tables.ts'
import { ownLivingPairs } from '../livingPairs.queries.ts'

export type StoredSession = typeof mentoringSessions.$inferSelect

/** How the published pairs of a member go on. @throws Failure NotFound for whoever is no member */
export async function pairLives(reading: Reading, actor: Actor, groupId: Id): Promise<PairLife[]> {
  const pairs = await ownLivingPairs(reading, actor, groupId)
  const sessions = Map.groupBy(
    await sessionsIn(
      reading.db,
      actor.id,
      pairs.map(({ mentoringGroupId }) => mentoringGroupId),
    ),
    pairKey,
  )
  return pairs.map(({ named, since, ...pair }) => ({
    ...named,
    since: since.getTime(),
    sessions: (sessions.get(pairKey(pair)) ?? []).map((session) => presentSession(session, actor.id)),
  }))
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
