import { expect, test } from 'vitest'
import { lastDayFault, lastDayIsOver } from './lastDay.ts'
import type { JobState } from './jobs.ts'

const [yesterday, today] = [Date.UTC(2026, 8, 1), Date.UTC(2026, 8, 2)]
const noon = today + 43_200_000

test('a last day counts to its end', () => {
  expect([null, yesterday, today].map((day) => lastDayIsOver(day, noon))).toEqual([false, true, false])
  expect(lastDayIsOver(today, today + 86_400_000)).toBe(true)
})

const job = (state: JobState, applyUntil: number | null) => ({ state, applyUntil })

test.each([
  ['a new one', job('open', yesterday), undefined, true],
  ['a new draft', job('draft', yesterday), undefined, true],
  ['a new one that lasts', job('open', today), undefined, false],
  ['none', job('open', null), undefined, false],
  ['another day of an open job', job('open', yesterday), job('open', today), true],
  ['the day as it was', job('open', yesterday), job('open', yesterday), false],
  ['the day as it was, while it is closed', job('closed', yesterday), job('open', yesterday), false],
  ['the day as it was, while it is opened', job('open', yesterday), job('closed', yesterday), true],
])('%s', (_, next, before, isRefused) => {
  expect(lastDayFault(next, before, noon) !== undefined).toBe(isRefused)
})
