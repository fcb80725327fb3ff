import { sql } from 'drizzle-orm'
import { boolean, customType, integer, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
  ...comparedColumns(),
  /** The transaction that wrote the row last, by which the match index in memory follows. */
  changedIn: xid8('changed_in').notNull().default(thisTransaction),
})
