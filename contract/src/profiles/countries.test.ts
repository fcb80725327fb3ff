import { expect, test } from 'vitest'
import { countries, countryOf } from './countries.ts'

test('every country has a name of its own, in order', () => {
  const names = countries().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test.each([
  ['United States', 'US'],
  [' united  states ', 'US'],
  ['U.S.A.', 'US'],
  ['us', 'US'],
  ['UK', 'GB'],
  ['Scotland', 'GB'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['cote d’ivoire', 'CI'],
  ['Switzerland', 'CH'],
])('%s is %s', (typed, code) => {
  expect(countryOf(typed)?.code).toBe(code)
})

test('every country is found by its own name and letters', () => {
  for (const country of countries()) {
    expect(countryOf(country.name)).toBe(country)
    expect(countryOf(country.code)).toBe(country)
  }
})

test.each(['', ' ', 'Oregon', 'Remote', 'XX', 'constructor'])('%j is no country', (typed) => {
  expect(countryOf(typed)).toBeUndefined()
})
