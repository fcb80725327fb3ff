import { expect, test } from 'vitest'
import { bestMatches, precisionOf, qualityOf, rankCorrelation, stayingShare } from './ranking.ts'

test('the best matches come first, of equal ones the first, and nobody matches themselves', () => {
  const points = [5, 9, 1, 9, 7, 3, 3, 2, 2, 2, 2, 0, 8]
  expect(bestMatches(points.length, (_, other) => points[other]!)[1]).toEqual([3, 12, 4, 0, 5, 6, 7, 8, 9, 10])
})

test('quality is measured against the best list that there could be', () => {
  const worth = (one: number, other: number): number =>
    [
      [0, 1, 0.5],
      [1, 0, 0],
      [0, 0, 0],
    ][one]![other]!
  const measured = qualityOf({
    lists: [
      [2, 1],
      [0, 2],
      [0, 1],
    ],
    worth,
    lengths: [3, 2, 1],
    isThin: (one) => one === 2,
  })
  // ½ + 1 / log2(3) of 1 + ½ / log2(3), and 1; the third has nobody to find.
  expect(measured.ndcg).toBeCloseTo(((0.5 + 1 / Math.log2(3)) / (1 + 0.5 / Math.log2(3)) + 1) / 2)
  expect(measured.precision).toBe(0.75)
  expect(measured.hub).toBeCloseTo(2 / 3)
  expect(measured.thin).toBeCloseTo(2 / 3)
  expect(precisionOf([[2, 1], [2], []], worth)).toBe(0.5)
})

test('ranks are compared, and equal values share theirs', () => {
  expect(rankCorrelation([1, 5, 9], [10, 11, 400])).toBeCloseTo(1)
  expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBeCloseTo(-1)
  expect(rankCorrelation([1, 1, 2], [1, 2, 3])).toBeCloseTo(Math.sqrt(3) / 2)
})

test('what stays is counted of ten', () => {
  expect(stayingShare([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [[11, 2, 3, 4, 5, 6, 7, 8, 9, 12]])).toBe(0.8)
})
