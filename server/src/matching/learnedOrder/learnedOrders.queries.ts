import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import type { OrderedList, SuggestionOrder } from '@trellis/contract/matching/suggestionLog.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { birthYearOf } from '../../profiles/profiles.queries.ts'
import type { AgeGroup } from './learnedOrder.ts'
import { learnedOrders } from './learnedOrders.tables.ts'

/** What was learned for a list of suggestions. */
export type LearnedOrder = typeof learnedOrders.$inferSelect

/** What was learned for a list; undefined before anything was. */
export async function learnedOrderOf(db: Queries, list: OrderedList): Promise<LearnedOrder | undefined> {
  const [order] = await db.select().from(learnedOrders).where(eq(learnedOrders.list, list))
  return order
}

export const ageGroupOf = (birthYear: number | null, thisYear: number): AgeGroup =>
  isProtectedAsMinor(birthYear, thisYear) ? 'minors' : 'adults'

/** A list that stands in another order than the usual one. */
export interface OtherOrder {
  readonly name: Exclude<SuggestionOrder, 'usual'>
  readonly learned: LearnedOrder
}

/**
 * In which order somebody's list stands, as the setting says and as far as something was learned for it; undefined where that is the usual one. The
 * learned order by itself is for those to whom it was shown to be of more use.
 */
export async function otherOrderFor(context: Context, viewerId: Id, list: OrderedList): Promise<OtherOrder | undefined> {
  const { clock, config, db } = context
  const name = config.suggestionOrder
  if (name === 'usual') return undefined
  const learned = await learnedOrderOf(db, list)
  if (learned === undefined) return undefined
  if (name === 'mixed') return { name, learned }
  const group = ageGroupOf(await birthYearOf(db, viewerId), new Date(clock.now()).getUTCFullYear())
  return learned.gainedFor.includes(group) ? { name, learned } : undefined
}

/** In which order each of a student's lists stands. */
export async function ordersFor(context: Context, studentId: Id): Promise<Record<OrderedList, SuggestionOrder>> {
  const nameOf = async (list: OrderedList) => (await otherOrderFor(context, studentId, list))?.name ?? 'usual'
  const [roleModels, peers] = await Promise.all([nameOf('roleModels'), nameOf('peers')])
  return { roleModels, peers }
}
