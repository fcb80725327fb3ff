import { expect, test } from 'vitest'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { payWords, postedWords } from './words.ts'

test.each([
  [{ min: null, max: null, currency: 'USD', per: 'year' }, ''],
  [{ min: 18, max: 22, currency: 'USD', per: 'hour' }, '$18 – $22 an hour'],
  [{ min: 17.5, max: 17.5, currency: 'GBP', per: 'hour' }, '£17.50 an hour'],
  [{ min: 40_000, max: null, currency: 'EUR', per: 'year' }, 'From €40,000 a year'],
  [{ min: null, max: 900, currency: 'CHF', per: 'month' }, 'Up to CHF 900 a month'],
  [{ min: 0, max: 0, currency: 'USD', per: 'month' }, '$0 a month'],
] as const)('pay in words: %o', (pay, words) => {
  expect(payWords(pay).replaceAll('\u00A0', ' ')).toBe(words)
})

const at = (...date: [year: number, month: number, day: number, hour?: number, minute?: number]) => new Date(...date).getTime()
const now = at(2026, 2, 30, 9)
test.each([
  [now, 'Posted today'],
  [at(2026, 2, 29, 23, 59), 'Posted yesterday'],
  [at(2026, 2, 27), 'Posted 3 days ago'],
  [at(2026, 2, 20), 'Posted 1 week ago'],
  [at(2026, 1, 1), 'Posted 8 weeks ago'],
  [at(2025, 11, 24), 'Posted December 24, 2025'],
  [null, ''],
])('when a job was posted: %s', (postedAt, words) => {
  expect(postedWords(postedAt, now)).toBe(words)
})

test('a place reads as it was written', () => {
  const nowhere = { locationCity: '', locationState: '', locationCountry: '' }
  expect(placeWords({ ...nowhere, workplace: 'remote' })).toBe('Remote')
  expect(placeWords({ ...nowhere, locationCity: 'Oslo', locationCountry: 'Norway', workplace: 'hybrid' })).toBe('Oslo, Norway · Hybrid')
})
