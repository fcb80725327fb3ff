import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import type { SeenPosting } from '../../postings/postings.queries.ts'
import { jobPosting } from './jobPosting.ts'
import { type JobInput, jobInput } from '../testing.ts'

const OPENED = Date.UTC(2026, 8, 1, 9)
const ADDRESS = 'https://trellis.example/job/1'

const dataOf = (told: JobInput = {}): Record<string, unknown> => postingOf(JobInfo.parse(jobInput(told)))!

function postingOf(info: JobInfo) {
  const posting: SeenPosting = {
    id: newId(),
    kind: 'job',
    ownerId: newId(),
    name: info.name,
    offeredBy: info.companyInstitution,
    state: 'open',
    wantsResume: false,
    applyUntil: null,
    membership: [],
    pictureId: null,
    createdAt: new Date(OPENED),
    updatedAt: new Date(OPENED),
    openedAt: new Date(OPENED),
    deletedAt: null,
    blocked: false,
  }
  return jobPosting({ posting, info, signature: null }, ADDRESS)
}

test('a job tells what schema.org’s JobPosting needs', () => {
  expect(dataOf({ locationCity: 'Springfield', locationState: 'OR', locationCountry: 'US' })).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Barista',
    description: '<p>Make good coffee, and be kind to guests.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Blue Door', value: expect.any(String) },
    url: ADDRESS,
    datePosted: '2026-09-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Blue Door' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Springfield', addressRegion: 'OR', addressCountry: 'US' },
    },
    skills: 'Cooking',
    directApply: true,
  })
})

test.each([
  ['fullTime', 'FULL_TIME'],
  ['partTime', 'PART_TIME'],
  ['consulting', 'CONTRACTOR'],
  ['internship', 'INTERN'],
  ['unpaid', 'INTERN'],
] as const)('%s is %s', (employmentType, name) => expect(dataOf({ employmentType }).employmentType).toBe(name))

test('a description is HTML in which nothing that was typed is a tag', () => {
  const description = '# You\n\nlove <b>tea</b>\nand "cake"\n\n- one & two'
  expect(dataOf({ description }).description).toBe(
    '<p>You</p><p>love &#60;b&#62;tea&#60;/b&#62;<br>and &#34;cake&#34;</p><p>one &#38; two</p>',
  )
})

test('a remote job is for people of its country, or of its state there', () => {
  const remote = (told: JobInput) => dataOf({ workplace: 'remote', locationCity: '', ...told })
  expect(remote({ locationCity: 'Bern', locationCountry: 'Switzerland' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Switzerland' },
  })
  expect(remote({ locationState: 'Oregon' }).applicantLocationRequirements).toEqual({ '@type': 'State', name: 'Oregon, United States' })
  expect(remote({ locationCity: 'Bern' })).not.toHaveProperty('jobLocation')
})

test.each([
  ['USA', 'US'],
  ['united kingdom', 'GB'],
  ['Schweiz', 'CH'],
])('the country %s is told by its two letters', (locationCountry, addressCountry) => {
  const { jobLocation } = dataOf({ workplace: 'hybrid', locationCity: '', locationState: 'North', locationCountry })
  expect(jobLocation).toMatchObject({ address: { addressRegion: 'North', addressCountry } })
})

test('a job of before places were asked for tells nothing that search engines would refuse', () => {
  const told = JobInfo.parse(jobInput())
  expect(postingOf({ ...told, locationCountry: '' })).toBeUndefined()
  expect(postingOf({ ...told, locationCountry: 'The valley' })).toBeUndefined()
  expect(postingOf({ ...told, locationCity: '' })).toBeUndefined()
  expect(postingOf({ ...told, locationCity: '', workplace: 'remote' })).toBeDefined()
})

test.each<[JobInput['pay'], object | undefined]>([
  [
    { min: 20, max: 25, per: 'hour' },
    { minValue: 20, maxValue: 25, unitText: 'HOUR' },
  ],
  [
    { min: 4_000, per: 'month' },
    { value: 4_000, unitText: 'MONTH' },
  ],
  [{ max: 90_000 }, { value: 90_000, unitText: 'YEAR' }],
  [
    { min: 5, max: 5 },
    { value: 5, unitText: 'YEAR' },
  ],
  [{}, undefined],
])('the pay %j is told as %j', (pay, value) => {
  const { baseSalary } = dataOf({ pay })
  if (value === undefined) return expect(baseSalary).toBeUndefined()
  expect(baseSalary).toEqual({ '@type': 'MonetaryAmount', currency: 'USD', value: { '@type': 'QuantitativeValue', ...value } })
})

test('the hours of a week are told where the job tells them', () => {
  expect(dataOf({ hours: { min: 10, max: 15 } }).workHours).toBe('10 to 15 hours a week')
  expect(dataOf({ hours: {} })).not.toHaveProperty('workHours')
})

test('the last day to apply counts to its end, and only days are days', () => {
  const day = Date.UTC(2026, 8, 15)
  expect(dataOf({ applyUntil: day, startDate: day })).toMatchObject({
    validThrough: '2026-09-15T23:59:59.999Z',
    jobStartDate: '2026-09-15',
  })
  const never = dataOf({ applyUntil: CURRENT, startDate: CURRENT })
  expect(never).not.toHaveProperty('validThrough')
  expect(never).not.toHaveProperty('jobStartDate')
})
