import { and, exists, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { alikeWords } from '../../../profiles/words/alikeWords.queries.ts'
import { isForgivable, MOST_MEANT, nearWords } from '../../../profiles/words/meantWords.ts'
import { isFoundInside, isWholeWord, type QueryWord } from '../../../profiles/words/queryWords.ts'
import { indexedPeople, peopleWords } from '../../matching.tables.ts'
import type { IndexView } from '../filter.ts'
import type { QueryWords } from '../words/wordSearch.ts'
import { type HeldWords, holdsAll, holdsAny, type SharedView, sharedView } from './fitting.ts'

/** Of so many words that are near to a misspelled one it is asked whether somebody uses them. */
const MOST_NEAR = 50

/**
 * The words of people that stand for those that were typed where nobody in view holds all of these: typos are forgiven in words that nobody in
 * view uses, for words that somebody does.
 * @param asTyped those that stand for the words as they were typed
 * @param among whose words count
 * @returns nothing where the words stay as they were typed
 */
export async function meantWordsOf(
  db: Queries,
  { name, text }: QueryWords,
  asTyped: readonly HeldWords[],
  among: IndexView,
): Promise<HeldWords[] | undefined> {
  const view = sharedView(db, among)
  if (await isHeldBySomebody(db, asTyped, view)) return undefined
  const misspelled = await misspelledOf(db, asTyped, view)
  const meant = await meantBy(db, misspelled, view)
  if (meant.size === 0) return undefined
  const withMeant = (word: QueryWord): QueryWord => (meant.has(word.typed) ? { ...word, meant: meant.get(word.typed)! } : word)
  return heldWordsOf(db, { name: name.map(withMeant), text: text.map(withMeant) })
}

/** The words of people that stand for those of a query. */
export async function heldWordsOf(db: Queries, { name, text }: QueryWords): Promise<HeldWords[]> {
  const asked = [...name.map((word) => ({ word, isOfName: true })), ...text.map((word) => ({ word, isOfName: false }))]
  if (asked.length === 0) return []
  const lookups = asked.map(({ word }, at) => {
    const words = sql`select word, hashtextextended(word, 0) as number from ${peopleWords} where ${isLike(word)}`
    const numbers = (which: SQL): SQL => sql`coalesce(array_agg(number) filter (where ${which}), '{}')::text`
    const { typed, meant } = word
    const isWhole = meant.length > 0 ? sql`true` : sql`word = ${typed}`
    return sql`select ${at}::int as at, coalesce(array_agg(number), '{}')::text as "any", ${numbers(isWhole)} as whole,
      ${numbers(sql`starts_with(word, ${typed})`)} as beginning from (${words}) as held`
  })
  const { rows } = await db.execute<{ at: number } & Pick<HeldWords, 'any' | 'whole' | 'beginning'>>(
    sql`${sql.join(lookups, sql` union all `)} order by at`,
  )
  return rows.map(({ at, ...numbers }) => ({ asked: asked[at]!.word, isOfName: asked[at]!.isOfName, ...numbers }))
}

/** As `WordIndex.like` and `exactly` of the index in memory. */
function isLike({ typed, meant }: QueryWord): SQL {
  if (meant.length > 0) return sql`word = any(${sql.param([...meant])})`
  if (isWholeWord(typed)) return sql`word = ${typed}`
  return sql`word like ${isFoundInside(typed) ? `%${escaped(typed)}%` : `${escaped(typed)}%`}`
}

const escaped = (typed: string): string => typed.replace(/[\\%_]/g, String.raw`\$&`)

async function isHeldBySomebody(db: Queries, words: readonly HeldWords[], view: SharedView): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`${view.lists}select ${somebody(db, and(view.isInIt, holdsAll(words)))} as is`)
  return rows[0]!.is
}

const somebody = (db: Queries, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(indexedPeople)
      .where(condition),
  )

/** Those that are long enough for typos, and that nobody in view uses anywhere. */
async function misspelledOf(db: Queries, words: readonly HeldWords[], view: SharedView): Promise<string[]> {
  const forgivable = words.filter(({ asked }) => isForgivable(asked.typed))
  const used = await usedOf(
    db,
    forgivable.map(({ asked, any }) => ({ word: asked.typed, numbers: sql`${any}::bigint[]` })),
    view,
  )
  return forgivable.map(({ asked }) => asked.typed).filter((typed) => !used.has(typed))
}

/** Those of some words that somebody in view uses. */
async function usedOf(db: Queries, words: readonly { word: string; numbers: SQL }[], view: SharedView): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const lookups = words.map(({ word, numbers }) => {
    const users = and(view.isInIt, holdsAny(indexedPeople.words, numbers))
    return sql`select ${word}::text as word where ${somebody(db, users)}`
  })
  const { rows } = await db.execute<{ word: string }>(sql`${view.lists}${sql.join(lookups, sql` union all `)}`)
  return new Set(rows.map(({ word }) => word))
}

/** What misspelled words may have been meant to be, nearest first: what somebody in view uses. Words that are like none are not in the answer. */
async function meantBy(db: Queries, misspelled: readonly string[], view: SharedView): Promise<Map<string, string[]>> {
  if (misspelled.length === 0) return new Map()
  const known = await alikeWords(db, peopleWords, misspelled)
  const near = misspelled.map((typed) =>
    nearWords(typed, known)
      .slice(0, MOST_NEAR)
      .map(({ word }) => word),
  )
  const looked = [...new Set(near.flat())].map((word) => ({ word, numbers: sql`array[hashtextextended(${word}::text, 0)]` }))
  const used = await usedOf(db, looked, view)
  const meant = misspelled.map((typed, at): [string, string[]] => [typed, near[at]!.filter((word) => used.has(word)).slice(0, MOST_MEANT)])
  return new Map(meant.filter(([, words]) => words.length > 0))
}
