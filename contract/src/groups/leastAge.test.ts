import { expect, test } from 'vitest'
import { whyTooYoung } from './leastAge.ts'

test.each([
  [18, 2008, 2026, undefined],
  [18, 2009, 2026, 'This group is for people of 18 or older.'],
  [13, 2013, 2026, undefined],
  [18, null, 2026, 'This group is for people of 18 or older. Tell your year of birth in your bio first.'],
])('a group from %i on, for somebody born in %s, in %i', (leastAge, birthYear, thisYear, sentence) => {
  expect(whyTooYoung(leastAge, birthYear, thisYear)).toBe(sentence)
})
