import { expect, test } from 'vitest'
import { scoreWords } from './Score.tsx'
import { wholePoints } from './points.ts'

test.each([
  [[41.4, 20.4, 0.4], 62.2, [41, 20, 1]],
  [[60.6, -8.3, 0], 52.3, [60, -8, 0]],
  [[33.4, 33.4, 33.2], 100, [34, 33, 33]],
  [[0, 0, 0], 0, [0, 0, 0]],
  [[-2.5, 4, -1.2], 0.3, [-3, 4, -1]],
])('%j are %j of 100 points as %j', (parts, score, points) => {
  expect(wholePoints(parts, score)).toEqual(points)
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(Math.round(score))
})

test('what takes points away is said too, what is nothing is not', () => {
  expect(scoreWords({ score: 52.3, parts: { genome: 60.6, tags: -8.3, text: 0 } })).toBe('genome 60, shared skills −8')
  expect(scoreWords({ score: 0, parts: { genome: 0, tags: 0, text: 0 } })).toBe('')
})
