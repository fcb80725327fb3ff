import type { OrderedList } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { AgeGroup, SkillWeights } from './learnedOrder.ts'
import { learnedOrders } from './learnedOrders.tables.ts'

/** What is to be kept as the learned order of a list; times in milliseconds since 1970. */
interface Learned {
  readonly weights: SkillWeights
  readonly learnedBefore: number
}

/** Keeps weights as the learned order of a list, in place of the one before: nobody has gained by it yet. */
export async function keepLearnedOrder(db: Queries, list: OrderedList, { weights, learnedBefore }: Learned, now: number): Promise<void> {
  const order = { id: newId(now), weights, learnedBefore: new Date(learnedBefore), keptAt: new Date(now), gainedFor: [] }
  await db
    .insert(learnedOrders)
    .values({ list, ...order })
    .onConflictDoUpdate({ target: learnedOrders.list, set: order })
}

/** Says for whom the learned order of a list was shown to be of more use. */
export async function allowLearnedOrder(db: Queries, list: OrderedList, groups: readonly AgeGroup[]): Promise<void> {
  await db
    .update(learnedOrders)
    .set({ gainedFor: [...groups] })
    .where(eq(learnedOrders.list, list))
}

/** Forgets what was learned: every list stands in the usual order again. */
export async function forgetLearnedOrders(db: Queries): Promise<void> {
  await db.delete(learnedOrders)
}
