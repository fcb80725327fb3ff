import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { framesOf } from './useFrames.ts'

const snapshot = (takenAt: number, weight: number) => ({
  id: newId(),
  takenAt,
  vocabularyVersion: '1',
  populationVersion: '1',
  signature: [weight],
})

test('snapshots stand in the order of time, each with its own day and genome, today last', () => {
  const [march, may] = [new Date(2026, 2, 4, 12).getTime(), new Date(2026, 4, 9, 12).getTime()]
  expect(framesOf([snapshot(may, 2), snapshot(march, 1)], [3])).toEqual([
    { label: 'March 4, 2026', signature: [1], isToday: false },
    { label: 'May 9, 2026', signature: [2], isToday: false },
    { label: 'Today', signature: [3], isToday: true },
  ])
})
