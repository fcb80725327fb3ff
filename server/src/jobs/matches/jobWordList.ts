import { lettersOf } from '@trellis/contract/texts/typos.ts'
import { eq, exists, like, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { holdName, shareName } from '../../platform/database/heldName.ts'
import { taskKind } from '../../platform/tasks/tasks.ts'
import { publicPostings, type shownPostings } from '../../postings/postings.queries.ts'
import { MOST_MEANT, nearWords } from '../../profiles/words/meantWords.ts'
import { jobs, jobWords } from '../jobs.tables.ts'

/** Shared by whoever learns words, and held by whoever forgets some: no word is forgotten that is just being learned again. */
const WORD_LIST = 'words of jobs'
const LONGEST_WORD = 40
/** Of one job so many words are learned: English of 20,000 characters has fewer, and each takes the database a moment. */
const MOST_WORDS = 1_000
const WORDS_AT_ONCE = 50
/** Of so many words that are near to a misspelled one it is asked whether a job holds them. */
const MOST_NEAR = 50

/** The postings among which jobs are searched. */
type Among = ReturnType<typeof shownPostings>

const forgetWords = taskKind('jobs.forgetWords', z.strictObject({ words: z.array(z.string()).min(1) }))

/** The words that a misspelled word may have been meant to be, of texts as `searchTextOf` makes them. */
function learnable(searchTexts: readonly string[]): Set<string> {
  const ofEach = searchTexts.map((text) => {
    const words = text.split(/\s+/).filter(({ length }) => length > 2 && length <= LONGEST_WORD)
    return [...new Set(words)].slice(0, MOST_WORDS)
  })
  return new Set(ofEach.flat())
}

/** Those of some words that a job among these postings holds. */
async function heldAmong(db: Queries, words: readonly string[], among: Among): Promise<Set<string>> {
  const held = new Set<string>()
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    // One sub-query for each word, since the index is used for none but constant patterns.
    const asked = words.slice(at, at + WORDS_AT_ONCE).map((word) => {
      const holders = db
        .select({ one: sql`1` })
        .from(jobs)
        .innerJoin(among, eq(among.id, jobs.postingId))
        .where(like(jobs.searchText, `% ${word} %`))
      return sql`select ${word}::text as word where ${exists(holders)}`
    })
    const { rows } = await db.execute<{ word: string }>(sql.join(asked, sql` union all `))
    for (const { word } of rows) held.add(word)
  }
  return held
}

/** Every word that some jobs' search texts hold, once, to find what a misspelled one may have been meant to be. */
export const jobWordList = {
  /** Learns the words that jobs' search texts have now, and sees to those that they had before and have no longer. */
  async learn(
    { tasks }: Pick<Context, 'tasks'>,
    tx: Transaction,
    before: readonly string[],
    now: readonly string[],
  ): Promise<void> {
    const known = learnable(before)
    const current = learnable(now)
    // In one order everywhere, so that two people who save at once do not wait for each other.
    const added = [...current.difference(known)].toSorted()
    if (added.length > 0) {
      await shareName(tx, WORD_LIST)
      // One parameter, since there may be more words than a statement takes parameters.
      await tx.execute(sql`insert into ${jobWords} select unnest(${sql.param(added)}::text[]) on conflict do nothing`)
    }
    const gone = [...known.difference(current)]
    for (let at = 0; at < gone.length; at += WORDS_AT_ONCE) {
      await tasks.add(tx, forgetWords, { words: gone.slice(at, at + WORDS_AT_ONCE) })
    }
  },

  /**
   * What misspelled words may have been meant to be, nearest first. Words that are like none are not in the answer. What
   * other jobs hold takes nobody's place: else one could find out, by what is forgiven, which words drafts use.
   * @param misspelled forgivable words that nobody uses
   * @param among the postings that the viewer may see; those that everybody may, where nobody says
   */
  async meantBy(
    db: Queries,
    misspelled: readonly string[],
    among: Among = publicPostings(db),
  ): Promise<Map<string, string[]>> {
    if (misspelled.length === 0) return new Map()
    const alike = misspelled.map((typed) => or(sql`${jobWords.word} % ${typed}`, like(jobWords.word, `${typed[0]}%`)))
    const rows = await db.select().from(jobWords).where(or(...alike))
    const known = rows.map(({ word }) => ({ word, letters: lettersOf(word) }))
    const near = misspelled.map((typed) => nearWords(typed, known).slice(0, MOST_NEAR).map(({ word }) => word))
    const held = await heldAmong(db, [...new Set(near.flat())], among)
    const meant = misspelled.map((typed, at): [string, string[]] => [
      typed,
      near[at]!.filter((word) => held.has(word)).slice(0, MOST_MEANT),
    ])
    return new Map(meant.filter(([, nearest]) => nearest.length > 0))
  },

  /** Forgets, as a task, words that no text holds any more, so that nothing is left of a name that was erased. */
  carryOutTasks({ db, tasks }: Pick<Context, 'db' | 'tasks'>): void {
    tasks.carryOut(forgetWords, async (forgotten) => {
      // One sub-query for each word, since the index is used for none but constant patterns.
      const unused = forgotten.words.map(
        (word) => sql`select ${word}::text where not exists
          (select 1 from ${jobs} where ${jobs.searchText} like ${`% ${word} %`})`,
      )
      await db.transaction(async (tx) => {
        await holdName(tx, WORD_LIST)
        await tx.delete(jobWords).where(sql`${jobWords.word} in (${sql.join(unused, sql` union all `)})`)
      })
    })
  },
}
