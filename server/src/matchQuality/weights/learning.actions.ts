import { DAY_MS } from '@trellis/contract/durations.ts'
import { type OrderedList, orderedLists } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { ageGroups } from '../../matching/learnedOrder/learnedOrder.ts'
import { allowLearnedOrder, forgetLearnedOrders, keepLearnedOrder } from '../../matching/learnedOrder/learnedOrders.actions.ts'
import { learnedOrderOf } from '../../matching/learnedOrder/learnedOrders.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { suggestionLists } from '../../shownLists/shownList.ts'
import { pairsJudged, suggestionsJudged } from '../matchQuality.queries.ts'
import { verdictOf } from '../orders/ordersReport.ts'
import { compareOrders } from '../orders/twoOrders.ts'
import { titles } from '../report.ts'
import { isGain, learnedFrom, learningOf } from './learning.ts'
import { weightsReport } from './weightsReport.ts'

/** So long a mix is shown before anybody decides by it: who looks every day takes what chance brings one day. */
export const LEAST_MIXED_DAYS = 28

/** What would be learned for each list, in paragraphs to be printed. Nothing is stored. @param before milliseconds since 1970 */
export async function tellWeights(db: Queries, before: number): Promise<string[][]> {
  const told: string[][] = []
  for (const list of suggestionLists) told.push(weightsReport(list, learningOf(list, await suggestionsJudged(db, list), before), before))
  return told
}

/**
 * Keeps what was learned from the lists before a time, where later lists show that it is a gain; a line for each list. It changes no list until the
 * setting says so. Times in milliseconds since 1970.
 */
export async function keepWeights(db: Queries, before: number, now: number): Promise<string[]> {
  const lines: string[] = []
  for (const list of orderedLists) {
    const { weights, later } = learningOf(list, await suggestionsJudged(db, list), before)
    if (isGain(later)) await keepLearnedOrder(db, list, { weights, learnedBefore: before }, now)
    lines.push(
      isGain(later)
        ? `${titles[list]}: kept, ${Object.keys(weights).length} skills. SUGGESTION_ORDER=mixed mixes this order with the usual one, for ${LEAST_MIXED_DAYS} days at least.`
        : `${titles[list]}: refused, no gain was shown. What was kept before stays.`,
    )
  }
  return lines
}

/**
 * Allows the learned order of each list for those age groups to whom a mix of both was of more use by it, and takes it from those to whom it was of less;
 * a line for each list. Time in milliseconds since 1970.
 */
export async function allowLearned(db: Queries, now: number): Promise<string[]> {
  const lines: string[] = []
  for (const list of orderedLists) lines.push(`${titles[list]}: ${await allowedIn(db, list, now)}`)
  return lines
}

async function allowedIn(db: Queries, list: OrderedList, now: number): Promise<string> {
  const order = await learnedOrderOf(db, list)
  if (order === undefined) return 'refused, nothing was learned that is kept.'
  const days = Math.floor((now - order.keptAt.getTime()) / DAY_MS)
  if (days < LEAST_MIXED_DAYS) return `refused, it takes ${LEAST_MIXED_DAYS} days from when the order was kept, and it is ${days}.`
  const pairs = await pairsJudged(db, await suggestionsJudged(db, list), order.id)
  const verdicts = new Map(ageGroups.map((group) => [group, verdictOf(compareOrders(pairs.get(group) ?? [], learnedFrom[list]))]))
  const allowed = ageGroups.filter((group) => {
    const verdict = verdicts.get(group)
    return verdict === 'learned' || (verdict !== 'usual' && order.gainedFor.includes(group))
  })
  await allowLearnedOrder(db, list, allowed)
  return allowed.length === 0
    ? 'refused, no gain was shown.'
    : `allowed for ${allowed.join(' and ')}. SUGGESTION_ORDER=learned makes it their order.`
}

/** Forgets what was learned; a line that says so. */
export async function dropWeights(db: Queries): Promise<string[]> {
  await forgetLearnedOrders(db)
  return ['What was learned is forgotten. All lists stand in the usual order.']
}
