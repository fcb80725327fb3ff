import { employmentTypes, type JobInfo, workplaces } from '@trellis/contract/jobs.ts'
import { levels } from '@trellis/contract/profiles.ts'
import { doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { comparedColumns } from '../matching/comparedColumns.ts'

/** What a posting of kind 'job' has beyond others. */
export const jobs = pgTable('jobs', {
  postingId: uuid('posting_id').primaryKey(),
  /** All that the employer tells; what is filtered by stands beside it. */
  info: jsonb().$type<JobInfo>().notNull(),
  employmentType: text('employment_type', { enum: employmentTypes }).notNull(),
  level: text({ enum: levels }).notNull(),
  workplace: text({ enum: workplaces }).notNull(),
  /** Places in lower case without accents, as filters give them. */
  locationCity: text('location_city').notNull(),
  locationState: text('location_state').notNull(),
  locationCountry: text('location_country').notNull(),
  /** The highest pay of a year of full time; null where none is told. */
  payOfYear: doublePrecision('pay_of_year'),
  searchText: text('search_text').notNull(),
  /** Null where the job names no skill and its text none. */
  signature: doublePrecision().array(),
  ...comparedColumns(),
})

/** Every word that the jobs' search texts hold, once. */
export const jobWords = pgTable('job_words', { word: text().primaryKey() })
