import { and, notExists, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { wordsOf } from './plainText.ts'
import { isForgivable, type WordList } from './wordList.ts'

/** More words than these narrow nothing further. */
const MOST_WORDS = 8
/** Shorter words have to be the beginning of a word; they are a part of too many. */
const LEAST_LETTERS_INSIDE = 3

/** A word of a phrase, and what it was meant to be if no text that the viewer may see has it as it was typed. */
export interface AskedWord {
  readonly typed: string
  readonly meant: readonly string[]
}

export const asTyped = (phrase: string): AskedWord[] =>
  wordsOf(phrase)
    .slice(0, MOST_WORDS)
    .map((typed) => ({ typed, meant: [] }))

/** Whether a text holds every word: as a part of a word, or one of those that were meant. No word is in every text. */
export function holds(text: SQLWrapper, asked: readonly AskedWord[]): SQL | undefined {
  return and(
    ...asked.map(({ typed, meant }) => {
      if (meant.length > 0) return or(...meant.map((word) => sql`${text} like ${`% ${word} %`}`))
      return sql`${text} like ${typed.length < LEAST_LETTERS_INSIDE ? `% ${typed}%` : `%${typed}%`}`
    }),
  )
}

/** The texts that the viewer may see, of those that hold a pattern: a sub-query. */
export type TextsLike = (pattern: string) => SQLWrapper

/**
 * The same words, and what those were meant to be that no text has which the viewer may see. Other texts do not count, so
 * that nobody learns which words they use.
 */
export async function withMeant(
  db: Queries,
  asked: readonly AskedWord[],
  { words, textsLike }: { words: WordList; textsLike: TextsLike },
): Promise<AskedWord[]> {
  const forgivable = asked.map(({ typed }) => typed).filter(isForgivable)
  const meant = await words.meantBy(db, await unusedAmong(db, forgivable, textsLike))
  return asked.map(({ typed }) => ({ typed, meant: meant.get(typed) ?? [] }))
}

async function unusedAmong(db: Queries, words: readonly string[], textsLike: TextsLike): Promise<string[]> {
  if (words.length === 0) return []
  const unused = words.map((word) => sql`select ${word}::text as word where ${notExists(textsLike(`%${word}%`))}`)
  const { rows } = await db.execute<{ word: string }>(sql.join(unused, sql` union all `))
  return rows.map(({ word }) => word)
}
