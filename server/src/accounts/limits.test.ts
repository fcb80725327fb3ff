import { expect, test } from 'vitest'
import { type Limit, limits, waitFor } from './limits.ts'

const twoAnHourFiveADay: Limit = limits.linkMails
const MINUTE = 60_000
const NOW = Date.UTC(2026, 8, 1)

test.each<[string, minutesAgo: number[], minutesToWait: number]>([
  ['nothing yet', [], 0],
  ['one just now', [0], 0],
  ['two just now', [0, 0], 60],
  ['two within the hour', [10, 40], 20],
  ['the second an hour ago', [10, 60], 0],
  ['five within a day', [120, 240, 360, 480, 600], 24 * 60 - 600],
  ['five within a day, two of them within the hour', [10, 20, 360, 480, 600], 24 * 60 - 600],
  ['two within the hour, the fifth almost a day ago', [10, 20, 360, 480, 24 * 60 - 5], 40],
])('after %s', (_, minutesAgo, minutesToWait) => {
  const times = minutesAgo.map((minutes) => NOW - minutes * MINUTE)
  expect(waitFor(twoAnHourFiveADay, times, NOW) / MINUTE).toBe(minutesToWait)
})
