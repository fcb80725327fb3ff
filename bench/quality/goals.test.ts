import { expect, test } from 'vitest'
import { goalsOf, isMet, type Measured } from './goals.ts'

const measured: Measured = {
  people: 866,
  precision: 0.3,
  byWords: 0.3,
  hub: 0.06,
  lengthBias: -0.1,
  strayBias: 0.1,
  stays: 0.9,
  coldStart: 0.15,
  thinLists: 0.19,
  thinPeople: 0.021,
}

test('what just reaches every goal meets it', () => {
  expect(goalsOf(measured).map(isMet)).toEqual([true, true, true, true, true, true, true])
})

test.each<Partial<Measured>>([
  { byWords: 0.301 },
  { hub: 0.061 },
  { stays: 0.899 },
  { lengthBias: -0.101 },
  { lengthBias: 0.101 },
  { strayBias: 0.101 },
  { strayBias: -0.101 },
  { coldStart: 0.149 },
  { thinLists: 0.2 },
])('%o misses one goal', (worse) => {
  expect(goalsOf({ ...measured, ...worse }).filter((goal) => !isMet(goal))).toHaveLength(1)
})

test('among few people everybody is in many lists, which is no goal', () => {
  expect(goalsOf({ ...measured, people: 60, hub: 0.5 }).every(isMet)).toBe(true)
})
