import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { expect, test } from 'vitest'
import { CallFailed } from '../../api/failure.ts'
import { linkIn } from '../candidates.testing.ts'
import { whyRefused } from './refusals.ts'
import { jobWords } from '../pipeline/jobWords.ts'

const last: LinkChange = { at: 1, by: 'Dana Okparsen', event: 'rejected', from: 'applied', to: 'rejected', words: '' }
const refusedWith = (details: Record<string, unknown>) => new CallFailed(409, 'Stale', 'Somebody changed this.', { details })
const record = linkIn('rejected')

test('a change that came too late names who was faster, and what they did', () => {
  expect(whyRefused(jobWords, refusedWith({ record, last }), 'Ada Park', linkIn('applied'))).toBe(
    'You were too late: Dana Okparsen rejected Ada Park.',
  )
})

test('where one was faster oneself, or the person was, it says so', () => {
  const own = refusedWith({ record, last: { ...last, by: 'You' } })
  expect(whyRefused(jobWords, own, 'Ada Park', linkIn('applied'))).toBe(
    'Nothing was changed: you rejected Ada Park before, in another window.',
  )
  const theirs = refusedWith({ record: linkIn('none'), last: { ...last, by: 'Ada Park', event: 'withdrawn' } })
  expect(whyRefused(jobWords, theirs, 'Ada Park', linkIn('applied'))).toBe('You were too late: Ada Park withdrew.')
})

test('a refusal for another reason keeps its own words', () => {
  const late = new CallFailed(409, 'InvalidTransition', 'This can no longer be undone.', { details: { record, last } })
  expect(whyRefused(jobWords, late, 'Ada Park', linkIn('rejected'))).toBe('This can no longer be undone.')
  expect(whyRefused(jobWords, new CallFailed(0, 'NoReply', 'No response from server'), 'Ada Park', linkIn('applied'))).toBe(
    'No response from server',
  )
})
