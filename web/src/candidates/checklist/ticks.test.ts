import { expect, test } from 'vitest'
import { withTicks } from './ticks.ts'

test('the last tick of each point counts, and what is gone takes none', () => {
  const points = [
    { id: 'a', words: 'Drives', ticked: false },
    { id: 'b', words: 'Dives', ticked: true },
  ]
  const ticks = [
    { pointId: 'a', ticked: true },
    { pointId: 'b', ticked: false },
    { pointId: 'b', ticked: true },
    { pointId: 'gone', ticked: true },
  ]
  expect(withTicks(points, ticks).map(({ ticked }) => ticked)).toEqual([true, true])
  expect(withTicks(points, ticks.slice(0, 2)).map(({ ticked }) => ticked)).toEqual([true, false])
})
