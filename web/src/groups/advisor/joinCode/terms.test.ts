import { expect, test } from 'vitest'
import { termsSchema, typedOf, usualTerms } from './terms.ts'

const now = new Date(2026, 10, 25, 10).getTime()
const read = (typed: { expiresAt: string; mostUses: string }, stored?: { expiresAt: number; mostUses: number }) => {
  const { success, data, error } = termsSchema(stored, () => now).safeParse(typed)
  return success ? data : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('what is usual is a week for a class, and can be stored as it is', () => {
  const usual = usualTerms(now)
  expect(typedOf(usual)).toEqual({ expiresAt: '2026-12-02', mostUses: '40' })
  expect(read(typedOf(usual))).toEqual(usual)
})

test.each([
  ['', '40', { expiresAt: 'Choose a day' }],
  ['2026-11-24', '40', { expiresAt: 'Choose a day that is still to come' }],
  ['2028-01-01', '40', { expiresAt: 'Choose a day within a year' }],
  ['2026-12-02', '', { mostUses: 'Enter a whole number' }],
  ['2026-12-02', '2.5', { mostUses: 'Enter a whole number' }],
  ['2026-12-02', '0', { mostUses: 'Enter 1 or more' }],
  ['2026-12-02', '2001', { mostUses: 'Enter 2000 or less' }],
])('%j and %j are answered %j', (expiresAt, mostUses, faults) => expect(read({ expiresAt, mostUses })).toEqual(faults))

test('a day that stays keeps the time of its end', () => {
  const stored = { expiresAt: new Date(2026, 10, 25, 15).getTime(), mostUses: 30 }
  expect(read({ expiresAt: '2026-11-25', mostUses: '50' }, stored)).toEqual({ ...stored, mostUses: 50 })
})
