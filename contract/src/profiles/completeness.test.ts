import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeness } from './completeness.ts'
import { levels } from './levels.ts'
import { emptyProfile } from './profiles.ts'
import { anyProfile, profileOf } from './profiles.samples.ts'

const general = { name: 'Ada', birthYear: '1999', locationCity: 'Nairobi', locationCountry: 'Kenya' }
const ikigai = {
  selfDescribe: 'a',
  othersDescribe: 'b',
  comesEasy: 'c',
  favoriteActivity: 'd',
  aspireTo: 'e',
  improveWorld: 'f',
  successfulPerson: 'g',
  whatMakesSuccess: 'h',
}
const school = {
  name: 'Lincoln',
  graduationYear: '2017',
  locationCity: 'Nairobi',
  favoriteSubjects: [{ name: 'Art' }],
  sportsGames: [{ name: 'Chess' }],
  impactfulActivities: [{ name: 'Tutoring' }],
}
const college = { ...school, degree: 'BSc', major: [{ name: 'Biology' }] }
const professional = {
  positionsHeld: [{ name: 'Barista', workDescription: 'Coffee.', startDate: '2019', endDate: 'Current' }],
  otherInterests: [{ name: 'Diving' }],
  aspirationalRole: 'Owner',
  adviceToSelf: 'Sleep',
}

test.each([
  ['hs', { highschoolInfo: school }],
  ['col', { highschoolInfo: school, collegeInfo: college }],
  ['gs', { collegeInfo: college, graduateInfo: college }],
  ['ep', { professionalInfo: professional, collegeInfo: college }],
  ['ep', { professionalInfo: professional, highschoolInfo: school }],
  ['ap', { professionalInfo: professional, graduateInfo: college }],
] as const)('%s is complete with what that level is asked for', (level, sections) => {
  const profile = profileOf({ generalInfo: { ...general, level }, ikigaiInfo: ikigai, ...sections })
  expect(completeness(profile).percent).toBe(100)
})

test('a high-schooler is asked for neither college, graduate school nor work', () => {
  const { sections } = completeness(emptyProfile())
  const notWeighed = { filled: 0, of: 0, percent: 100 }
  expect(sections).toMatchObject({ collegeInfo: notWeighed, graduateInfo: notWeighed, professionalInfo: notWeighed })
  expect(sections.highschoolInfo).toEqual({ filled: 0, of: 6, percent: 0 })
})

test('an empty bio is 0 percent at every level', () => {
  for (const level of levels) expect(completeness(profileOf({ generalInfo: { level } })).percent).toBe(0)
})

test('sections weigh as their level says', () => {
  expect(completeness(profileOf({ generalInfo: general })).percent).toBe(30)
  expect(completeness(profileOf({ generalInfo: general, ikigaiInfo: ikigai })).percent).toBe(60)
  expect(completeness(profileOf({ highschoolInfo: school })).percent).toBe(40)
  expect(completeness(profileOf({ highschoolInfo: { ...school, name: '' } })).sections.highschoolInfo.percent).toBe(83)
})

test('is a whole number from 0 to 100, and 100 only where nothing asked is missing', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const { percent, sections } = completeness(profile)
      const all = Object.values(sections)
      for (const one of [percent, ...all.map((section) => section.percent)]) {
        expect(Number.isInteger(one) && one >= 0 && one <= 100).toBe(true)
      }
      expect(percent === 100).toBe(all.every(({ filled, of }) => filled === of))
    }),
  )
})
