import { expect, test } from 'vitest'
import { isFiltered, noFilters, readJobFilters } from './filters.ts'

test('filters are read from an address as they were written into it', () => {
  const search = {
    employmentType: ['internship'],
    level: ['hs', 'col'],
    workplace: ['remote'],
    city: 'Oslo',
    pay: 30_000,
    days: 7,
    paid: true,
    near: true,
    sort: 'closing',
  }
  expect(readJobFilters(search)).toEqual(search)
  expect(readJobFilters({ ...noFilters })).toEqual({})
})

test('what makes no sense in an address is left out', () => {
  expect(
    readJobFilters({
      employmentType: 'internship',
      level: ['hs', 'hs', 'toString', 7],
      workplace: ['moon'],
      city: 'x'.repeat(101),
      state: 3,
      country: '',
      pay: -1,
      days: 8,
      paid: 'yes',
      near: 1,
      sort: 'toString',
    }),
  ).toEqual({ level: ['hs'] })
  expect(readJobFilters({ pay: '30000', days: '7' })).toEqual({})
})

test('a list is filtered as soon as one filter is set', () => {
  expect(isFiltered(noFilters)).toBe(false)
  expect(isFiltered({ ...noFilters, sort: 'newest' })).toBe(false)
  expect(isFiltered({ ...noFilters, near: true })).toBe(true)
  expect(isFiltered({ ...noFilters, days: 1 })).toBe(true)
  expect(isFiltered({ ...noFilters, workplace: ['hybrid'] })).toBe(true)
})
