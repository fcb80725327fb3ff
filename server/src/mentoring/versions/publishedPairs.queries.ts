import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { type AssignmentTables, mentorTables } from '../tables/tables.tables.ts'

/** The pairs of somebody in what was published, for their archive. What was only drafted is the advisors'. */
export async function publishedPairsOf(db: Queries, id: Id, { keptDrafts, keptRows }: AssignmentTables = mentorTables) {
  const { menteeId, mentorId, what, keptId, mentoringGroupId } = keptRows
  return db
    .select({ mentoringGroupId, menteeId, mentorId, publishedAt: keptDrafts.keptAt })
    .from(keptRows)
    .innerJoin(keptDrafts, eq(keptDrafts.id, keptId))
    .where(and(eq(keptDrafts.kind, 'published'), eq(what, 'pair'), or(eq(menteeId, id), eq(mentorId, id))))
    .orderBy(keptDrafts.keptAt, keptDrafts.draftVersion, mentoringGroupId, menteeId, mentorId)
}
