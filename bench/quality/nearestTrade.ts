import { mean } from './ranking.ts'
import type { Likeness } from './words.ts'

/**
 * How often the trade whose people are likest to somebody on the mean is their own, of those who are not alone in theirs. The product does not know
 * what anybody's trade is: so often it would be found if the trades of all others were known.
 */
export function nearestTradeShare(trades: readonly string[], likeness: Likeness): number {
  const all = [...trades.keys()]
  const found = all
    .filter((one) => all.some((other) => other !== one && trades[other] === trades[one]))
    .map((one) => Number(nearestTradeOf(one, trades, likeness) === trades[one]))
  return mean(found)
}

function nearestTradeOf(one: number, trades: readonly string[], likeness: Likeness): string {
  const likenesses = new Map<string, number[]>()
  for (const [other, trade] of trades.entries()) {
    if (other === one) continue
    const before = likenesses.get(trade)
    if (before === undefined) likenesses.set(trade, [likeness(one, other)])
    else before.push(likeness(one, other))
  }
  const [nearest] = [...likenesses].toSorted(([, a], [, b]) => mean(b) - mean(a))
  return nearest![0]
}
