import type { Id } from '@trellis/contract/ids.ts'
import { and, asc, desc, like, or, sql, type SQL } from 'drizzle-orm'
import { type Viewer, visibleTo } from '../people/visibility.ts'
import type { Queries } from '../platform/database/database.ts'
import { seenColumns } from './cards.queries.ts'
import { wordsOf } from './plainText.ts'
import { profiles } from './profiles.tables.ts'
import { meantBy } from './searchWords.ts'

/** More words than these narrow nothing further. */
const MOST_WORDS = 8
/** Shorter words have to be the beginning of a word; they are a part of too many. */
const LEAST_LETTERS_INSIDE = 3

/** A word of a phrase, and what it may have been meant to be if nobody uses it as it was typed. */
interface AskedWord {
  readonly typed: string
  readonly meant: readonly string[]
}

async function readPhrase(db: Queries, phrase: string): Promise<AskedWord[]> {
  const words = wordsOf(phrase).slice(0, MOST_WORDS)
  const meant = await meantBy(db, words)
  return words.map((typed) => ({ typed, meant: meant.get(typed) ?? [] }))
}

const nameText = sql`split_part(${profiles.searchText}, e'\n', 1)`

/** Whether a text holds every word: as a part of a word, or as one of those that were meant. No word is in every text. */
function holds(text: SQL, asked: readonly AskedWord[]): SQL | undefined {
  return and(
    ...asked.map(({ typed, meant }) => {
      const asTyped = typed.length < LEAST_LETTERS_INSIDE ? `% ${typed}%` : `%${typed}%`
      return or(like(text, asTyped), ...meant.map((word) => like(text, `% ${word} %`)))
    }),
  )
}

const isFound = (asked: readonly AskedWord[]) => holds(sql`${profiles.searchText}`, asked)

/** What a search by words is for, once it is known what misspelt words may have been meant to be. */
interface AskedFor {
  readonly name: readonly AskedWord[]
  readonly keyword: readonly AskedWord[]
}

export async function readAskedFor(db: Queries, { name, keyword }: { name: string; keyword: string }): Promise<AskedFor> {
  return { name: await readPhrase(db, name), keyword: await readPhrase(db, keyword) }
}

/** The ids of all, seen or not, whose name and whose whole text hold a phrase each: a part of queries that ask for a viewer. */
export function idsFoundBy(db: Queries, { name, keyword }: AskedFor) {
  // The name is a part of the whole text, which has an index.
  const condition = and(isFound([...name, ...keyword]), holds(nameText, name))
  return db.select({ id: profiles.id }).from(profiles).where(condition)
}

/** From here on a name counts as like the phrase. */
const ALIKE = 0.5

/**
 * Those whom the viewer may see and whose name, school, work or skills hold every word of a phrase: those whose name is
 * most like it first, then by name. A phrase without words finds everybody.
 * @returns the ids of a page, and how many there are on all pages
 */
export async function searchPeople(
  db: Queries,
  viewer: Viewer,
  { phrase, start, size }: { phrase: string; start: number; size: number },
): Promise<{ ids: Id[]; total: number }> {
  const asked = await readPhrase(db, phrase)
  const condition = and(isFound(asked), visibleTo(db, viewer, seenColumns))
  const meant = asked.map(({ typed, meant }) => meant[0] ?? typed).join(' ')
  const likeness = sql`word_similarity(${meant}, ${nameText})`
  const byName = sql`case when ${likeness} >= ${ALIKE} then ${likeness} else 0 end`
  const found = await db
    .select({ id: profiles.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(profiles)
    .where(condition)
    .orderBy(...(asked.length > 0 ? [desc(byName)] : []), asc(profiles.name), asc(profiles.id))
    .limit(size)
    .offset(start)
  const beyond = found.length === 0 && start > 0
  return { ids: found.map(({ id }) => id), total: beyond ? await db.$count(profiles, condition) : (found[0]?.total ?? 0) }
}
