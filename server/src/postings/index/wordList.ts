import { eq, exists, like, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { chunksOf } from '../../platform/chunks.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { publicPostings, type shownPostings } from '../postings.queries.ts'
import { alikeWords } from '../../profiles/words/alikeWords.queries.ts'
import { MOST_MEANT, nearWords } from '../../profiles/words/meantWords.ts'
import { postingIndex, postingWordList } from '../postings.tables.ts'

const LONGEST_WORD = 40
/** Of one posting so many words are learned: English of 20,000 characters has fewer, and each takes the database a moment. */
const MOST_WORDS = 1_000
/** So many are looked for in one statement, with a sub-query for each: the index is used for none but constant patterns. */
const WORDS_AT_ONCE = 50
/** A task looks for so few words: the requests of others go in between. */
const LOOKED_AT_ONCE = 10
/** Of so many words that are near to a misspelled one it is asked whether a posting holds them. */
const MOST_NEAR = 50

/** The postings among which somebody searches. */
type Among = ReturnType<typeof shownPostings>

const words = z.strictObject({ words: z.array(z.string()).min(1) })
const lookAtWords = taskKind('jobs.lookAtWords', words)
/** As release 0.1.0 adds them. */
const forgetWords = taskKind('jobs.forgetWords', words)

/** The words that a misspelled word may have been meant to be, of texts as `searchTextOf` makes them. */
function learnable(searchTexts: readonly string[]): Set<string> {
  const ofEach = searchTexts.map((text) => {
    const words = text.split(/\s+/).filter(({ length }) => length > 2 && length <= LONGEST_WORD)
    return [...new Set(words)].slice(0, MOST_WORDS)
  })
  return new Set(ofEach.flat())
}

/** Those of some words that one of these postings holds. */
async function heldAmong(db: Queries, words: readonly string[], among: Among): Promise<Set<string>> {
  const held = new Set<string>()
  for (const some of chunksOf(words, WORDS_AT_ONCE)) {
    const lookups = some.map((word) => {
      const holders = db
        .select({ one: sql`1` })
        .from(postingIndex)
        .innerJoin(among, eq(among.id, postingIndex.postingId))
        .where(like(postingIndex.searchText, `% ${word} %`))
      return sql`select ${word}::text as word where ${exists(holders)}`
    })
    const { rows } = await db.execute<{ word: string }>(sql.join(lookups, sql` union all `))
    for (const { word } of rows) held.add(word)
  }
  return held
}

/** Every word that some search texts hold, once, to find what a misspelled one may have been meant to be. */
export const postingWords = {
  /** Has the words looked at, as tasks, that search texts have and had not before, or had and have no longer. */
  async follow({ tasks }: Pick<Context, 'tasks'>, tx: Transaction, before: readonly string[], now: readonly string[]): Promise<void> {
    const changed = [...learnable(before).symmetricDifference(learnable(now))]
    await tasks.addEach(
      tx,
      lookAtWords,
      chunksOf(changed, LOOKED_AT_ONCE).map((words) => ({ words })),
    )
  },

  /**
   * What misspelled words may have been meant to be, nearest first. Words that are like none are not in the answer. What
   * other postings hold takes nobody's place: else one could find out, by what is forgiven, which words drafts use.
   * @param misspelled forgivable words that nobody uses
   * @param among the postings that the viewer may see; those that everybody may, where nobody says
   */
  async meantBy(db: Queries, misspelled: readonly string[], among: Among = publicPostings(db)): Promise<Map<string, string[]>> {
    if (misspelled.length === 0) return new Map()
    const used = await alikeWords(db, postingWordList, misspelled)
    const near = misspelled.map((typed) =>
      nearWords(typed, used)
        .slice(0, MOST_NEAR)
        .map(({ word }) => word),
    )
    const held = await heldAmong(db, [...new Set(near.flat())], among)
    const meant = misspelled.map((typed, at): [string, string[]] => [
      typed,
      near[at]!.filter((word) => held.has(word)).slice(0, MOST_MEANT),
    ])
    return new Map(meant.filter(([, nearest]) => nearest.length > 0))
  },

  /** Learns words that a posting holds, and forgets those that none holds any more: nothing is left of a name that was erased. */
  lookingAtWords({ db }: Pick<Context, 'db'>): TaskWork[] {
    const look = async ({ words }: { words: string[] }): Promise<void> => {
      // Release 0.1.0 adds tasks of more words.
      for (const some of chunksOf(words, LOOKED_AT_ONCE)) {
        // All are added before those are deleted that no posting holds: whoever looks at the same word meanwhile, the last to delete is right.
        await db
          .insert(postingWordList)
          .values(some.map((word) => ({ word })))
          .onConflictDoNothing()
        const unheld = some.map((word) => {
          const holders = db
            .select({ one: sql`1` })
            .from(postingIndex)
            .where(like(postingIndex.searchText, `% ${word} %`))
          return sql`select ${word}::text where ${notExists(holders)}`
        })
        await db.delete(postingWordList).where(sql`${postingWordList.word} in (${sql.join(unheld, sql` union all `)})`)
      }
    }
    return [carriedOut(lookAtWords, look), carriedOut(forgetWords, look)]
  },
}
