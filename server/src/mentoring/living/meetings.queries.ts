import type { Meetings } from '@trellis/contract/mentoring/living/standing.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { keyOf } from '../tables/problemOf.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoringSessions } from './living.tables.ts'

interface Met {
  readonly at: number
  readonly minutes: number
}

/** A published pair with when the two met, newest first, those sessions that are planned among them. */
export interface PairMeeting extends PairOfIds, Meetings {
  readonly sessions: readonly Met[]
  readonly met: number
}

/** The published pairs of a mentoring group with when they met, by their ids. Times are in milliseconds since 1970. */
export async function pairsMeeting(db: Queries, mentoringGroupId: Id, now: number): Promise<PairMeeting[]> {
  const { menteeId, mentorId, since } = mentoringPairs
  const pairs = await db
    .select({ menteeId, mentorId, since })
    .from(mentoringPairs)
    .where(eq(mentoringPairs.mentoringGroupId, mentoringGroupId))
    .orderBy(asc(menteeId), asc(mentorId))
  const { at, minutes } = mentoringSessions
  const sessions = await db
    .select({ menteeId: mentoringSessions.menteeId, mentorId: mentoringSessions.mentorId, at, minutes })
    .from(mentoringSessions)
    .where(eq(mentoringSessions.mentoringGroupId, mentoringGroupId))
    .orderBy(desc(at))
  const ofPair = Map.groupBy(sessions, keyOf)
  return pairs.map(({ since, ...pair }) => {
    const met = (ofPair.get(keyOf(pair)) ?? []).map(({ at, minutes }) => ({ at: at.getTime(), minutes }))
    const past = met.filter(({ at }) => at <= now)
    return {
      ...pair,
      since: since.getTime(),
      lastSession: past[0]?.at ?? null,
      nextSession: met.findLast(({ at }) => at > now)?.at ?? null,
      sessions: met,
      met: past.length,
    }
  })
}
