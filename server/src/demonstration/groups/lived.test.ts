import { QUIET_AFTER } from '@trellis/contract/mentoring/living/standing.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { livedBy } from './lived.ts'
import { nudgedUntil } from './nudged.ts'

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
  expect(lived.flatMap(({ asks }) => asks?.reason ?? [])).toHaveLength(2)
  const quiet = lived.filter(({ sessions }) => Math.max(0, ...sessions.map(({ at }) => at)) < NOW - QUIET_AFTER)
  expect(quiet.length).toBeGreaterThan(30)
  expect(quiet.length).toBeLessThan(90)
  expect(lived.flatMap(({ sessions }) => sessions).length).toBeGreaterThan(1_500)
})

test('of a session to come nothing is told yet, and both have planned it before; whoever never met found it no good fit', () => {
  const lived = livedBy(pairs, NOW)
  const planned = lived.flatMap(({ sessions }) => sessions.filter(({ at }) => at > NOW))
  expect(planned.length).toBeGreaterThan(20)
  for (const { note, writtenAt } of planned) expect([note, writtenAt < NOW]).toEqual(['', true])
  const neverMet = lived.filter(({ sessions }) => sessions.length === 0)
  expect(neverMet.flatMap(({ asked }) => Object.values(asked?.answers ?? {}).map((answered) => answered?.answer))).not.toContain('yes')
  expect(neverMet.flatMap(({ asks }) => asks?.by ?? [])).toEqual(['mentee'])
})

test('who has not met for three weeks was told once, nobody twice within a week, and the advisors a week later; nobody is left to be told today', () => {
  const lived = livedBy(pairs, NOW).map((pair, at) => ({ ...pair, since: pairs[at]!.since }))
  const nudged = nudgedUntil(lived, NOW)
  const ofPair = Map.groupBy(nudged, ({ pair }) => pair.menteeId)
  const never = lived.filter(({ sessions, since }) => sessions.length === 0 && since < NOW - 60 * DAY)
  expect(never.length).toBeGreaterThan(5)
  for (const { menteeId, since } of never) {
    const told = new Map(ofPair.get(menteeId)!.map(({ told, at }) => [told, at - since]))
    expect(told.get('mentee')).toBe(QUIET_AFTER)
    expect(told.get('mentor')).toBe(QUIET_AFTER)
    expect(told.get('advisors')).toBe(QUIET_AFTER + 7 * DAY)
  }
  expect(ofPair.size).toBeLessThan(90)
})
