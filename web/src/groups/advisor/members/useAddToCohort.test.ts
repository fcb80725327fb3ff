import { expect, test } from 'vitest'
import { addedWords } from './useAddToCohort.ts'

test.each([
  [1, 0, 0, '1 person was added to Juniors.'],
  [1_200, 0, 0, '1,200 people were added to Juniors.'],
  [3, 2, 0, '3 people were added to Juniors; 2 were in it already.'],
  [2, 1, 1, '2 people were added to Juniors; 1 was in it already. 1 could not be added.'],
  [0, 1, 0, 'Nobody was added to Juniors: 1 was in it already.'],
  [0, 2, 0, 'Nobody was added to Juniors: 2 were in it already.'],
  [0, 2, 3, 'Nobody was added to Juniors: 2 were in it already. 3 could not be added.'],
  [0, 0, 1, 'Nobody was added to Juniors. 1 could not be added.'],
])('%i who are added, %i who were in it and %i who are left out', (added, before, left, words) => {
  expect(addedWords('Juniors', { added, before, left })).toBe(words)
})
