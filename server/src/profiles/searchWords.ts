import { editsToPrefix, typosForgiven } from '@trellis/contract/typos.ts'
import { like, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { profiles, searchWords } from './profiles.tables.ts'
import { wordsOf } from './plainText.ts'

const LONGEST_WORD = 40

/** The words of a profile's text that a misspelt word may have been meant to be. */
function learnable(searchText: string): Set<string> {
  return new Set(wordsOf(searchText).filter(({ length }) => length > 2 && length <= LONGEST_WORD))
}

/** Forgets words that nobody uses any more, so that nothing is left of a name that was erased. */
const forgetWords = taskKind('profiles.forgetWords', z.object({ words: z.array(z.string()).min(1) }))
const WORDS_AT_ONCE = 50

export function carryOutWordTasks({ db, tasks }: Context): void {
  tasks.carryOut(forgetWords, async ({ words }) => {
    // One sub-query for each word, since the index is used for none but constant patterns.
    const unused = words.map(
      (word) => sql`select ${word}::text where not exists
        (select 1 from ${profiles} where ${profiles.searchText} like ${`% ${word} %`})`,
    )
    await db.delete(searchWords).where(sql`${searchWords.word} in (${sql.join(unused, sql` union all `)})`)
  })
}

/** Learns the words that a profile's text has now, and sees to those that it had before and has no longer. */
export async function learnWords({ tasks }: Context, tx: Transaction, before: string, now: string): Promise<void> {
  const known = learnable(before)
  const current = learnable(now)
  // In one order everywhere, so that two people who save at once do not wait for each other.
  const added = [...current.difference(known)].toSorted()
  // One parameter, since there may be more words than a statement takes parameters.
  const addedWords = sql`select unnest(${sql.param(added)}::text[])`
  if (added.length > 0) await tx.execute(sql`insert into ${searchWords} ${addedWords} on conflict do nothing`)
  const gone = [...known.difference(current)]
  for (let at = 0; at < gone.length; at += WORDS_AT_ONCE) {
    await tasks.add(tx, forgetWords, { words: gone.slice(at, at + WORDS_AT_ONCE) })
  }
}

/** Whether a word is long enough for typos in it to be forgiven, and no longer than those that are learned. */
export const isForgivable = (word: string): boolean => typosForgiven(word) > 0 && word.length <= LONGEST_WORD

/** What no word contains: with it behind both words they have to be alike to their ends. */
const END = '\n'.repeat(3)

function typosBetween(typed: string, word: string): number | undefined {
  const most = typosForgiven(typed)
  return Math.abs(typed.length - word.length) > most ? undefined : editsToPrefix(typed + END, word + END, most)
}

/** So many words may have been meant by one. */
const MOST_MEANT = 5

/**
 * What misspelt words may have been meant to be, nearest first. Words that are like none are not in the answer.
 * @param misspelt words that {@link isForgivable} allows and that nobody uses
 */
export async function meantBy(db: Queries, misspelt: readonly string[]): Promise<Map<string, string[]>> {
  if (misspelt.length === 0) return new Map()
  const near = misspelt.map((typed) => or(sql`${searchWords.word} % ${typed}`, like(searchWords.word, `${typed[0]}%`)))
  const candidates = await db.select({ word: searchWords.word }).from(searchWords).where(or(...near))
  const meant = misspelt.map((typed): [string, string[]] => {
    const found = candidates.flatMap(({ word }) => {
      const typos = typosBetween(typed, word)
      return typos === undefined ? [] : [{ word, typos }]
    })
    const nearest = found.toSorted((a, b) => a.typos - b.typos || (a.word < b.word ? -1 : 1))
    return [typed, nearest.slice(0, MOST_MEANT).map(({ word }) => word)]
  })
  return new Map(meant.filter(([, words]) => words.length > 0))
}
