import { and, eq, like, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { shownPostings } from '../postings.queries.ts'
import { type QueryWord, asTyped, isFoundInside, isWholeWord } from '../../profiles/words/queryWords.ts'
import { isForgivable } from '../../profiles/words/meantWords.ts'
import { postingIndex } from '../postings.tables.ts'
import type { IndexedPostings } from './postingIndex.queries.ts'
import { postingWords } from './wordList.ts'

/** The postings among which somebody searches. */
type Among = ReturnType<typeof shownPostings>

/** Which postings are found, and which words were taken for others. */
interface FoundPostings {
  readonly holding: SQL | undefined
  readonly meant?: readonly QueryWord[]
}

/**
 * Which postings a keyword finds, as a condition on a query of `indexed`: each of its words is a part of a word of the
 * posting's, or is like one where no posting has it that the viewer may see. Without words every posting is found.
 * @param among the postings that the viewer may see
 */
export async function postingsFoundBy(
  db: Queries,
  keyword: string,
  among: Among,
  { searchText }: Pick<IndexedPostings, 'searchText'>,
): Promise<FoundPostings> {
  const words = await withMeant(db, asTyped(keyword), among)
  const holding = words.map(({ typed, meant }) => {
    if (meant.length > 0) return or(...meant.map((word) => like(searchText, `% ${word} %`)))
    if (isWholeWord(typed)) return like(searchText, `% ${typed} %`)
    return like(searchText, isFoundInside(typed) ? `%${typed}%` : `% ${typed}%`)
  })
  const meant = words.filter((word) => word.meant.length > 0)
  return { holding: and(...holding), ...(meant.length > 0 && { meant }) }
}

/**
 * The same words, and what those were meant to be that no posting has which the viewer may see. Others do not count, so
 * that nobody learns which words they use.
 */
async function withMeant(db: Queries, words: readonly QueryWord[], among: Among): Promise<QueryWord[]> {
  const forgivable = words.map(({ typed }) => typed).filter(isForgivable)
  const meant = await postingWords.meantBy(db, await unusedAmong(db, forgivable, among), among)
  return words.map(({ typed }) => ({ typed, meant: meant.get(typed) ?? [] }))
}

async function unusedAmong(db: Queries, words: readonly string[], among: Among): Promise<string[]> {
  if (words.length === 0) return []
  const unused = words.map((word) => {
    const users = db
      .select({ one: sql`1` })
      .from(postingIndex)
      .innerJoin(among, eq(among.id, postingIndex.postingId))
      .where(like(postingIndex.searchText, `%${word}%`))
    return sql`select ${word}::text as word where ${notExists(users)}`
  })
  const { rows } = await db.execute<{ word: string }>(sql.join(unused, sql` union all `))
  return rows.map(({ word }) => word)
}
