import { expect, test } from 'vitest'
import { WEEKS, weeksMet } from './weeksMet.ts'

const WEEK = 7 * 86_400_000
const NOW = 100 * WEEK

test('each week has the minutes of its sessions; before the pair there is none', () => {
  const sessions = [NOW + 1, NOW, NOW - WEEK + 1, NOW - WEEK, NOW - 30 * WEEK].map((at) => ({ at, minutes: 30 }))
  const weeks = weeksMet({ since: NOW - 2 * WEEK, sessions }, NOW)
  expect(weeks).toHaveLength(WEEKS)
  expect(weeks.slice(-3).map(({ minutes }) => minutes)).toEqual([null, 30, 60])
})
