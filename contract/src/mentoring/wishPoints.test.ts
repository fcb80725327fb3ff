import { expect, test } from 'vitest'
import { wishPoints } from './wishPoints.ts'

test.each<[points: number, place: number | undefined, added: number]>([
  [40, undefined, 0],
  [40, 0, 15],
  [40, 4, 3],
  [100, 0, 0],
  [0, 1, 20],
  [40, 5, 0],
])('a pair of %d points, wished for at place %s, has %d more', (points, place, added) => {
  expect(wishPoints(points, place)).toBeCloseTo(added)
})
