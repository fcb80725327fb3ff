import { employmentTypes, type JobInfo, workplaces, yearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { sql } from 'drizzle-orm'
import { doublePrecision, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

/** What a job has beyond other postings. */
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
  /** The highest pay of a year of the hours that it tells, or of full time; null where no pay is told. */
  payOfYear: doublePrecision('pay_of_year'),
  /** Skills that the text names, that its author was shown and did not take: they count for nothing. */
  passedSkills: text('passed_skills').array().notNull().default([]),
  /** The education asked for, as a place in the order of educations; null in rows of a version that did not keep it. */
  education: smallint(),
  /** The age that the text asks for; null where it asks for none. */
  leastAge: smallint('least_age'),
  /** The years of experience asked for, as a place in the order of `yearsOfExperience`; the database makes it. */
  experience: smallint().generatedAlwaysAs(sql`array_position(${[...yearsOfExperience]}, info ->> 'yearsOfExperience') - 1`),
  /** By which version of the reading these columns were made. */
  readAs: smallint('read_as').notNull().default(0),
})
