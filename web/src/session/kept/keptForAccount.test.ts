import { expect, test } from 'vitest'
import { keptForAccount, storedFor, storedOf } from './keptForAccount.ts'

const HOUR = 60 * 60_000

test.each([
  ['ada', 0, 'wanted'],
  ['ada', 23, 'wanted'],
  ['ada', 25, undefined],
  ['eve', 1, undefined],
])('of what Ada came for, %s finds after %i hours: %s', (userId, hours, word) => {
  expect(storedOf(storedFor('ada', 'wanted', 0), userId, hours * HOUR)).toBe(word)
})

test.each(['', '{', '7', 'null', '{}'])('in %j there is nothing', (stored) => {
  expect(storedOf(stored, 'ada', 0)).toBeUndefined()
})

test('what a visitor wants waits in the tab for the account, and is found once by whoever made it', () => {
  const wanted = keptForAccount({ inTab: 'jobId', inBrowser: 'jobOfSignUp' })
  wanted.keep('wanted')
  expect(sessionStorage.getItem('jobId')).toBe('wanted')
  wanted.keepFor('ada')
  expect(sessionStorage.getItem('jobId')).toBeNull()
  expect(wanted.takeOf('eve')).toBeUndefined()
  expect(wanted.takeOf('ada')).toBe('wanted')
  expect(wanted.takeOf('ada')).toBeUndefined()
})
