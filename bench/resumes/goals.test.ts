import { expect, test } from 'vitest'
import { goals, isReached, rateOf, readAll } from './goals.ts'
import { measures, together } from './measure.ts'
import { readPeople } from './people.ts'

test('sixty people are told of, five for each of twelve layouts', () => {
  const people = readPeople()
  const layouts = Map.groupBy(people, ({ layout }) => layout)
  expect(Array.from(layouts.values(), ({ length }) => length)).toEqual(Array<number>(12).fill(5))
  expect(new Set(people.map(({ name }) => name)).size).toBe(60)
})

test('their resumes are read as well as the goals ask for', async () => {
  const read = await readAll()
  const whole = together(read.map(({ measured }) => measured))
  for (const measure of measures) {
    expect(isReached(measure, whole[measure]), `${measure}: ${rateOf(whole[measure])}, ${goals[measure]} is the goal`).toBe(true)
  }
}, 60_000)
