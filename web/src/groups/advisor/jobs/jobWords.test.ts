import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { expect, test } from 'vitest'
import { isFor, whoReadsIt } from './jobWords.ts'

const cohorts = [
  { _id: 'a', _source: { generalInfo: { name: 'Juniors' } } },
  { _id: 'b', _source: { generalInfo: { name: 'Seniors' } } },
] as unknown as readonly CohortRecord[]

test.each([
  [{ forGroup: false, forCohorts: [] }, ''],
  [{ forGroup: true, forCohorts: [] }, 'For everybody in the group'],
  [{ forGroup: false, forCohorts: ['b'] }, 'For Seniors'],
  [{ forGroup: true, forCohorts: ['a', 'b'] }, 'For everybody in the group, Juniors, and Seniors'],
  [{ forGroup: false, forCohorts: ['gone'] }, 'For a cohort'],
  [{ forGroup: false, forCohorts: [], offered: true }, 'Offered by Acme to members of this group alone'],
  [{ forGroup: false, forCohorts: ['a'], offered: true }, 'Offered by Acme to members of this group alone · For Juniors'],
])('%o is told as %s', (job, words) => {
  expect(whoReadsIt(job, 'Acme', cohorts)).toBe(words)
})

test('a job is for whom it was added, and nobody else', () => {
  const job = { forGroup: false, forCohorts: ['a'] }
  expect([isFor(job, 'a'), isFor(job, 'b'), isFor(job, undefined)]).toEqual([true, false, false])
})
