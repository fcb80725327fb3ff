import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { whenWords, whoWords } from './cohortWords.ts'

const [start, end] = [Date.UTC(2026, 8, 1), Date.UTC(2027, 5, 30)]

test.each([
  [null, null, ''],
  [start, null, 'From September 1, 2026'],
  [null, end, 'Until June 30, 2027'],
  [start, end, 'September 1, 2026 to June 30, 2027'],
])('from %s to %s is %j', (startDate, endDate, words) => expect(whenWords({ startDate, endDate })).toBe(words))

test.each<readonly [CohortRole[], string]>([
  [[], 'Nobody is in it yet'],
  [['member'], '1 member'],
  [['member', 'mentor', 'member', 'mentor'], '2 members, 2 mentors'],
  [['mentor', 'both'], '1 mentor, 1 is both'],
  [['both', 'both'], '2 are both'],
])('%j are %j', (roles, words) => expect(whoWords(roles.map((role) => ({ id: newId(), role })))).toBe(words))
