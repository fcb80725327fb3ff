import { orderedLists } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { ageGroups } from './learnedOrder.ts'

/** What was learned from the log of suggestions, for each list of them. */
export const learnedOrders = pgTable('learned_orders', {
  list: text({ enum: orderedLists }).primaryKey(),
  /** Changes with the weights. */
  id: uuid().notNull(),
  weights: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  /** It was learned from lists before this. */
  learnedBefore: instant('learned_before').notNull(),
  keptAt: instant('kept_at').notNull(),
  gainedFor: text('gained_for', { enum: ageGroups }).array().notNull().default([]),
})
