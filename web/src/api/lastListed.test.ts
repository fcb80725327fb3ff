import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { lastListed } from './lastListed.ts'

const found = (requestedAt: number, ...hits: object[]) => ({ hits: { hits, total: hits.length }, requestedAt })
const kept = (requestedAt: number, ...items: object[]) => ({ items, total: items.length, requestedAt })

test('a thing is as the list that was asked for last told of it, of the lists that may be asked, until they are let go', () => {
  const queries = new QueryClient()
  const [old, young] = [
    { _id: 'ada', name: 'Ada' },
    { _id: 'ada', name: 'Ada Lovelace' },
  ]
  queries.setQueryData(['people', 'me', 'find'], { pages: [found(5, { _id: 'eve' }), found(7, old)] })
  queries.setQueryData(['people', 'me', 'list', 'following'], { pages: [kept(9, young)] })
  queries.setQueryData(['people', 'me', 'list', 'blocked'], { pages: [kept(11, { _id: 'mallory' })] })
  queries.setQueryData(['people', 'me', 'with', 'ada'], young)
  const asked = [
    ['people', 'me', 'find'],
    ['people', 'me', 'list', 'following'],
    ['people', 'me', 'with'],
  ]
  expect(lastListed(queries, 'ada', ...asked)).toBe(young)
  expect(lastListed(queries, 'ada', ['people', 'me', 'find'])).toBe(old)
  expect(lastListed(queries, 'mallory', ...asked)).toBeUndefined()
  queries.clear()
  expect(lastListed(queries, 'ada', ...asked)).toBeUndefined()
})
