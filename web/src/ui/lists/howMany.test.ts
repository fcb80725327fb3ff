import { expect, test } from 'vitest'
import { howMany } from './howMany.ts'

test.each([
  [1, undefined, '1 person'],
  [0, undefined, '0 people'],
  [1_234, undefined, '1,234 people'],
  [199, 200, '199 people'],
  [200, 200, 'The 200 closest people'],
  [1_000, 1_000, 'The 1,000 closest people'],
])('%i of a list that ends after %s are said to be %s', (total, most, words) => {
  expect(howMany(total, ['person', 'people'], most)).toBe(words)
})
