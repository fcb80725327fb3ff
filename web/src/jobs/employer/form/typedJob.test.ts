import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { cloneOf, emptyJob, readAmount, readJob, typedOf } from './typedJob.ts'

const info = JobInfo.parse({
  name: 'Junior baker',
  companyInstitution: 'Blue Door',
  description: 'Bread and **rolls**.',
  locationCity: 'Bern',
  locationCountry: 'Switzerland',
  skills: [{ name: 'Baking', proficiency: 'expert' }],
  startDate: '9/15/2026',
  applyUntil: '2026-08-01',
  pay: { min: 21.5, max: 25, currency: 'EUR', per: 'hour' },
  resumeWanted: true,
  state: 'open',
})

const NOW = Date.UTC(2026, 6, 1)

test('a job that is not touched stays as it is stored', () => {
  const typed = typedOf(info, 'priya')
  expect(typed).toMatchObject({ startDate: '2026-09-15', endDate: '', applyUntil: '2026-08-01', pay: { min: '21.5' } })
  expect(readJob(typed, { state: 'open' }, NOW).info).toEqual(info)
})

test('a last day to apply that is over is refused at its field, unless it was stored like that', () => {
  const later = Date.UTC(2026, 7, 2)
  const typed = typedOf(info, 'priya')
  expect(Object.keys(readJob(typed, { state: 'open' }, later).faults ?? {})).toEqual(['applyUntil'])
  expect(readJob(typed, { state: 'open', before: info }, later).info).toEqual(info)
})

test('whether it is shown how many applied is stored where it is wanted alone', () => {
  const typed = typedOf(info, 'priya')
  expect(typed.showsApplied).toBe(false)
  const wanted = readJob({ ...typed, showsApplied: true }, { state: 'open' }, NOW).info!
  expect(wanted).toEqual({ ...info, showsApplied: true })
  expect(typedOf(wanted, 'priya').showsApplied).toBe(true)
})

test('hours are told where something is typed alone, and copied', () => {
  const typed = typedOf(info, 'priya')
  expect(typed.hours).toEqual({ min: '', max: '' })
  const read = (hours: object) => readJob({ ...typed, hours: { ...typed.hours, ...hours } }, { state: 'open' }, NOW)
  const told = read({ min: '7,5', max: '12' }).info!
  expect(told).toEqual({ ...info, hours: { min: 7.5, max: 12 } })
  expect(cloneOf(told, 'priya').hours).toEqual({ min: '7.5', max: '12' })
  expect(read({ max: 'some' }).faults).toEqual({ 'hours.max': 'Enter hours such as 20' })
  expect(read({ min: '12', max: '8' }).faults).toEqual({ 'hours.max': 'This is less than the fewest hours' })
})

test('a clone is a draft with everything but the last day to apply', () => {
  expect(readJob(cloneOf(info, 'priya'), { state: 'draft' }, NOW).info).toEqual({ ...info, state: 'draft', applyUntil: null })
})

test('a draft needs a title and a company, an open job a description and a place too', () => {
  const empty = emptyJob({ companyInstitution: '' }, 'priya')
  expect(Object.keys(readJob(empty, { state: 'draft' }, NOW).faults ?? {})).toEqual(['name', 'companyInstitution'])
  const named = { ...empty, name: 'Baker', companyInstitution: 'Blue Door' }
  expect(readJob(named, { state: 'draft' }, NOW).info).toBeDefined()
  expect(readJob(named, { state: 'open' }, NOW).faults).toEqual({
    description: 'Describe the job before you open it',
    locationCity: 'Say in which city or state the job is before you open it',
    locationCountry: 'Say in which country the job is before you open it',
  })
})

test('a new job begins where its company is', () => {
  const known = { companyInstitution: 'Blue Door', locationCity: 'Bern', locationState: 'BE', locationCountry: 'Switzerland' }
  expect(emptyJob(known, 'priya')).toMatchObject(known)
})

test.each([
  ['onSite', { locationState: 'Oregon', locationCountry: 'USA' }, undefined],
  ['hybrid', { locationCity: 'Bern' }, ['locationCountry']],
  ['hybrid', { locationCountry: 'Switzerland' }, ['locationCity']],
  ['onSite', { locationCity: 'Bern', locationCountry: 'Oregon' }, ['locationCountry']],
  ['remote', { locationCountry: 'Switzerland' }, undefined],
  ['remote', { locationCity: 'Bern', locationState: 'BE' }, ['locationCountry']],
])('a job that is %s with the place %j lacks %j', (workplace, place, lacking) => {
  const nowhere = { locationCity: '', locationState: '', locationCountry: '' }
  const { faults } = readJob({ ...typedOf(info, 'priya'), ...nowhere, ...place, workplace: workplace as 'onSite' }, { state: 'open' }, NOW)
  expect(faults && Object.keys(faults)).toEqual(lacking)
})

test('what is wrong is told at its field', () => {
  const typed = typedOf(info, 'priya')
  const faultsOf = (change: object) => readJob({ ...typed, ...change }, { state: 'open' }, NOW).faults
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
