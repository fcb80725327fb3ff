import { expect, test } from 'vitest'
import { whatGoes } from './whatGoes.ts'

test.each([
  [0, 0, 'Nobody is in it any more, and it has no cohorts.'],
  [1, 1, 'Its one member is no longer in it, nor is anybody else, and its cohort goes with it.'],
  [1_200, 2, 'Its 1,200 members are no longer in it, nor is anybody else, and its 2 cohorts go with it.'],
  [12, undefined, 'Its 12 members are no longer in it, nor is anybody else, and its cohorts go with it.'],
])('what goes with a group of %s members and %s cohorts', (members, cohorts, words) => {
  expect(whatGoes(members, cohorts)).toBe(words)
})
