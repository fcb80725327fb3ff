import { editsToPrefix, typosForgiven } from '@trellis/contract/typos.ts'
import { like, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { wordsOf } from './plainText.ts'

const LONGEST_WORD = 40
const WORDS_AT_ONCE = 50

/** Every word that some texts hold, once, to find what a misspelt one may have been meant to be. */
export interface WordList {
  /** Learns the words that a text has now, and sees to those that it had before and has no longer. */
  learn(context: Pick<Context, 'tasks'>, tx: Transaction, before: string, now: string): Promise<void>
  /**
   * What misspelt words may have been meant to be, nearest first. Words that are like none are not in the answer.
   * @param misspelt words that {@link isForgivable} allows and that nobody uses
   */
  meantBy(db: Queries, misspelt: readonly string[]): Promise<Map<string, string[]>>
  /** Forgets, as a task, words that no text holds any more, so that nothing is left of a name that was erased. */
  carryOutTasks(context: Pick<Context, 'db' | 'tasks'>): void
}

/** The words of a text that a misspelt word may have been meant to be. */
function learnable(searchText: string): Set<string> {
  return new Set(wordsOf(searchText).filter(({ length }) => length > 2 && length <= LONGEST_WORD))
}

/** Whether a word is long enough for typos in it to be forgiven, and no longer than those that are learned. */
export const isForgivable = (word: string): boolean => typosForgiven(word) > 0 && word.length <= LONGEST_WORD

/**
 * A list of words.
 * @param words the table that keeps them
 * @param texts the table with the texts that hold them, made by `searchTextOf`
 * @param domain whose texts these are, for the name of the task
 */
export function wordList(
  words: PgTable & { word: PgColumn },
  texts: PgTable & { searchText: PgColumn },
  domain: string,
): WordList {
  const forgetWords = taskKind(`${domain}.forgetWords`, z.object({ words: z.array(z.string()).min(1) }))
  return {
    async learn({ tasks }, tx, before, now) {
      const known = learnable(before)
      const current = learnable(now)
      // In one order everywhere, so that two people who save at once do not wait for each other.
      const added = [...current.difference(known)].toSorted()
      // One parameter, since there may be more words than a statement takes parameters.
      const addedWords = sql`select unnest(${sql.param(added)}::text[])`
      if (added.length > 0) await tx.execute(sql`insert into ${words} ${addedWords} on conflict do nothing`)
      const gone = [...known.difference(current)]
      for (let at = 0; at < gone.length; at += WORDS_AT_ONCE) {
        await tasks.add(tx, forgetWords, { words: gone.slice(at, at + WORDS_AT_ONCE) })
      }
    },

    async meantBy(db, misspelt) {
      if (misspelt.length === 0) return new Map()
      const near = misspelt.map((typed) => or(sql`${words.word} % ${typed}`, like(words.word, `${typed[0]}%`)))
      const candidates = await db.select({ word: sql<string>`${words.word}` }).from(words).where(or(...near))
      const meant = misspelt.map((typed): [string, string[]] => [typed, nearestTo(typed, candidates)])
      return new Map(meant.filter(([, nearest]) => nearest.length > 0))
    },

    carryOutTasks({ db, tasks }) {
      tasks.carryOut(forgetWords, async (forgotten) => {
        // One sub-query for each word, since the index is used for none but constant patterns.
        const unused = forgotten.words.map(
          (word) => sql`select ${word}::text where not exists
            (select 1 from ${texts} where ${texts.searchText} like ${`% ${word} %`})`,
        )
        await db.delete(words).where(sql`${words.word} in (${sql.join(unused, sql` union all `)})`)
      })
    },
  }
}

/** What no word contains: with it behind both words they have to be alike to their ends. */
const END = '\n'.repeat(3)

function typosBetween(typed: string, word: string): number | undefined {
  const most = typosForgiven(typed)
  return Math.abs(typed.length - word.length) > most ? undefined : editsToPrefix(typed + END, word + END, most)
}

/** So many words may have been meant by one. */
const MOST_MEANT = 5

function nearestTo(typed: string, candidates: readonly { word: string }[]): string[] {
  const near = candidates.flatMap(({ word }) => {
    const typos = typosBetween(typed, word)
    return typos === undefined ? [] : [{ word, typos }]
  })
  const nearest = near.toSorted((a, b) => a.typos - b.typos || (a.word < b.word ? -1 : 1))
  return nearest.slice(0, MOST_MEANT).map(({ word }) => word)
}
