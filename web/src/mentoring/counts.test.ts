import { expect, test } from 'vitest'
import { pointsWords, reasonWords } from './counts.ts'

test.each([
  [0, '0 points'],
  [0.2, 'under 1 point'],
  [0.5, '1 point'],
  [1.4, '1 point'],
  [71.6, '72 points'],
])('%d are told as %s', (points, words) => expect(pointsWords(points)).toBe(words))

test('a reason has its points where they are worth a number', () => {
  expect(reasonWords({ words: 'A topic in common', points: 0.4 })).toBe('A topic in common')
  expect(reasonWords({ words: 'A topic in common', points: 7.6 })).toBe('A topic in common: 8 points')
})
