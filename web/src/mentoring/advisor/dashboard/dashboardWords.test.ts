import type { DashboardRow } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { expect, test } from 'vitest'
import {
  activityWords,
  firstPairs,
  loadLabel,
  pairWords,
  rowLines,
  scoreLabel,
  sinceFirstPair,
  weeksWords,
  takenWords,
  takesWords,
} from './dashboardWords.ts'

const person = { _source: { generalInfo: { name: 'Ada', level: '' } } }
const active = { completeness: 80, lastActiveAt: Date.UTC(2026, 2, 4) }
const activity = 'Profile 80 % complete · here last on March 4, 2026'

test.each<[object, string[]]>([
  [
    { kind: 'mentee', person, ...active, mentors: [{ name: 'Ben' }, { name: 'Cy' }], unmatched: null },
    ['No Level · With Ben, Cy', activity],
  ],
  [
    { kind: 'mentee', person, ...active, mentors: [], unmatched: { words: 'Not assigned yet', remedy: 'Find the best pairs again.' } },
    ['No Level · Not assigned yet', 'Find the best pairs again.', activity],
  ],
  [{ kind: 'mentor', person, ...active, places: 1, load: 2 }, ['No Level · 2 mentees in the draft, 1 place', activity]],
  [{ kind: 'pair', score: 71.6, wished: true, since: null, standing: null, met: null }, ['72 points · wished for · draft']],
  [
    { kind: 'pair', score: null, wished: false, since: Date.UTC(2026, 2, 4, 12), standing: 'needsCheckIn', met: 2 },
    ['Not in the draft · members see it since March 4, 2026', 'Have met 2 times'],
  ],
])('%j is told in lines', (row, lines) => expect(rowLines(row as DashboardRow, false)).toEqual(lines))

test('a pair of an archived mentoring group is told as one that was', () => {
  const since = Date.UTC(2026, 2, 4, 12)
  const row = { kind: 'pair', score: null, wished: false, since, standing: null, met: 2 } as DashboardRow
  expect(rowLines(row, true)).toEqual(['Not in the draft · a pair from March 4, 2026', 'Met 2 times'])
  const pair = { score: null, assignedScore: null, since, lastSession: null, standing: null }
  expect(pairWords({ ...pair, met: 0 }, true)).toBe('from March 4, 2026 · did not meet')
})

test('columns, days and pairs have words', () => {
  expect([0, 10].map(loadLabel)).toEqual(['0', '10+'])
  expect([0, 9].map(scoreLabel)).toEqual(['0', '90+'])
  expect(activityWords({ completeness: 5, lastActiveAt: null })).toBe('Profile 5 % complete · not here of late')
  expect(pairWords({ score: 1, assignedScore: 1, since: null, met: 0, lastSession: null, standing: null }, false)).toBe(
    '1 point, a draft, which members do not see',
  )
  const since = Date.UTC(2026, 2, 4, 12)
  expect(pairWords({ score: null, assignedScore: null, since, met: 0, lastSession: null, standing: 'tooEarly' }, false)).toBe(
    'since March 4, 2026 · have not met yet',
  )
  expect(pairWords({ score: 70, assignedScore: null, since, met: 1, lastSession: since, standing: 'onTrack' }, false)).toBe(
    '70 points, since March 4, 2026 · have met once, last on March 4, 2026',
  )
})

test('a mentor who takes nobody now is not told of places', () => {
  expect(takesWords({ all: 3, taken: 2 }, 'you')).toBe('2 mentees of the 3 that you take now')
  expect(takesWords({ all: 0, taken: 1 }, 'they')).toBe('1 mentee, and they take nobody new now')
  expect(takesWords({ all: 1, taken: 1 }, 'they')).toBe('1 mentee, as many as they take now')
  expect(takesWords({ all: 1, taken: 0 }, 'you')).toBe('No mentee yet, and you take one now')
})

test.each([
  [{ all: 0, taken: 0 }, 'nobody has a place now'],
  [{ all: 1, taken: 0 }, 'the one place is free'],
  [{ all: 1, taken: 1 }, 'the one place is taken'],
  [{ all: 3, taken: 1 }, '1 of 3 places is taken'],
  [{ all: 1_200, taken: 1_100 }, '1,100 of 1,200 places are taken'],
])('of places that are %j it is said that %s', (places, words) => expect(takenWords(places)).toBe(words))

test.each([
  [{ mentees: 0, mentors: 0 }, 'mentees'],
  [{ mentees: 3, mentors: 0 }, 'mentors'],
  [{ mentees: 3, mentors: 2 }, 'pairs'],
])('with %j and no pair the way leads to the %s', (counts, list) => expect(firstPairs(counts).list).toBe(list))

test('the weeks are told in a sentence', () => {
  const week = { at: 0, onTrack: 1, needsCheckIn: 2, tooEarly: 0 }
  expect(weeksWords([{ ...week, tooEarly: 3, onTrack: 0 }, week, week])).toBe(
    'The last 2 weeks. On track: 1 today and 0 then. Needs a check-in: 2 today and 2 then. Too early to tell: 0 today and 3 then.',
  )
})

test('weeks are drawn from the first on in which there was a pair', () => {
  const none = { at: 0, onTrack: 0, needsCheckIn: 0, tooEarly: 0 }
  const one = { ...none, tooEarly: 1 }
  expect(sinceFirstPair([none, none])).toEqual([])
  expect(sinceFirstPair([none, none, one])).toEqual([one])
  expect(sinceFirstPair([none, one, none, one])).toEqual([one, none, one])
  expect(weeksWords([one, { ...none, onTrack: 1 }])).toMatch(/^The last week\. On track: 1 today and 0 then\./)
})
