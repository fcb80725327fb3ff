import { expect, test } from 'vitest'
import { addedWords } from './useAddToCohort.ts'

test.each([
  [1, 0, '1 person is in Juniors now.'],
  [1_200, 0, '1,200 people are in Juniors now.'],
  [2, 1, '2 people are in Juniors now. 1 was before.'],
  [2, 3, '2 people are in Juniors now. 3 were before.'],
  [0, 1, 'They are in Juniors already.'],
  [0, 2, 'All of them are in Juniors already.'],
])('%i who are added and %i who were there', (added, before, words) => {
  expect(addedWords('Juniors', added, before)).toBe(words)
})
