import { expect, test } from 'vitest'
import { setWords } from './useSetRole.ts'

test('what came of new roles counts those who have one, and those who left meanwhile', () => {
  expect(setWords('mentor', 1, 0)).toBe('1 person: Mentor.')
  expect(setWords('both', 2, 1)).toBe('2 people: Member and mentor. 1 is no member any more.')
})
