import { expect, test } from 'vitest'
import { candidateIn } from '../candidates.testing.ts'
import { decisions } from '../deciding/decisions.ts'
import { bulkChoiceOf, bulkChoices, bulkDone, bulkLabel } from './bulk.ts'
import { jobWords } from '../pipeline/jobWords.ts'

const applied = [candidateIn('Ana', 'applied'), candidateIn('Ben', 'applied')]
const rejected = candidateIn('Cleo', 'rejected', { reopensTo: 'applied' })

test('each decision says to how many it applies, at the places of the review', () => {
  expect(bulkChoices(jobWords, applied).map((choice) => bulkLabel(jobWords, choice))).toEqual([
    'Accept 2',
    'Save 2',
    'Replace',
    'Reject 2',
    'Hide 2',
  ])
  expect(bulkChoices(jobWords, [...applied, rejected]).map((choice) => bulkLabel(jobWords, choice))).toEqual([
    'Accept 2 of 3',
    'Save 2 of 3',
    'Replace',
    'Reject 2 of 3',
    'Hide 3',
  ])
})

test('and why not to the others', () => {
  const reject = bulkChoices(jobWords, [...applied, rejected]).find(({ decision }) => decision.event === 'rejected')!
  expect(reject.able).toEqual(applied)
  expect(reject.reasons).toEqual([expect.stringMatching(/^Reject is not possible for Cleo now\. Possible: /)])
})

test('a key asks for what applies to most; contacting is done one by one', () => {
  const withKey = (key: string) => decisions.filter((decision) => decision.key === key)
  const hidden = applied.map((one) => ({ ...one, link: { ...one.link, flags: { ...one.link.flags, hidden: true } } }))
  expect(bulkChoiceOf(jobWords, withKey('H'), hidden)?.decision.event).toBe('unhide')
  expect(bulkChoiceOf(jobWords, withKey('C'), applied)).toBeUndefined()
})

test('what has come of it is told of one by name, of several by their number', () => {
  expect(bulkDone(jobWords, 'shortlist', applied.slice(0, 1))).toBe('Ana is saved.')
  expect(bulkDone(jobWords, 'shortlist', applied)).toBe('2 people are saved.')
  for (const { event } of decisions) if (event !== 'contacted') expect(bulkDone(jobWords, event, applied)).toMatch(/^2 people are .+\.$/)
})
