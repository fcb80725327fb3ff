import { expect, test } from 'vitest'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { educations } from '@trellis/contract/jobs/jobs.ts'
import { educationOf } from './education.policy.ts'
import { hindrancesOf, payOf, placeOf, type Takeable, type Taker } from './jobGrounds.policy.ts'

const pupil: Taker = { level: 0, yearsExperience: 0, education: 0, age: 16, city: 'springfield', state: 'il', country: 'us' }
const job: Takeable = {
  level: 'hs',
  education: 'None',
  yearsOfExperience: 'None',
  employmentType: 'partTime',
  workplace: 'onSite',
  pay: { min: null, max: null, currency: 'USD', per: 'hour' },
  locationCity: 'Springfield',
  locationState: 'IL',
  locationCountry: 'United States',
  leastAge: null,
}

test.each<[string, Partial<Takeable>, string[]]>([
  ['nothing', {}, []],
  ['a level', { level: 'col' }, ['It is for the level College, and yours is High School']],
  ['education', { education: 'Completed Masters' }, ['It asks for more education than your bio shows: completed masters']],
  ['age', { leastAge: 18 }, ['It asks for people of 18 or older']],
  ['another country', { locationCountry: 'Kenya', workplace: 'remote' }, ['It is in another country, and you are under 18']],
])('a pupil is kept from a job by %s', (_, told, hindrances) => {
  expect(hindrancesOf({ ...job, ...told }, pupil)).toEqual(hindrances)
})

test('what nobody knows keeps nobody from a job', () => {
  const unknown: Taker = { level: 4, yearsExperience: 0, education: null, age: null, city: '', state: '', country: '' }
  const asking: Takeable = { ...job, level: 'ap', education: 'Completed Doctorate', leastAge: 21, locationCountry: 'Kenya' }
  expect(hindrancesOf(asking, unknown)).toEqual([])
  expect(hindrancesOf({ ...job, locationCountry: 'Untied States' }, pupil)).toEqual([])
})

test.each<[string, Partial<Takeable>, string | undefined]>([
  ['in the city', {}, 'It is in your city'],
  ['in the state', { locationCity: 'Chicago' }, 'It is in your state'],
  ['in the country', { locationState: 'TX' }, 'It is in your city'],
  ['elsewhere in the country', { locationCity: 'Austin', locationState: 'TX', locationCountry: 'USA' }, 'It is in your country'],
  ['of the same name abroad', { locationCountry: 'Canada' }, undefined],
  ['remote abroad', { locationCountry: 'Canada', workplace: 'remote' }, 'It is remote'],
])('a job %s is near or not', (_, told, words) => expect(placeOf({ ...job, ...told }, pupil)?.words).toBe(words))

test('nearer is worth more, and so is pay', () => {
  const worth = (told: Partial<Takeable>) => placeOf({ ...job, ...told }, pupil)?.raw ?? 0
  const abroad = worth({ locationCountry: 'Canada', workplace: 'remote' })
  expect(worth({})).toBeGreaterThan(worth({ locationCity: 'Chicago' }))
  expect(worth({ locationCity: '', locationState: '', workplace: 'remote' })).toBeGreaterThan(abroad)
  const told = payOf({ ...job, pay: { ...job.pay, min: 15 } })!
  expect(told.raw).toBeGreaterThan(payOf(job)!.raw)
  expect(payOf({ ...job, employmentType: 'unpaid', pay: { ...job.pay, min: 15 } })).toBeUndefined()
})

test('education is what a bio shows to be completed', () => {
  const bio = emptyProfile()
  const shown = (change: (told: typeof bio) => void) => {
    const told = structuredClone(bio)
    change(told)
    const education = educationOf(told, 2026)
    return education === null ? null : educations[education]
  }
  const at = (level: typeof bio.generalInfo.level) => shown(({ generalInfo }) => void (generalInfo.level = level))
  expect([at('hs'), at('col'), at('gs'), at('ap')]).toEqual(['None', 'Completed High School', educations[3], null])
  expect(
    shown(({ generalInfo, collegeInfo }) => {
      generalInfo.level = 'ep'
      collegeInfo.graduationYear = '2020'
      collegeInfo.degree = 'Associate of Arts'
    }),
  ).toBe(educations[2])
  expect(
    shown(({ graduateInfo }) => {
      graduateInfo.graduationYear = '2020'
      graduateInfo.degree = 'Ph.D.'
    }),
  ).toBe('Completed Doctorate')
  expect(shown(({ collegeInfo }) => void (collegeInfo.graduationYear = '2030'))).toBe('None')
})
