import type { DashboardRow } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { expect, test } from 'vitest'
import { activityWords, loadLabel, pairWords, rowLines, scoreLabel } from './dashboardWords.ts'

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
  [{ kind: 'pair', score: 71.6, wished: true, since: null }, ['72 points · wished for · draft']],
  [
    { kind: 'pair', score: null, wished: false, since: Date.UTC(2026, 2, 4, 12) },
    ['Not in the draft · members see it since March 4, 2026'],
  ],
])('%j is told in lines', (row, lines) => expect(rowLines(row as DashboardRow)).toEqual(lines))

test('columns, days and pairs have words', () => {
  expect([0, 10].map(loadLabel)).toEqual(['0', '10+'])
  expect([0, 9].map(scoreLabel)).toEqual(['0', '90+'])
  expect(activityWords({ completeness: 5, lastActiveAt: null })).toBe('Profile 5 % complete · not here of late')
  expect(pairWords({ score: 1, since: null })).toBe('1 point, a draft, which members do not see')
  expect(pairWords({ score: null, since: Date.UTC(2026, 2, 4, 12) })).toBe('since March 4, 2026')
})
