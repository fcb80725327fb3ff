import { expect, test } from 'vitest'
import { nearestTradeShare } from './nearestTrade.ts'

const trades = ['cook', 'cook', 'nurse', 'nurse', 'pilot']

test('the nearest trade is that of the likest people on the mean, oneself not counted, and nobody who is alone in theirs is asked', () => {
  const likeness = [
    [9, 2, 0, 3, 0],
    [1, 9, 0, 0, 0],
    [4, 4, 9, 5, 0],
    [6, 6, 1, 9, 0],
    [0, 0, 0, 0, 9],
  ]
  // 2 for 1.5; 1 for 0; 5 for 4; 1 for 6.
  expect(nearestTradeShare(trades, (one, other) => likeness[one]![other]!)).toBe(0.75)
})
