import { expect, test } from 'vitest'
import { findEnough, type Reach } from './enough.ts'
import { ENOUGH_SUGGESTED, LEAST_SHOWN, LEAST_WELL, nearestTo, rawOfShown, shownScore } from './score.ts'

const skillsShown = (count: number) => ({ tags: { indices: [...Array(count).keys()], values: Array<number>(count).fill(1) } })
const [toMuchTold, toLittleTold] = [nearestTo(skillsShown(10)), nearestTo(skillsShown(9))]

/** Raw scores for these points, best first, and a search among them. */
const among = (points: readonly number[]) => {
  const raws = points.map(rawOfShown)
  return ({ least, most }: Reach) => Promise.resolve(raws.filter((raw) => raw >= least).slice(0, most))
}

test.each([
  ['all who are well alike, where they are enough', [40, 30, 25, 20, 18, 16.2, 16.1, 15.9, 2], undefined, 7],
  ['six of the nearest, where they are fewer', [40, 20, 3, 2, 2, 1, 1, 1], undefined, 6],
  ['three of them to who has told much', [40, 20, 15.9, 14, 12], toMuchTold.enough, 3],
  ['nobody for whom no point is shown', [40, 0.6, 0.4, 0.1], undefined, 2],
  [
    'nobody of those who hardly have anything in common, where people look for people',
    [16, 13, 10.1, 9.9, 4],
    undefined,
    3,
    toMuchTold.least,
  ],
  ['the nearest all the same, for who has shown little', [10, 4, 3.1, 2.9, 1], undefined, 5, toLittleTold.least],
  ['so many as a list lacks', [9, 3, 2, 2], 2, 2],
  ['nobody but who is well alike, where a list is long enough', [17, 16.5, 15, 2], -3, 2],
  ['nobody of nobody', [], undefined, 0],
])('%s', async (_, points, enough, expected, least = LEAST_SHOWN) => {
  const find = among(points)
  const found = await findEnough({ find, countOf: ({ length }) => length, least, ...(enough !== undefined && { enough }) })
  expect(found.map(shownScore).map((score) => score.toFixed(1))).toEqual(points.slice(0, expected).map((point) => point.toFixed(1)))
})

test('what is least for people is less than what is well alike, and more than what is least for a candidate, but for who has shown little', () => {
  expect(toLittleTold.least).toBeLessThan(LEAST_SHOWN)
  expect(LEAST_SHOWN).toBeLessThan(toMuchTold.least)
  expect(toMuchTold.least).toBeLessThan(LEAST_WELL)
  expect(shownScore(toMuchTold.least)).toBeCloseTo(10)
  expect(shownScore(LEAST_WELL)).toBeCloseTo(16)
  expect(Math.round(shownScore(LEAST_SHOWN) + 1e-9)).toBe(1)
  expect([toMuchTold.enough, toLittleTold.enough, ENOUGH_SUGGESTED]).toEqual([3, 6, 6])
})
