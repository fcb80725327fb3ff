import { and, eq, like, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { shownPostings } from '../../postings/postings.queries.ts'
import { type AskedWord, asTyped, isFoundInside, isWholeWord } from '../../profiles/words/askedWords.ts'
import { isForgivable } from '../../profiles/words/meantWords.ts'
import { jobs } from '../jobs.tables.ts'
import { jobWordList } from './jobWordList.ts'

/** The postings among which jobs are searched. */
type Among = ReturnType<typeof shownPostings>

/** Which jobs are found, and which words were taken for others. */
interface FoundJobs {
  readonly holding: SQL | undefined
  readonly meant?: readonly AskedWord[]
}

/**
 * Which jobs a keyword finds, as a condition on a query of `jobs`: each of its words is a part of a word of the job's, or
 * is like one where no job has it that the viewer may see. Without words every job is found.
 * @param among the postings that the viewer may see
 */
export async function jobsFoundBy(db: Queries, keyword: string, among: Among): Promise<FoundJobs> {
  const asked = await withMeant(db, asTyped(keyword), among)
  const holding = asked.map(({ typed, meant }) => {
    if (meant.length > 0) return or(...meant.map((word) => like(jobs.searchText, `% ${word} %`)))
    if (isWholeWord(typed)) return like(jobs.searchText, `% ${typed} %`)
    return like(jobs.searchText, isFoundInside(typed) ? `%${typed}%` : `% ${typed}%`)
  })
  const meant = asked.filter((word) => word.meant.length > 0)
  return { holding: and(...holding), ...(meant.length > 0 && { meant }) }
}

/**
 * The same words, and what those were meant to be that no job has which the viewer may see. Other jobs do not count, so
 * that nobody learns which words they use.
 */
async function withMeant(db: Queries, asked: readonly AskedWord[], among: Among): Promise<AskedWord[]> {
  const forgivable = asked.map(({ typed }) => typed).filter(isForgivable)
  const meant = await jobWordList.meantBy(db, await unusedAmong(db, forgivable, among), among)
  return asked.map(({ typed }) => ({ typed, meant: meant.get(typed) ?? [] }))
}

async function unusedAmong(db: Queries, words: readonly string[], among: Among): Promise<string[]> {
  if (words.length === 0) return []
  const unused = words.map((word) => {
    const users = db
      .select({ one: sql`1` })
      .from(jobs)
      .innerJoin(among, eq(among.id, jobs.postingId))
      .where(like(jobs.searchText, `%${word}%`))
    return sql`select ${word}::text as word where ${notExists(users)}`
  })
  const { rows } = await db.execute<{ word: string }>(sql.join(unused, sql` union all `))
  return rows.map(({ word }) => word)
}
