import { eq, like, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import type { shownPostings } from '../postings/postings.queries.ts'
import { asTyped, holds, withMeant } from '../profiles/askedWords.ts'
import { jobs } from './jobs.tables.ts'
import { jobWordList } from './jobWordList.ts'

/**
 * Which jobs a keyword finds, as a condition on a query of `jobs`: each of its words is a part of a word of the job's, or
 * is like one where no job has it that the viewer may see. Without words every job is found.
 * @param among the postings that the viewer may see
 */
export async function jobsFoundBy(
  db: Queries,
  keyword: string,
  among: ReturnType<typeof shownPostings>,
): Promise<SQL | undefined> {
  const textsLike = (pattern: string) =>
    db
      .select({ one: sql`1` })
      .from(jobs)
      .innerJoin(among, eq(among.id, jobs.postingId))
      .where(like(jobs.searchText, pattern))
  return holds(jobs.searchText, await withMeant(db, asTyped(keyword), { words: jobWordList, textsLike }))
}
