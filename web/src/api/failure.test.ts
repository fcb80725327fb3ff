import { expect, test } from 'vitest'
import { CallFailed, failureOf, faultWords, isMissing, noReply, withOutcome } from './failure.ts'

test.each([
  ['No response from server', 'Nothing was changed.', 'No response from server. Nothing was changed.'],
  ['You may not do this.', 'Nothing was changed.', 'You may not do this. Nothing was changed.'],
  ['No response from server', '', 'No response from server'],
])('%j with %j reads as sentences', (sentence, outcome, words) => {
  expect(withOutcome(sentence, outcome)).toBe(words)
})

test('what is not there, or has no such id, is missing; what cannot be reached is not', () => {
  expect(isMissing(new CallFailed(404, 'NotFound', ''))).toBe(true)
  expect(isMissing(new CallFailed(400, 'BadInput', ''))).toBe(true)
  expect(isMissing(noReply())).toBe(false)
})

test.each([
  [400, { code: 'BadInput', error: 'Please check the fields.', fields: { 'query.groupId': 'No such group' } }, 'No such group'],
  [403, { code: 'Forbidden', error: 'You may not do this.' }, 'You may not do this.'],
])('where no field shows what is wrong, its own words do: %d %j', (status, reply, words) => {
  expect(faultWords(failureOf(status, JSON.stringify(reply)))).toBe(words)
})
