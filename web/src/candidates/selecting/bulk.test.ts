import { expect, test } from 'vitest'
import { candidateIn } from '../candidates.testing.ts'
import { decisions } from '../deciding/decisions.ts'
import { bulkChoiceOf, bulkChoices, bulkDone, bulkLabel } from './bulk.ts'

const applied = [candidateIn('Ana', 'applied'), candidateIn('Ben', 'applied')]
const rejected = candidateIn('Cleo', 'rejected', { reopensTo: 'applied' })

test('each decision says to how many it applies, at the places of the review', () => {
  expect(bulkChoices(applied).map(bulkLabel)).toEqual(['Accept 2', 'Save 2', 'Replace', 'Reject 2', 'Hide 2'])
  expect(bulkChoices([...applied, rejected]).map(bulkLabel)).toEqual(['Accept 2 of 3', 'Save 2 of 3', 'Replace', 'Reject 2 of 3', 'Hide 3'])
})

test('and why not to the others', () => {
  const reject = bulkChoices([...applied, rejected]).find(({ decision }) => decision.label === 'Reject')!
  expect(reject.able).toEqual(applied)
  expect(reject.reasons).toEqual([expect.stringMatching(/^Reject is not possible for Cleo now\. Possible: /)])
})

test('a key asks for what applies to most; contacting is done one by one', () => {
  const withKey = (key: string) => decisions.filter((decision) => decision.key === key)
  const hidden = applied.map((one) => ({ ...one, link: { ...one.link, flags: { ...one.link.flags, hidden: true } } }))
  expect(bulkChoiceOf(withKey('H'), hidden)?.decision.event).toBe('unhide')
  expect(bulkChoiceOf(withKey('C'), applied)).toBeUndefined()
})

test('what has come of it is told of one by name, of several by their number', () => {
  expect(bulkDone('shortlist', applied.slice(0, 1))).toBe('Ana is saved.')
  expect(bulkDone('shortlist', applied)).toBe('2 people are saved.')
  for (const { event } of decisions) if (event !== 'contacted') expect(bulkDone(event, applied)).toMatch(/^2 people are .+\.$/)
})
