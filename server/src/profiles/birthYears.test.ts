import { expect, test } from 'vitest'
import { isDoubted } from './birthYears.policy.ts'

// Each for somebody in a group; of whom is in none only a first year is judged otherwise.
test.each<[before: number | null, next: number | null, wasDoubted: boolean, isDoubted: boolean]>([
  [2010, 2010, false, false],
  [2010, 2010, true, true],
  [null, 2010, false, true],
  [2010, 2011, false, false],
  [2010, 2011, true, true],
  [1980, 2011, false, true],
  [2010, null, false, false],
  [1980, null, false, true],
  [null, 1980, false, false],
  [2010, 1980, false, false],
  [1980, 1979, false, false],
  [2010, 1980, true, true],
])('of %s becoming %s in 2026, doubted before: %s', (before, next, was, doubted) => {
  const given = { before, next, wasDoubted: was }
  expect(isDoubted({ ...given, isMember: true }, 2026)).toBe(doubted)
  expect(isDoubted({ ...given, isMember: false }, 2026)).toBe(doubted && (was || before !== null))
})
