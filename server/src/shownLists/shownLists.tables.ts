import type { Id } from '@trellis/contract/wire/ids.ts'
import { date, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'
import { suggestionLists } from './shownList.ts'

/** Which suggestions were shown to whom, one row for each page of a list and day (UTC). */
export const shownLists = pgTable('shown_lists', {
  id: uuid().primaryKey(),
  viewerId: uuid('viewer_id').notNull(),
  list: text({ enum: suggestionLists }).notNull(),
  /** To whom or what it suggests: the viewer, or a posting of their side. */
  forId: uuid('for_id').notNull(),
  day: date().notNull(),
  /** When it was shown first on that day. */
  shownAt: instant('shown_at').notNull(),
  /** From 1. */
  firstPlace: integer('first_place').notNull(),
  /** Null where it was erased since. */
  subjects: uuid().array().$type<(Id | null)[]>().notNull(),
  scores: real().array().notNull(),
  /** For each part's name, the points of each entry. */
  parts: jsonb().$type<Readonly<Record<string, readonly number[]>>>().notNull(),
  /** Those of the people shown whose profile the viewer opened afterwards. */
  opened: uuid().array().notNull().default([]),
})
