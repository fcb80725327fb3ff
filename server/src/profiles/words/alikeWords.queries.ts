import { lettersOf, typosForgiven } from '@trellis/contract/texts/typos.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import type { UsedWord } from './meantWords.ts'

/** Of so many words that are most alike it is found out how near they are. Somebody may have made up hundreds of thousands that begin alike. */
const MOST_ALIKE = 2_000

/**
 * The words of a list that misspelled ones may have been meant to be: those that are alike, or begin alike and are about as long, the most alike first,
 * some thousands at most for each.
 * @param list a table of words in its column `word`, with an index of their trigrams
 */
export async function alikeWords(db: Queries, list: PgTable, misspelled: readonly string[]): Promise<UsedWord[]> {
  if (misspelled.length === 0) return []
  const lists = misspelled.map((typed): SQL => {
    const [length, most] = [Array.from(typed).length, typosForgiven(typed)]
    const first = Array.from(typed)[0]!.replace(/[\\%_]/, String.raw`\$&`)
    return sql`(select word from ${list} where (word % ${typed} or word like ${`${first}%`})
      and char_length(word) between ${length - most} and ${length + most}
      order by similarity(word, ${typed}) desc, word limit ${MOST_ALIKE})`
  })
  const { rows } = await db.execute<{ word: string }>(sql.join(lists, sql` union `))
  return rows.map(({ word }) => ({ word, letters: lettersOf(word) }))
}
