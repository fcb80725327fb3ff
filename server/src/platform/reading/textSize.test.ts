import { expect, test } from 'vitest'
import { holdsMoreThan, textIn } from './textSize.ts'

test.each<[unknown, number]>([
  ['abc', 3],
  [{ a: 'bc', d: ['ef', 7, null] }, 6],
  [[], 0],
  [undefined, 0],
])('the text of %j has %i characters', (value, size) => expect(textIn(value, 100)).toBe(size))

test('counting ends where there is more than was asked about', () => {
  expect(textIn(Array(1_000).fill('abc'), 10)).toBeLessThan(20)
})

test.each<[unknown, number]>([
  ['abc', 1],
  [[], 1],
  [[1, [2, 3]], 5],
  [{ a: { b: 1 } }, 3],
])('%j is made of %i values', (value, count) => {
  expect(holdsMoreThan(value, count)).toBe(false)
  expect(holdsMoreThan(value, count - 1)).toBe(true)
})

test('lists in lists without end are counted too', () => {
  let deep: unknown = []
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(holdsMoreThan(deep, 30_000)).toBe(true)
  expect(textIn(deep, 10)).toBe(0)
})
