import { expect, test } from 'vitest'
import { beside, extended, nextUndecided } from './reviewOrder.ts'

const people = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((_id) => ({ _id }))
const names = (entries: readonly { _id: string }[]) => entries.map(({ _id }) => _id).join(' ')

test.each([
  ['', 'a b c', 'a b c'],
  ['a b c', 'a c', 'a b c'],
  ['a b c', 'c d e', 'a b c d e'],
  ['a b c', 'x a b c', 'a b c x'],
  ['a b', '', 'a b'],
])('who was there keeps their place: %s with %s is %s', (order, list, whole) => {
  expect(names(extended(people(order), people(list)))).toBe(whole)
})

test('an order without changes stays the same array, and takes up new records', () => {
  const order = people('a b c')
  expect(extended(order, order.slice(1))).toBe(order)
  const fresh = { _id: 'b' }
  expect(extended(order, [fresh])[1]).toBe(fresh)
})

test.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['a', -1, undefined],
  ['c', 1, undefined],
  ['elsewhere', 1, 'a'],
  ['elsewhere', -1, undefined],
] as const)('beside %s by %i stands %s', (current, by, neighbor) => {
  expect(beside(people('a b c'), current, by)?._id).toBe(neighbor)
})

test.each([
  ['a', '', 'b'],
  ['a', 'b c', 'd'],
  ['c', 'a b', 'd'],
  ['d', '', undefined],
  ['b', 'c d', undefined],
  ['elsewhere', 'a', 'b'],
])('after %s, with %s decided, comes %s', (current, decided, next) => {
  expect(nextUndecided(people('a b c d'), current, new Set(decided.split(' ')))?._id).toBe(next)
})
