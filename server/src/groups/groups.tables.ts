import { type GroupInfo, joinPolicies } from '@trellis/contract/groups/groups.ts'
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

/** What a group has beyond other postings. */
export const groups = pgTable('groups', {
  postingId: uuid('posting_id').primaryKey(),
  /** All that its advisors tell; what is asked for stands beside it. */
  info: jsonb().$type<GroupInfo>().notNull(),
  joinPolicy: text('join_policy', { enum: joinPolicies }).notNull(),
  exclusive: boolean().notNull(),
  /** How old whoever joins has to be this year; null for any age. */
  leastAge: smallint('least_age'),
  /** Skills that the text names, that its author was shown and did not take: they count for nothing. */
  passedSkills: text('passed_skills').array().notNull().default([]),
})
