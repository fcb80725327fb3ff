import type { Pauses } from '@trellis/contract/mentoring/living/pauses.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { mentoringTold } from './mentoring.tables.ts'

/** Who pauses now, and until when, in milliseconds since 1970. */
export type Pausing = ReadonlyMap<Id, number>

/** Those of a group who pause, as mentees and as mentors alike. @param ids those of some; of everybody where it is left out */
export async function pausingIn(db: Queries, groupId: Id, now: number, ids?: readonly Id[]): Promise<Pausing> {
  if (ids?.length === 0) return new Map()
  const { accountId, pausedUntil } = mentoringTold
  const among = ids && inArray(accountId, [...new Set(ids)])
  const rows = await db
    .select({ accountId, pausedUntil })
    .from(mentoringTold)
    .where(and(eq(mentoringTold.groupId, groupId), gt(pausedUntil, new Date(now)), among))
  return new Map(rows.map(({ accountId, pausedUntil }) => [accountId, pausedUntil!.getTime()]))
}

/** Whether one of a pair pauses. */
export const isPausing = (pausing: Pausing, { menteeId, mentorId }: { readonly menteeId: Id; readonly mentorId: Id }): boolean =>
  pausing.has(menteeId) || pausing.has(mentorId)

/** Until when each of the two of a pair pauses; of a mentee without anybody, until when they do. */
export const pausesOf = (pausing: Pausing, { menteeId, mentorId }: { readonly menteeId: Id; readonly mentorId: Id | null }): Pauses => ({
  mentee: pausing.get(menteeId) ?? null,
  mentor: mentorId === null ? null : (pausing.get(mentorId) ?? null),
})
