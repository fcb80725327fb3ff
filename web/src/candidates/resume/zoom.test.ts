import { expect, test } from 'vitest'
import { inPercent, zoomed } from './zoom.ts'

test.each([
  [1, 1, '125%'],
  [1, -1, '75%'],
  [0.5, -1, '50%'],
  [3, 1, '300%'],
] as const)('%d and %d: %s', (zoom, by, words) => expect(inPercent(zoomed(zoom, by))).toBe(words))
