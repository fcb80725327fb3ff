import { expect, test } from 'vitest'
import { scoreWords } from './Score.tsx'
import { wholePoints } from './points.ts'

test.each([
  [[41.4, 20.4, 0.4], 62.2, [41, 20, 1]],
  [[60.6, 8.3, 0, 3.1, 1.4], 73.4, [61, 8, 0, 3, 1]],
  [[33.4, 33.4, 33.2], 100, [34, 33, 33]],
  [[0, 0, 0], 0, [0, 0, 0]],
])('%j are %j of 100 points as %j', (parts, score, points) => {
  expect(wholePoints(parts, score)).toEqual(points)
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(Math.round(score))
})

test('what a score is made of is said, what adds nothing is not', () => {
  expect(scoreWords({ score: 68.9, parts: { genome: 60.6, tags: 8.3, related: 0, text: 0 } })).toBe('genome 61, shared skills 8')
  expect(scoreWords({ score: 30, parts: { genome: 15, tags: 0, related: 0, text: 0, place: 10, pay: 5 } })).toBe(
    'genome 15, place 10, pay 5',
  )
  expect(scoreWords({ score: 0, parts: { genome: 0, tags: 0, related: 0, text: 0 } })).toBe('')
})
