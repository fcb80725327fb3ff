import { boolean, halfvec, integer, pgTable, real, smallint, sparsevec, text, uuid, vector } from 'drizzle-orm/pg-core'

/** The first pass: filters, and the sketch that nearly ranks as the exact score does. */
export const matchIndex = pgTable('match_index', {
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
  sketch: halfvec({ dimensions: 127 }).notNull(),
})

/** The second pass: what the three parts of the score are computed from, exactly. */
export const matchFeatures = pgTable('match_features', {
  profileId: uuid('profile_id').primaryKey(),
  direction: vector({ dimensions: 31 }).notNull(),
  tags: sparsevec({ dimensions: 2048 }).notNull(),
  terms: sparsevec({ dimensions: 65_536 }).notNull(),
})
