import { expect, test } from 'vitest'
import { QUIET_AFTER, standingOf } from './standing.ts'

const NOW = 10 * QUIET_AFTER

test.each([
  ['tooEarly', NOW - QUIET_AFTER + 1, null, null],
  ['needsCheckIn', NOW - QUIET_AFTER, null, null],
  ['onTrack', NOW - QUIET_AFTER, null, NOW + 1],
  ['onTrack', 0, NOW - QUIET_AFTER + 1, null],
  ['needsCheckIn', 0, NOW - QUIET_AFTER, null],
  ['onTrack', 0, NOW - QUIET_AFTER, NOW + 1],
  ['tooEarly', NOW, null, null],
] as const)('%s: since %d, met %d, to meet %d', (standing, since, lastSession, nextSession) => {
  expect(standingOf({ since, lastSession, nextSession, pauses: false }, NOW)).toBe(standing)
  expect(standingOf({ since, lastSession, nextSession, pauses: true }, NOW)).toBe('pausing')
})
