import { expect, test } from 'vitest'
import { filtersOf, readCandidatesSearch, searchOf } from './candidatesSearch.ts'

test('a search remembers the list that it began at, through filters and the review', () => {
  const address = readCandidatesSearch({ list: 'contacted', city: 'Bern' })
  expect(searchOf(filtersOf(address, 'robotics'), address.list)).toEqual({ list: 'contacted', city: 'Bern' })
  expect(searchOf(filtersOf(address, 'robotics'))).toEqual({ city: 'Bern' })
})

test.each([{ list: 'nobody' }, { list: 7 }, {}])('%j names no list', (query) => {
  expect(readCandidatesSearch(query)).toEqual({})
})
