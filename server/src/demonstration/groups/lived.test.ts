import { QUIET_AFTER } from '@trellis/contract/mentoring/living/standing.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { livedBy } from './lived.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 26)
const pairs = Array.from({ length: 300 }, (_, at) => ({
  menteeId: newId(at),
  mentorId: newId(at),
  since: NOW - (at < 280 ? 120 : 41) * DAY,
}))

test('four months of three hundred pairs: most meet, some have stopped, two ask for another, and it is always the same', () => {
  const lived = livedBy(pairs, NOW)
  expect(livedBy(pairs, NOW)).toEqual(lived)
  for (const [at, { sessions }] of lived.entries())
    for (const { at: time } of sessions) expect(time).toBeGreaterThan(pairs[at]!.since - DAY)
  expect(lived.filter(({ asks }) => asks !== undefined)).toHaveLength(2)
  const quiet = lived.filter(({ sessions }) => Math.max(0, ...sessions.map(({ at }) => at)) < NOW - QUIET_AFTER)
  expect(quiet.length).toBeGreaterThan(30)
  expect(quiet.length).toBeLessThan(90)
  expect(quiet.every(({ nudgedAt }) => nudgedAt === NOW)).toBe(true)
  expect(lived.flatMap(({ sessions }) => sessions).length).toBeGreaterThan(1_500)
})
