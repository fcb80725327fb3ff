import { expect, test } from 'vitest'
import { pauseSchema } from './typedPause.ts'

const now = new Date(2026, 8, 1, 12).getTime()
const read = (pausedUntil: string) => pauseSchema(() => now).safeParse({ pausedUntil })

test('a pause lasts until the day that is typed is over', () => {
  expect(read('2026-09-01').data?.pausedUntil).toBe(new Date(2026, 8, 2).getTime() - 1)
})

test.each([
  ['', 'Choose a day'],
  ['2026-08-31', 'Choose a day that is still to come'],
  ['2199-01-01', 'Choose an earlier day'],
])('%j: %s', (typed, message) => expect(read(typed).error?.issues.map((issue) => issue.message)).toEqual([message]))
