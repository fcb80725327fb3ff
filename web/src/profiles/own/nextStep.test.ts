import { emptyProfile, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { countUntagged, nextStep } from './nextStep.ts'

const profileOf = (sections: Record<string, object>) => StudentProfile.parse({ ...emptyProfile(), ...sections })

test.each([
  ['hs', 'highschoolInfo', 'Name your school'],
  ['col', 'collegeInfo', 'Name your school'],
  ['gs', 'graduateInfo', 'Name your school'],
  ['ep', 'professionalInfo', 'Add a position'],
  ['ap', 'professionalInfo', 'Add a position'],
])('an empty bio at level %s begins with %s', (level, section, words) => {
  expect(nextStep(profileOf({ generalInfo: { level } }))).toMatchObject({ to: 'field', section, words })
})

test('entries without a skill come before what is left to fill in, and people come last', () => {
  const clubsOrgs = [{ name: 'Chess' }, { name: 'Debate', tags: ['Leadership'] }]
  const filled = {
    generalInfo: { name: 'Maya', birthYear: '2008', locationCity: 'Austin', locationCountry: 'USA' },
    highschoolInfo: { name: 'Lincoln', clubsOrgs },
    ikigaiInfo: { selfDescribe: 'kind', favoriteActivity: 'chess' },
  }
  const untagged = profileOf(filled)
  expect(countUntagged(untagged)).toBe(1)
  expect(nextStep(untagged)).toEqual({ to: 'tags', words: 'Choose skills for one entry' })
  const tagged = profileOf({ ...filled, highschoolInfo: { name: 'Lincoln', clubsOrgs: clubsOrgs.slice(1) } })
  expect(nextStep(tagged)).toMatchObject({ to: 'field', section: 'highschoolInfo', field: 'graduationYear' })
})

test('a first visit that was left comes before everything', () => {
  expect(nextStep(profileOf({}), 2)).toEqual({ to: 'firstVisit', words: 'Go on with your first steps' })
})
