import { expect, test } from 'vitest'
import { firstSteps } from './firstSteps.ts'

const session = (at: number) => ({ id: '', at, timeZone: 'UTC', minutes: 30, note: '', shared: false, own: true })
const doneAt = (now: number, ...times: number[]) => firstSteps({ as: 'mentor', sessions: times.map(session) }, now).map(({ done }) => done)

test('the first steps change with what was done, and end', () => {
  expect(doneAt(10)).toEqual([false, false, false, false])
  expect(doneAt(10, 20)).toEqual([true, true, false, false])
  expect(doneAt(10, 5)).toEqual([true, true, true, false])
  expect(doneAt(10, 5, 20)).toEqual([])
  expect(doneAt(10, 5, 6)).toEqual([])
})
