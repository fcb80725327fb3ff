import { expect, test } from 'vitest'
import { JobInfo } from './jobs.ts'
import { hoursWords } from './workingHours.ts'

const read = (hours?: object) =>
  JobInfo.safeParse({ name: 'Barista', companyInstitution: 'Blue Door', ...(hours !== undefined && { hours }) })

test.each([
  [{ min: 20, max: 20 }, '20 hours a week'],
  [{ min: 10, max: 15 }, '10 to 15 hours a week'],
  [{ min: 37.5, max: 40 }, '37.5 to 40 hours a week'],
  [{ min: 12 }, 'From 12 hours a week'],
  [{ max: 8 }, 'Up to 8 hours a week'],
  [{ min: 1, max: 1 }, '1 hour a week'],
  [{ min: 1, max: 80 }, '1 to 80 hours a week'],
  [{}, ''],
  [undefined, ''],
])('the hours %j are told as %j', (told, words) => {
  expect(hoursWords(read(told).data!.hours)).toBe(words)
})

test('a job that tells no hours reads as before there were any', () => {
  expect(read().data).not.toHaveProperty('hours')
})

test.each([
  [{ min: 0.5 }, 'min', 'Enter one hour or more'],
  [{ min: 0, max: 5 }, 'min', 'Enter one hour or more'],
  [{ max: 80.5 }, 'max', 'Enter 80 hours or fewer'],
  [{ min: 7.3 }, 'min', 'Enter whole or half hours'],
  [{ max: Number.NaN }, 'max', 'Enter hours such as 20'],
  [{ max: '20' }, 'max', 'Enter hours such as 20'],
  [{ min: 20, max: 19.5 }, 'max', 'This is less than the fewest hours'],
])('the hours %j are refused at %s: %s', (told, field, message) => {
  expect(read(told).error?.issues).toMatchObject([{ path: ['hours', field], message }])
})
