import { expect, test } from 'vitest'
import { pointsWords, reasonsWords, reasonTotal, scoreWords } from './counts.ts'

test.each([
  [0, '0 points'],
  [0.2, 'under 1 point'],
  [0.5, '1 point'],
  [1.4, '1 point'],
  [71.6, '72 points'],
])('%d are told as %s', (points, words) => expect(pointsWords(points)).toBe(words))

test.each([
  [{ score: 61.2, assignedScore: 61.2 }, '61 points', 61.2],
  [{ score: 61.49, assignedScore: 61.5 }, '62 points', 61.5],
  [{ score: 71.6, assignedScore: null }, '72 points', 71.6],
  [{ score: 45.2, assignedScore: 61 }, '61 points when assigned, 45 points now', 45.2],
])('%j are told as %s, to which reasons add up', (pair, words, total) => {
  expect(scoreWords(pair)).toBe(words)
  expect(reasonTotal(pair)).toBe(total)
})

test('the points of reasons add up to those of their pair as they are shown', () => {
  const reasons = [10.4, 10.4, 10.4, 0.3].map((points, at) => ({ words: 'abcd'[at]!, points }))
  expect(reasonsWords(reasons, 31.5)).toEqual(['a: 11 points', 'b: 11 points', 'c: 10 points', 'd'])
  expect(reasonsWords([{ words: 'a', points: 0.4 }], 0.4)).toEqual(['a'])
  expect(reasonsWords([{ words: 'a', points: 1 }], 1)).toEqual(['a: 1 point'])
})
