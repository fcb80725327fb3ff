import { afterEach, expect, test } from 'vitest'
import { begunHere, calendarDay, day, dayInShort, daysBetween, moment, shortCalendarDay } from './dates.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('a moment and its day are the same day, on the reader’s own clock', () => {
  const late = new Date(2026, 2, 4, 23, 30).getTime()
  expect(moment(late)).toBe('03/04/2026 11:30 PM')
  expect(day(late)).toBe('March 4, 2026')
})

test('a day in short has its year where it is another one', () => {
  const march = new Date(2026, 2, 4, 12).getTime()
  expect(dayInShort(march, new Date(2026, 11, 31).getTime())).toBe('Mar 4')
  expect(dayInShort(march, new Date(2027, 0, 1).getTime())).toBe('Mar 4, 2026')
})

test('a day that was written down is that day everywhere', () => {
  expect(calendarDay(Date.UTC(2026, 2, 4))).toBe('March 4, 2026')
})

test('in short it is the same day, with its year where that is another one', () => {
  for (const name of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    process.env['TZ'] = name
    expect(shortCalendarDay(Date.UTC(2026, 2, 4), Date.UTC(2026, 11, 31)), name).toBe('Mar 4')
    expect(shortCalendarDay(Date.UTC(2026, 2, 4), Date.UTC(2027, 0, 2)), name).toBe('Mar 4, 2026')
  }
})

test('a day of UTC that has not begun where one reads it is told as today', () => {
  process.env['TZ'] = 'America/Los_Angeles'
  const evening = new Date(2026, 2, 4, 17).getTime()
  expect(calendarDay(begunHere(Date.UTC(2026, 2, 5), evening))).toBe('March 4, 2026')
  expect(calendarDay(begunHere(Date.UTC(2026, 2, 3), evening))).toBe('March 3, 2026')
})

type Clock = readonly [year: number, month: number, day: number, hour?: number, minute?: number]

test.each<[string, Clock, Clock, number]>([
  ['the same day', [2026, 2, 4, 0, 0], [2026, 2, 4, 23, 59], 0],
  ['a minute later', [2026, 2, 4, 23, 59], [2026, 2, 5, 0, 0], 1],
  ['over a change of the clock', [2026, 2, 1], [2026, 3, 30, 23], 60],
  ['backwards', [2026, 2, 2], [2026, 2, 1], -1],
])('how many days lie between, wherever one reads it: %s', (_, from, to, days) => {
  for (const name of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    process.env['TZ'] = name
    expect(daysBetween(new Date(...from).getTime(), new Date(...to).getTime()), name).toBe(days)
  }
})
