import { expect, test } from 'vitest'
import { tooLong } from './tooLong.ts'

test.each([
  ['', 3, undefined],
  ['abc', 3, undefined],
  ['abcd', 3, 'Use at most 3 characters: 1 too many'],
  ['a'.repeat(3_500), 2_000, 'Use at most 2,000 characters: 1,500 too many'],
])('of a text it is told by how much it is too long', (text, longest, words) => {
  expect(tooLong(text, longest)).toBe(words)
})
