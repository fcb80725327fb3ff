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

test('how long somebody wrote is held against all lists that they stand in, and against those of people who do other work', () => {
  const measured = qualityOf({
    lists: [[1], [0], [1], [1]],
    worth: (one, other) => Number(one < 2 && other < 2),
    lengths: [4, 3, 2, 1],
    isThin: () => false,
  })
  // Places 1, 3, 0, 0 in all lists; 0, 2, 0, 0 in those of others.
  expect(measured.lengthBias).toBeCloseTo(rankCorrelation([4, 3, 2, 1], [1, 3, 0, 0]))
  expect(measured.strayBias).toBeCloseTo(rankCorrelation([4, 3, 2, 1], [0, 2, 0, 0]))
  expect(measured.strayBias).toBeLessThan(measured.lengthBias)
})

test('ranks are compared, and equal values share theirs', () => {
  expect(rankCorrelation([1, 5, 9], [10, 11, 400])).toBeCloseTo(1)
  expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBeCloseTo(-1)
  expect(rankCorrelation([1, 1, 2], [1, 2, 3])).toBeCloseTo(Math.sqrt(3) / 2)
})

test('what stays is counted of ten', () => {
  expect(stayingShare([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [[11, 2, 3, 4, 5, 6, 7, 8, 9, 12]])).toBe(0.8)
})
