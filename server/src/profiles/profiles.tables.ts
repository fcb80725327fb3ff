import { levels } from '@trellis/contract/profiles/levels.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { boolean, integer, jsonb, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  level: text({ enum: levels }).notNull().default('hs'),
  birthYear: integer('birth_year'),
  yearDoubted: boolean('year_doubted').notNull().default(false),
  gender: text().notNull().default(''),
  locationCity: text('location_city').notNull().default(''),
  locationState: text('location_state').notNull().default(''),
  locationCountry: text('location_country').notNull().default(''),
  liProfile: text('li_profile').notNull().default(''),
  fbProfile: text('fb_profile').notNull().default(''),
  selfVideo: text('self_video').notNull().default(''),
  internshipKeywords: text('internship_keywords').notNull().default(''),
  photoId: uuid('photo_id'),
  headline: text().notNull().default(''),
  /** Made of the genome, so that cards need not read it. */
  ring: smallint().array(),
  yearsExperience: real('years_experience').notNull().default(0),
  confirmed: boolean().notNull().default(false),
  hidden: boolean().notNull().default(false),
  /** The group in which an advisor hid it, and when; null where the person did, and where it is not hidden. */
  hiddenIn: uuid('hidden_in'),
  hiddenAt: instant('hidden_at'),
  /** The account is deleted and may still be taken back: gone from everything meanwhile. */
  leaving: boolean().notNull().default(false),
  /** Of the guided first visit, counted from 1; null before it begins and once it is over. */
  firstVisitStep: smallint('first_visit_step'),
  searchText: text('search_text').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const bios = pgTable('bios', {
  profileId: uuid('profile_id').primaryKey(),
  ikigaiInfo: jsonb('ikigai_info').$type<StudentProfile['ikigaiInfo']>().notNull(),
  highschoolInfo: jsonb('highschool_info').$type<StudentProfile['highschoolInfo']>().notNull(),
  collegeInfo: jsonb('college_info').$type<StudentProfile['collegeInfo']>().notNull(),
  graduateInfo: jsonb('graduate_info').$type<StudentProfile['graduateInfo']>().notNull(),
  professionalInfo: jsonb('professional_info').$type<StudentProfile['professionalInfo']>().notNull(),
  /** The years of experience that follow from it; long ago where nobody knows that they were. */
  yearsCountedAt: instant('years_counted_at').notNull().default(new Date(0)),
})
