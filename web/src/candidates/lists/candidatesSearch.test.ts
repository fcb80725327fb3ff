import { expect, test } from 'vitest'
import { areNarrowed, filtersOf, readCandidatesSearch, searchOf } from './candidatesSearch.ts'

test('a search remembers the list that it began at, through filters and the review', () => {
  const address = readCandidatesSearch({ list: 'contacted', city: 'Bern' })
  expect(searchOf(filtersOf(address, 'robotics'), address.list)).toEqual({ list: 'contacted', city: 'Bern' })
  expect(searchOf(filtersOf(address, 'robotics'))).toEqual({ city: 'Bern' })
})

test('what members are in a group stands in the address', () => {
  const cohort = '0190a0a0-0000-7000-8000-000000000001'
  const address = readCandidatesSearch({ role: 'mentor', cohort })
  expect(searchOf(filtersOf(address))).toEqual({ role: 'mentor', cohort })
  expect(readCandidatesSearch({ role: 'advisor', cohort: 'x' })).toEqual({})
})

test.each([{ list: 'nobody' }, { list: 7 }, {}])('%j names no list', (query) => {
  expect(readCandidatesSearch(query)).toEqual({})
})

test.each([
  [{}, false],
  [{ sort: 'name' }, false],
  [{ list: 'contacted' }, false],
  [{ level: ['col'] }, true],
  [{ city: 'Bern' }, true],
  [{ hidden: true }, true],
  [{ role: 'mentor' }, true],
])('%j narrows lists: %s', (query, expected) => {
  expect(areNarrowed(filtersOf(readCandidatesSearch(query)))).toBe(expected)
})
