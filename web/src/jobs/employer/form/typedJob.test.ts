import { CURRENT } from '@trellis/contract/dates.ts'
import { JobInfo } from '@trellis/contract/jobs.ts'
import { expect, test } from 'vitest'
import { cloneOf, emptyJob, readAmount, readJob, typedOf } from './typedJob.ts'

const info = JobInfo.parse({
  name: 'Junior baker',
  companyInstitution: 'Blue Door',
  description: 'Bread and **rolls**.',
  skills: [{ name: 'Baking', proficiency: 'expert' }],
  startDate: '9/15/2026',
  applyUntil: '2026-08-01',
  pay: { min: 21.5, max: 25, currency: 'EUR', per: 'hour' },
  resumeWanted: true,
  state: 'open',
})

test('a job that is not touched stays as it is stored', () => {
  const typed = typedOf(info, 'priya')
  expect(typed).toMatchObject({ startDate: '2026-09-15', endDate: '', applyUntil: '2026-08-01', pay: { min: '21.5' } })
  expect(readJob(typed, 'open').info).toEqual(info)
})

test('a clone is a draft with everything but the last day to apply', () => {
  expect(readJob(cloneOf(info, 'priya'), 'draft').info).toEqual({ ...info, state: 'draft', applyUntil: null })
})

test('a draft needs a title and a company, an open job a description too', () => {
  const empty = emptyJob('', 'priya')
  expect(Object.keys(readJob(empty, 'draft').faults ?? {})).toEqual(['name', 'companyInstitution'])
  const named = { ...empty, name: 'Baker', companyInstitution: 'Blue Door' }
  expect(readJob(named, 'draft').info).toBeDefined()
  expect(readJob(named, 'open').faults).toEqual({ description: 'Describe the job before you open it' })
})

test('what is wrong is told at its field', () => {
  const typed = typedOf(info, 'priya')
  const faultsOf = (change: object) => readJob({ ...typed, ...change }, 'open').faults
  expect(faultsOf({ pay: { ...typed.pay, min: 'a lot' } })).toEqual({ 'pay.min': 'Enter an amount such as 45000' })
  expect(faultsOf({ pay: { ...typed.pay, max: '3' } })).toEqual({ 'pay.max': 'This is less than the lowest pay' })
  expect(faultsOf({ endDate: '2026-01-01' })).toEqual({ endDate: 'This is before the start' })
  const twice = { name: 'baking', proficiency: 'good' }
  expect(faultsOf({ skills: [...typed.skills, twice] })).toEqual({ 'skills.1.name': 'This skill is there already' })
})

test('an end that is only current is none', () => {
  expect(typedOf({ ...info, endDate: CURRENT }, 'priya').endDate).toBe('')
})

test.each([
  ['', null],
  [' 45000 ', 45_000],
  ['45,000', 45_000],
  ['45.000', 45_000],
  ['45 000', 45_000],
  ['1’250’000', 1_250_000],
  ['$45k', 45_000],
  ['€ 2.5 K', 2_500],
  ['21.50', 21.5],
  ['21,50', 21.5],
  ['-5', Number.NaN],
  ['competitive', Number.NaN],
])('%j is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toEqual(amount)
})
