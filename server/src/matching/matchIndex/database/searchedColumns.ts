import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Column, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { searchedTexts } from '../../../profiles/profiles.queries.ts'
import { indexedPeople, peopleWords } from '../../matching.tables.ts'
import { readRanked } from '../../vectors/storedVectors.ts'
import { clusterOf } from './clusters.ts'
import { sketchOf } from './sketch.ts'

/** A row of the match index, with the vectors that a sketch is made of. */
type ComparedRow = Parameters<typeof readRanked>[0] & { readonly profileId: Id }

/** Notes by what some people are looked up in the database: the sketches of these vectors, and the words of their texts as they are stored. */
export async function noteSearched(db: Queries, rows: readonly ComparedRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ profileId }) => profileId)
  const sketches = rows.map((row) => JSON.stringify(sketchOf(readRanked(row))))
  const searched = searchedTexts(db)
  const texts = db.select().from(searched).where(inArray(searched.id, ids)).as('texts')
  await db
    .update(indexedPeople)
    .set({
      sketch: sql`made.sketch`,
      cluster: clusterOf(sql`made.sketch`),
      name: sql`${texts.name}`,
      words: sql`numbers_of_words(${texts.searchText})`,
      nameWords: sql`numbers_of_words(split_part(${texts.searchText}, E'\n', 1))`,
      ...inTheRow(),
    })
    .from(texts)
    .innerJoin(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(sketches)}::halfvec[]) as made (id, sketch)`, sql`made.id = ${texts.id}`)
    .where(eq(indexedPeople.profileId, texts.id))
  // In one order, so that of two who learn the same words at once one waits for the other, and none for each other.
  await db.execute(sql`
    insert into ${peopleWords} (word)
    select distinct word from (${db.select({ text: searched.searchText }).from(searched).where(inArray(searched.id, ids))}) as texts (text),
      words_in(text) as word order by word
    on conflict do nothing`)
}

/** What people are compared by, written anew: a value that lay beside its row would stay there. */
function inTheRow() {
  const { direction, tags, related, terms } = indexedPeople
  const anew = (column: Column, type: 'vector' | 'sparsevec'): SQL => sql`${column}::text::${sql.raw(type)}`
  return {
    direction: anew(direction, 'vector'),
    related: anew(related, 'vector'),
    tags: anew(tags, 'sparsevec'),
    terms: anew(terms, 'sparsevec'),
  }
}

const PEOPLE_AT_ONCE = 500

/** Does so for all who have no sketch yet, as after a time in which people were kept in memory. @param most no more than so many */
export async function noteUnsearched(db: Queries, most = Infinity): Promise<void> {
  const { profileId, direction, tags, related, terms, sketch } = indexedPeople
  for (let noted = 0; noted < most; noted += PEOPLE_AT_ONCE) {
    const rows = await db
      .select({ profileId, direction, tags, related, terms })
      .from(indexedPeople)
      .where(sql`${sketch} is null`)
      .limit(PEOPLE_AT_ONCE)
    await noteSearched(db, rows)
    if (rows.length < PEOPLE_AT_ONCE) return
  }
}

const WORDS_AT_ONCE = 2_000

/** Forgets words that nobody uses any more: nothing is left of a name that was erased. The index of words has to be there. */
export async function forgetUnusedWords(db: Queries): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await db.execute<{ last: string | null; looked: number }>(sql`
      with looked_at as (select word from ${peopleWords} where word > ${after} order by word limit ${WORDS_AT_ONCE}),
      unused as (
        delete from ${peopleWords} where word in (
          select word from looked_at
          where not exists (select from ${indexedPeople} where ${indexedPeople.words} @> array[hashtextextended(looked_at.word, 0)])
        )
      )
      select max(word) as last, count(*)::int as looked from looked_at`)
    const { last, looked } = rows[0]!
    if (last === null || looked < WORDS_AT_ONCE) return
    after = last
  }
}
