import { expect, test } from 'vitest'
import { dayHere, endOfDay, momentHere, zoneWords } from './zonedTimes.ts'

test('a day lasts until its last moment on the reader’s calendar, and a field gets it back', () => {
  expect(endOfDay('2026-11-25')).toBe(new Date(2026, 10, 26).getTime() - 1)
  expect(dayHere(endOfDay('2026-03-08'))).toBe('2026-03-08')
  expect(momentHere(endOfDay('2026-03-08'))).toBe('2026-03-08T23:59')
  expect(endOfDay('nonsense')).toBeNaN()
})

test.each([
  ['America/New_York', 'New York time'],
  ['America/Indiana/Knox', 'Knox time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('the clock of %s is called %s', (timeZone, words) => expect(zoneWords(timeZone)).toBe(words))
