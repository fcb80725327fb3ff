import type { Id } from '@trellis/contract/wire/ids.ts'
import { date, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'
import { type GivenPlace, suggestionLists } from './shownList.ts'

/** By which learned order a page was made as well, and what gave each entry its place; null beyond the places that are ordered so. */
export interface StoredOrders {
  readonly learned: Id
  readonly given: readonly (GivenPlace | null)[]
}

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
  /** For each entry the points by each skill that both have; null in pages of a version that did not log them. */
  skills: jsonb().$type<readonly Readonly<Record<string, number>>[]>(),
  /** Null in lists of the usual order. */
  orders: jsonb().$type<StoredOrders>(),
  /** Those of the people shown whose profile the viewer opened afterwards. */
  opened: uuid().array().notNull().default([]),
})
