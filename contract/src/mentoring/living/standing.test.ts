import { expect, test } from 'vitest'
import { QUIET_AFTER, standingOf } from './standing.ts'

const NOW = 10 * QUIET_AFTER

test.each([
  ['tooEarly', NOW - QUIET_AFTER + 1, null, null, null],
  ['needsCheckIn', NOW - QUIET_AFTER, null, null, null],
  ['onTrack', NOW - QUIET_AFTER, null, NOW + 1, null],
  ['onTrack', 0, NOW - QUIET_AFTER + 1, null, null],
  ['needsCheckIn', 0, NOW - QUIET_AFTER, null, null],
  ['onTrack', 0, NOW - QUIET_AFTER, NOW + 1, null],
  ['tooEarly', NOW, null, null, null],
  ['onTrack', 0, null, null, NOW - QUIET_AFTER + 1],
  ['needsCheckIn', 0, 0, null, NOW - QUIET_AFTER],
] as const)('%s: since %d, met %d, to meet %d, wrote %d', (standing, since, lastSession, nextSession, lastMessage) => {
  const meetings = { since, lastSession, lastMessage, nextSession }
  expect(standingOf({ ...meetings, pauses: false }, NOW)).toBe(standing)
  expect(standingOf({ ...meetings, pauses: true }, NOW)).toBe('pausing')
})
