import { expect, test } from 'vitest'
import { jobIn, storedJob } from './jobOfSignUp.ts'

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
