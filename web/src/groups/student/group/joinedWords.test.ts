import { expect, test } from 'vitest'
import { joinedWords } from './joinedWords.ts'

test.each([
  ['applied', "You've successfully applied to the group. Please wait for your advisor to review your request"],
  ['accepted', 'Welcome back! You are already a member of "Frog club"'],
  ['rejected', ''],
  ['none', ''],
] as const)('whoever came by an invitation and is %s reads: %s', (state, words) => expect(joinedWords(state, 'Frog club')).toBe(words))
