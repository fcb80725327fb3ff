import { expect, test } from 'vitest'
import { whatGoes } from './whatGoes.ts'

test.each([
  [{ members: 0, inIt: 0 }, 0, 'Nobody is in it, and it has no cohorts.'],
  [{ members: 1, inIt: 1 }, 1, 'Its one member is no longer in it, and its cohort goes with it.'],
  [{ members: 1_200, inIt: 1_200 }, 2, 'Its 1,200 members are no longer in it, and its 2 cohorts go with it.'],
  [{ members: 0, inIt: 1 }, 0, '1 employer or hidden person is no longer in it, and it has no cohorts.'],
  [
    { members: 12, inIt: 14 },
    undefined,
    'Its 12 members and 2 employers or hidden people are no longer in it, and its cohorts go with it.',
  ],
  // The list of members is read a moment after those who are in it.
  [{ members: 2, inIt: 1 }, 0, 'Its 2 members are no longer in it, and it has no cohorts.'],
])('what goes with a group of %o and %s cohorts', (group, cohorts, words) => {
  expect(whatGoes(group, cohorts)).toBe(words)
})
