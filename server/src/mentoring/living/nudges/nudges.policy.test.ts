import { QUIET_AFTER } from '@trellis/contract/mentoring/living/standing.ts'
import { expect, test } from 'vitest'
import { type NudgedPair, nudgesDue } from './nudges.policy.ts'

const WEEK = 7 * 86_400_000
const NOW = 100 * WEEK
const quiet: NudgedPair = {
  menteeId: 'a',
  mentorId: 'b',
  since: NOW - QUIET_AFTER,
  lastSession: null,
  lastMessage: null,
  nextSession: null,
  pauses: false,
  told: {},
}
const told = (pairs: readonly NudgedPair[], last: readonly (readonly [string, number])[] = []) =>
  nudgesDue(pairs, new Map(last), NOW).map(({ pair, told }) => `${pair.menteeId}${pair.mentorId} ${told}`)

test('both are told first, then the advisors, each once until they meet', () => {
  expect(told([quiet])).toEqual(['ab mentee', 'ab mentor'])
  expect(told([{ ...quiet, since: NOW - QUIET_AFTER + 1 }])).toEqual([])
  expect(told([{ ...quiet, nextSession: NOW + 1 }])).toEqual([])
  expect(told([{ ...quiet, pauses: true }])).toEqual([])
  const since = NOW - QUIET_AFTER - WEEK
  const earlier = { mentee: NOW - WEEK, mentor: NOW - WEEK }
  expect(told([{ ...quiet, since, told: earlier }])).toEqual(['ab advisors'])
  expect(told([{ ...quiet, since, told: { mentee: NOW - WEEK + 1, mentor: NOW - WEEK + 1 } }])).toEqual([])
  expect(told([{ ...quiet, since, told: { ...earlier, advisors: NOW - 1 } }])).toEqual([])
  // They met after they had been told, and not since: it begins anew.
  const long = NOW - 3 * QUIET_AFTER
  expect(
    told([{ ...quiet, since: long, lastSession: NOW - QUIET_AFTER, told: { mentee: long, mentor: long, advisors: long + 1 } }]),
  ).toEqual(['ab mentee', 'ab mentor'])
})

test('nobody is told more than once a week, whatever pairs they have', () => {
  const other = { ...quiet, menteeId: 'c' }
  expect(told([quiet, other])).toEqual(['ab mentee', 'ab mentor', 'cb mentee'])
  expect(told([quiet], [['b', NOW - WEEK + 1]])).toEqual(['ab mentee'])
  expect(told([quiet], [['b', NOW - WEEK]])).toEqual(['ab mentee', 'ab mentor'])
})
