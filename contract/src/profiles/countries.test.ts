import { expect, test } from 'vitest'
import { countries, countryOf, isOtherCountry, isSameCountry } from './countries.ts'

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

test.each<[string, string, 'same' | 'other' | 'unknown']>([
  ['United States', 'u.s.a.', 'same'],
  ['Scotland', 'England', 'same'],
  ['Ruritania', 'ruritania ', 'same'],
  ['Ghana', 'US', 'other'],
  ['Ghana', 'Untied States', 'unknown'],
  ['Ghana', '', 'unknown'],
  ['', '', 'unknown'],
])('%j and %j: the country is the %s', (typed, other, is) => {
  for (const [one, two] of [[typed, other] as const, [other, typed] as const]) {
    expect([isSameCountry(one, two), isOtherCountry(one, two)]).toEqual([is === 'same', is === 'other'])
  }
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
