import { linkStates } from '@trellis/contract/postings/linkStates.ts'
import type { Link, LinkEvent } from '@trellis/contract/postings/links.ts'
import { postingKinds } from '@trellis/contract/postings/postingKinds.ts'
import { eventSpelling } from '@trellis/contract/wire/eventWords.ts'
import { jobStates } from '@trellis/contract/jobs/jobs.ts'
import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { comparedColumns } from '../matching/vectors/comparedColumns.ts'
import { instant, spelledWord } from '../platform/database/columns.ts'

/** What a person can be linked to. What is peculiar to a kind has a table of its own. */
export const postings = pgTable('postings', {
  id: uuid().primaryKey(),
  kind: text({ enum: postingKinds }).notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  /** Who offers it, as the other side knows them: a company or an institution. */
  offeredBy: text('offered_by').notNull().default(''),
  state: text({ enum: jobStates }).notNull(),
  /** Whether an application needs a resume, and its last moment. */
  wantsResume: boolean('wants_resume').notNull().default(false),
  applyUntil: instant('apply_until'),
  membership: uuid().array().notNull().default([]),
  pictureId: uuid('picture_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When it was opened first. */
  openedAt: instant('opened_at'),
  deletedAt: instant('deleted_at'),
})

/** What a posting is found and compared by. */
export const postingIndex = pgTable('posting_index', {
  postingId: uuid('posting_id').primaryKey(),
  searchText: text('search_text').notNull(),
  /** The skills that it lists, by name. */
  skills: text().array().notNull().default([]),
  /** Null where it names no skill and its text none. */
  signature: doublePrecision().array(),
  ...comparedColumns(),
})

/** Every word that the postings' search texts hold, once. Its name is of a time when jobs alone were searched. */
export const postingWordList = pgTable('job_words', { word: text().primaryKey() })

export const links = pgTable(
  'links',
  {
    postingId: uuid('posting_id').notNull(),
    personId: uuid('person_id').notNull(),
    personState: text('person_state', { enum: linkStates }).notNull(),
    ownerState: text('owner_state', { enum: linkStates }).notNull(),
    viewed: boolean().notNull().default(false),
    received: boolean().notNull().default(false),
    approved: boolean().notNull().default(false),
    withdrawn: boolean().notNull().default(false),
    applied: boolean().notNull().default(false),
    ok2contact: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    beforeRejection: jsonb('before_rejection').$type<Link['beforeRejection']>(),
    resumeId: uuid('resume_id'),
    note: text().notNull().default(''),
    appliedAt: instant('applied_at'),
    personChangedAt: instant('person_changed_at').notNull(),
    ownerChangedAt: instant('owner_changed_at').notNull(),
    /** How many changes there were: the number of the newest. */
    changes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.personId] })],
)

/** Which recruiters ever asked to join a group, the way to them among the links of its students: what they are to it by now, their links say. */
export const groupRecruiters = pgTable(
  'group_recruiters',
  { groupId: uuid('group_id').notNull(), accountId: uuid('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId] })],
)

const linkSides = ['person', 'owner', 'system'] as const

/** What happened to links; never edited. The changes of a link are numbered from 1 without a gap. */
export const linkChanges = pgTable('link_changes', {
  id: uuid().primaryKey(),
  postingId: uuid('posting_id').notNull(),
  personId: uuid('person_id').notNull(),
  number: integer().notNull(),
  at: instant('at').notNull(),
  byId: uuid('by_id'),
  side: text({ enum: linkSides }).notNull(),
  event: spelledWord<LinkEvent | 'undo'>('event', eventSpelling).notNull(),
  before: jsonb().$type<Link>().notNull(),
  after: jsonb().$type<Link>().notNull(),
  /** What the owner's side wrote to the person with it. */
  words: text().notNull().default(''),
  /** Of an 'undo': the change that it takes back. */
  undoes: uuid(),
})

export const postingViews = pgTable(
  'posting_views',
  {
    postingId: uuid('posting_id').notNull(),
    day: date().notNull(),
    viewerId: uuid('viewer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day, table.viewerId] })],
)
