import { expect, test } from 'vitest'
import { capacityOf } from './capacity.ts'

test.each<[set: number | null, told: number | null, pausedUntil: number | null, capacity: number]>([
  [null, null, null, 3],
  [5, null, null, 5],
  [0, null, null, 0],
  [null, 2, null, 2],
  [null, 8, null, 8],
  [5, 2, null, 2],
  [1, 2, null, 1],
  [5, 8, 1_001, 0],
  [5, 8, 1_000, 5],
  [null, null, 999, 3],
])('set %s, told %s, paused until %s: %i', (set, told, pausedUntil, capacity) => {
  expect(capacityOf({ set, told, pausedUntil }, 3, 1_000)).toBe(capacity)
})
