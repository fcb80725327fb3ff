import { WEEK_MS } from '@trellis/contract/durations.ts'
import { expect, test } from 'vitest'
import { highestOf, mondayOf, seriesWords, weekLabel, weeksUntil } from './weeks.ts'

const now = Date.UTC(2026, 10, 20, 15)
const monday = Date.UTC(2026, 10, 16)
const nothing = { views: 0, suggested: 0, applied: 0, contacted: 0, accepted: 0 }

test('a week begins on Monday at midnight UTC', () => {
  expect(mondayOf(now)).toBe(monday)
  expect(mondayOf(monday)).toBe(monday)
  expect(mondayOf(monday - 1)).toBe(monday - WEEK_MS)
  expect(weekLabel(monday)).toBe('Nov 16')
})

test('the weeks run up to the present one, empty ones too, eight at least and 26 at most', () => {
  expect(weeksUntil(now, [])).toHaveLength(8)
  const seen = { ...nothing, week: monday - 9 * WEEK_MS, views: 3 }
  const weeks = weeksUntil(now, [seen])
  expect(weeks).toHaveLength(10)
  expect(weeks[0]).toEqual(seen)
  expect(weeks.at(-1)).toEqual({ ...nothing, week: monday })
  const long = weeksUntil(now, [{ ...seen, week: monday - 100 * WEEK_MS }])
  expect(long).toHaveLength(26)
  expect(long[0]!.week).toBe(monday - 25 * WEEK_MS)
})

test('a series is told in a sentence', () => {
  const weeks = weeksUntil(now, [
    { ...nothing, week: monday - WEEK_MS, views: 3 },
    { ...nothing, week: monday, views: 2 },
  ])
  expect(seriesWords('views', weeks)).toBe('Views: 5 in the last 8 weeks, most in the week of Nov 9 with 3')
  expect(seriesWords('applied', weeks)).toBe('Applied: none in the last 8 weeks')
})

test('all series have one scale', () => {
  const weeks = weeksUntil(now, [{ ...nothing, week: monday - WEEK_MS, views: 30, applied: 2 }])
  expect(highestOf(weeks)).toBe(30)
  expect(highestOf(weeksUntil(now, []))).toBe(1)
})
