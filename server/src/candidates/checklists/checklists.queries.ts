import type { ChecklistPoint } from '@trellis/contract/candidates/checklists.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { everyPosting } from '../../postings/postings.queries.ts'
import { checklistPoints, checklistTicks } from '../candidates.tables.ts'

/** A posting's checklist with its ticks for a person, in the order of the points; whoever asks has made sure that it is theirs. */
export async function checklistOf(db: Queries, postingId: Id, personId: Id): Promise<ChecklistPoint[]> {
  const { id, words, createdAt } = checklistPoints
  return db
    .select({ id, words, ticked: sql<boolean>`${isNotNull(checklistTicks.pointId)}` })
    .from(checklistPoints)
    .leftJoin(checklistTicks, and(eq(checklistTicks.pointId, id), eq(checklistTicks.personId, personId)))
    .where(eq(checklistPoints.postingId, postingId))
    .orderBy(asc(createdAt), asc(id))
}

/** Which points of checklists were ticked for a person, oldest first: for the person, who may have everything that is stored about them. */
export async function ticksAbout(db: Queries, personId: Id) {
  const posting = everyPosting(db)
  return db
    .select({
      postingId: posting.id,
      job: posting.name,
      company: posting.offeredBy,
      words: checklistPoints.words,
      at: checklistTicks.createdAt,
    })
    .from(checklistTicks)
    .innerJoin(checklistPoints, eq(checklistPoints.id, checklistTicks.pointId))
    .innerJoin(posting, eq(posting.id, checklistPoints.postingId))
    .where(eq(checklistTicks.personId, personId))
    .orderBy(asc(checklistTicks.createdAt), asc(checklistTicks.pointId))
}

/** The checklists of the postings that an account owns, and what it ticked. */
export async function checklistsBy(db: Queries, accountId: Id) {
  const posting = everyPosting(db)
  const { postingId, words, createdAt } = checklistPoints
  const points = await db
    .select({ postingId, words, at: createdAt })
    .from(checklistPoints)
    .innerJoin(posting, eq(posting.id, postingId))
    .where(eq(posting.ownerId, accountId))
    .orderBy(asc(createdAt), asc(checklistPoints.id))
  const ticks = await db
    .select({ postingId, words, personId: checklistTicks.personId, at: checklistTicks.createdAt })
    .from(checklistTicks)
    .innerJoin(checklistPoints, eq(checklistPoints.id, checklistTicks.pointId))
    .where(eq(checklistTicks.byId, accountId))
    .orderBy(asc(checklistTicks.createdAt), asc(checklistTicks.pointId))
  return { points, ticks }
}
