import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { expect, test } from 'vitest'
import { groupWords } from '../../groups/student/groupWords.ts'
import { productName } from '../../ui/product.ts'
import { toldOfHistory } from './telling.ts'

const change = (by: string, event: LinkChange['event'], at: number, words = ''): LinkChange => ({
  by,
  event,
  at,
  from: 'none',
  to: 'none',
  words,
})
const eventsOf = (...changes: LinkChange[]) => toldOfHistory(groupWords, changes).map(({ event }) => event)

test('whoever was let in at once is not told that they asked; whom an advisor let in, or who wrote something along, is', () => {
  const asked = change('You', 'applied', 1)
  expect(eventsOf(asked, change(productName(), 'accepted', 1))).toEqual(['accepted'])
  expect(eventsOf(asked, change('Frog club', 'accepted', 2))).toEqual(['accepted', 'applied'])
  expect(eventsOf(change('You', 'applied', 1, 'I like frogs'), change(productName(), 'accepted', 2))).toEqual(['accepted', 'applied'])
  expect(eventsOf(asked)).toEqual(['applied'])
  expect(eventsOf(asked, change(productName(), 'accepted', 90_000))).toEqual(['accepted', 'applied'])
})
