import { expect, test } from 'vitest'
import { readPeople } from './people.ts'

test('sixty people are told of, five for each of twelve layouts', () => {
  const people = readPeople()
  const layouts = Map.groupBy(people, ({ layout }) => layout)
  expect(Array.from(layouts.values(), ({ length }) => length)).toEqual(Array<number>(12).fill(5))
  expect(new Set(people.map(({ name }) => name)).size).toBe(60)
})
