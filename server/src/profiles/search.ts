import type { Id } from '@trellis/contract/ids.ts'
import { and, asc, desc, like, sql } from 'drizzle-orm'
import { type Viewer, visibleTo } from '../people/visibility.ts'
import type { Queries } from '../platform/database/database.ts'
import { type AskedWord, asTyped, holds, withMeant } from './askedWords.ts'
import { seenColumns } from './cards.queries.ts'
import { profiles } from './profiles.tables.ts'
import { profileWords } from './searchWords.ts'

/**
 * Searches for words as they are typed and, only where that finds nothing, for what misspelt ones were meant to be. Who is
 * hidden from the viewer does not count in either.
 */
async function forgiving<R>(
  db: Queries,
  viewer: Viewer,
  phrases: AskedWord[][],
  { find, isNothing }: { find: (phrases: AskedWord[][]) => PromiseLike<R>; isNothing: (found: R) => boolean },
): Promise<R> {
  const found = await find(phrases)
  if (!isNothing(found)) return found
  const textsLike = (pattern: string) =>
    db
      .select({ one: sql`1` })
      .from(profiles)
      .where(and(like(profiles.searchText, pattern), visibleTo(db, viewer, seenColumns)))
  const words = await withMeant(db, phrases.flat(), { words: profileWords, textsLike })
  if (words.every(({ meant }) => meant.length === 0)) return found
  const meant = new Map(words.map((word) => [word.typed, word]))
  return find(phrases.map((phrase) => phrase.map(({ typed }) => meant.get(typed)!)))
}

const nameText = sql`split_part(${profiles.searchText}, e'\n', 1)`

const isFound = (asked: readonly AskedWord[]) => holds(profiles.searchText, asked)

/**
 * The ids of all whom the viewer may see and whose name and whose whole text hold a phrase each.
 * @returns undefined where the phrases have no words, which anybody fits
 */
export async function idsFoundBy(
  db: Queries,
  viewer: Viewer,
  phrases: { readonly name: string; readonly keyword: string },
): Promise<Id[] | undefined> {
  const asked = [asTyped(phrases.name), asTyped(phrases.keyword)]
  if (asked.flat().length === 0) return undefined
  const found = await forgiving(db, viewer, asked, {
    find: ([name = [], keyword = []]) =>
      db
        .select({ id: profiles.id })
        .from(profiles)
        // The name is a part of the whole text, which has an index.
        .where(and(isFound([...name, ...keyword]), holds(nameText, name), visibleTo(db, viewer, seenColumns))),
    isNothing: ({ length }) => length === 0,
  })
  return found.map(({ id }) => id)
}

/**
 * The ids of everybody whose text holds a phrase, to be asked for by `inArray` in a list of people who made themselves
 * known to the viewer. Undefined where the phrase has no words.
 */
export function idsHolding(db: Queries, phrase: string) {
  const asked = asTyped(phrase)
  return asked.length === 0 ? undefined : db.select({ id: profiles.id }).from(profiles).where(isFound(asked))
}

/** From here on a name counts as like the phrase. */
const ALIKE = 0.5

/** The ids of a page of people, and how many there are on all pages. */
interface FoundPage {
  readonly ids: readonly Id[]
  readonly total: number
}

/**
 * Those whom the viewer may see and whose name, school, work or skills hold every word of a phrase: those whose name is
 * most like it first, then by name. A phrase without words finds everybody.
 */
export async function searchPeople(
  db: Queries,
  viewer: Viewer,
  { phrase, start, size }: { phrase: string; start: number; size: number },
): Promise<FoundPage> {
  return forgiving(db, viewer, [asTyped(phrase)], {
    find: ([asked = []]) => pageOf(db, viewer, asked, { start, size }),
    isNothing: ({ total }) => total === 0,
  })
}

async function pageOf(
  db: Queries,
  viewer: Viewer,
  asked: readonly AskedWord[],
  { start, size }: { start: number; size: number },
): Promise<FoundPage> {
  const condition = and(isFound(asked), visibleTo(db, viewer, seenColumns))
  const phrase = asked.map(({ typed, meant }) => meant[0] ?? typed).join(' ')
  const likeness = asked.length > 0 ? sql<number>`word_similarity(${phrase}, ${nameText})` : sql<number>`0::real`
  // Named twice, so that it is kept: sorting whole texts would take longer than finding them.
  const found = db
    .$with('found')
    .as(db.select({ id: profiles.id, name: profiles.name, likeness: likeness.as('likeness') }).from(profiles).where(condition))
  const page = await db
    .with(found)
    .select({ id: found.id, total: sql`(select count(*) from ${found})`.mapWith(Number) })
    .from(found)
    .orderBy(desc(sql`case when ${found.likeness} >= ${ALIKE} then ${found.likeness} else 0 end`), asc(found.name), asc(found.id))
    .limit(size)
    .offset(start)
  const isBeyond = page.length === 0 && start > 0
  return { ids: page.map(({ id }) => id), total: isBeyond ? await db.$count(profiles, condition) : (page[0]?.total ?? 0) }
}
