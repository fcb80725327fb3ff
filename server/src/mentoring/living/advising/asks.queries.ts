import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { mentoringAsksForAnother as asks } from '../living.tables.ts'

/** Who asks for somebody else in the published pairs of some mentees, by pair. */
export async function asksOf(db: Queries, mentoringGroupId: Id, menteeIds: readonly Id[]): Promise<Map<string, MentoringRole[]>> {
  const rows = await db
    .select({ menteeId: asks.menteeId, mentorId: asks.mentorId, by: asks.askedBy })
    .from(asks)
    .where(and(eq(asks.mentoringGroupId, mentoringGroupId), inArray(asks.menteeId, [...menteeIds])))
    .orderBy(asc(asks.askedAt), asc(asks.askedBy))
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, own.map(({ by }) => by)]))
}
