import { getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, customType, halfvec, integer, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { SKETCH_LENGTH } from './matchIndex/database/sketch.ts'
import { comparedColumns } from './vectors/comparedColumns.ts'

/** The number of a transaction, which only grows. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The transaction under way. */
export const thisTransaction = sql`pg_current_xact_id()`

/** What people are filtered and compared by, apart from their profiles because a search scans all of it. */
export const indexedPeople = pgTable('match_index', {
  profileId: uuid('profile_id').primaryKey(),
  /** Place in the order of levels, from 0. */
  level: smallint().notNull(),
  yearsExperience: real('years_experience').notNull(),
  /** Confirmed and not hidden. */
  listed: boolean().notNull(),
  birthYear: integer('birth_year'),
  /** Places in lower case without accents, as filters give them. */
  locationCity: text('location_city').notNull(),
  locationState: text('location_state').notNull(),
  locationCountry: text('location_country').notNull(),
  membership: uuid().array().notNull(),
  /** Those of the groups in which the person is a mentor. */
  mentoring: uuid().array().notNull().default([]),
  ...comparedColumns(),
  /** The transaction that wrote the row last, by which the match index in memory follows. */
  changedIn: xid8('changed_in').notNull().default(thisTransaction),
  ...searchedColumns(),
})

/** What a match index in the database looks people up by. Null in a community that keeps them in memory. */
function searchedColumns() {
  return {
    name: text(),
    sketch: halfvec({ dimensions: SKETCH_LENGTH }),
    /** The numbers of all words that are searched, and of those of the name. */
    words: bigint({ mode: 'bigint' }).array(),
    nameWords: bigint('name_words', { mode: 'bigint' }).array(),
    /** The one of `sketch_clusters` that the sketch stands in; −1 while it stands in none. */
    cluster: smallint().notNull().default(-1),
  }
}

/** What is kept of people apart from what the database looks them up by, which nobody reads. */
export function columnsToRead() {
  const { name: _, sketch: __, words: ___, nameWords: ____, cluster: _____, ...columns } = getTableColumns(indexedPeople)
  return columns
}

/** Centers of sketches that are alike, learned from some people, each from three at least. */
export const sketchClusters = pgTable('sketch_clusters', {
  number: smallint().primaryKey(),
  center: halfvec({ dimensions: SKETCH_LENGTH }).notNull(),
  /** How many people there were when it was learned. */
  learnedOf: integer('learned_of').notNull().default(0),
})

/** Every word that somebody uses. */
export const peopleWords = pgTable('people_words', { word: text().primaryKey() })
