import { expect, test } from 'vitest'
import { jobIn, keepJobFor, keepWantedJob, storedJob, takeJobOf } from './jobOfSignUp.ts'

const HOUR = 60 * 60_000

test.each([
  ['ada', 0, 'wanted'],
  ['ada', 23, 'wanted'],
  ['ada', 25, undefined],
  ['eve', 1, undefined],
])('of a job that Ada came from, %s finds after %i hours: %s', (userId, hours, jobId) => {
  expect(jobIn(storedJob('ada', 'wanted', 0), userId, hours * HOUR)).toBe(jobId)
})

test.each(['', '{', '7', 'null', '{}'])('in %j there is no job', (stored) => {
  expect(jobIn(stored, 'ada', 0)).toBeUndefined()
})

test('a job that a visitor wants waits in the tab for the account, and is found once by whoever made it', () => {
  keepWantedJob('wanted')
  expect(sessionStorage.getItem('jobId')).toBe('wanted')
  keepJobFor('ada')
  expect(sessionStorage.getItem('jobId')).toBeNull()
  expect(takeJobOf('eve')).toBeUndefined()
  expect(takeJobOf('ada')).toBe('/jobs/ada/job/wanted')
  expect(takeJobOf('ada')).toBeUndefined()
})
