import { expect, test } from 'vitest'
import { loadHistogram } from './loadHistogram.ts'

const load = (...some: readonly (readonly [number, number])[]) =>
  some.map(([before, after], at) => ({ id: `${at}`, name: `Tutor ${at}`, capacity: 3, before, after }))

test('counts mentors by how many mentees they have, those with none as well, before and after', () => {
  expect(loadHistogram([])).toEqual([])
  expect(loadHistogram(load([0, 0]))).toEqual([{ mentees: 0, before: 1, after: 1 }])
  expect(loadHistogram(load([0, 1], [3, 1], [0, 1]))).toEqual([
    { mentees: 0, before: 2, after: 0 },
    { mentees: 1, before: 0, after: 3 },
    { mentees: 2, before: 0, after: 0 },
    { mentees: 3, before: 1, after: 0 },
  ])
})

test('leaves out the numbers that no job has where one has many mentees', () => {
  expect(loadHistogram(load([0, 20], [8, 0])).map(({ mentees }) => mentees)).toEqual([0, 8, 20])
})
