import { expect, test } from 'vitest'
import { isLevel, isWorking, levelLabel, levels, levelsOfJobsFor, levelsOfPeopleFor, mainSectionOf, ownLevelLabel } from './levels.ts'

test.each([
  ['hs', 'High School'],
  ['col', 'College'],
  ['gs', 'Graduate School'],
  ['ep', 'Early Professional'],
  ['ap', 'Advanced Professional'],
  ['', 'No Level'],
  ['constructor', 'No Level'],
  [undefined, 'No Level'],
])('the level %s is %s', (level, label) => expect(levelLabel(level)).toBe(label))

test.each([
  ['hs', ['hs'], ['hs']],
  ['col', ['col'], ['col', 'gs']],
  ['gs', ['col', 'gs'], ['gs']],
  ['ep', ['ep'], ['ep']],
  ['ap', ['ap'], ['ap']],
] as const)('somebody at %s takes jobs for %s, and jobs for it are for %s', (level, jobs, people) => {
  expect(levelsOfJobsFor(level)).toEqual(jobs)
  expect(levelsOfPeopleFor(level)).toEqual(people)
})

test.each([
  ['col', 'College'],
  ['ep', 'Early Professional (under 7 years of experience)'],
] as const)('one’s own level %s is %s', (level, label) => expect(ownLevelLabel(level)).toBe(label))

test('there are levels at every school and at work, schools first', () => {
  expect(levels.map(mainSectionOf)).toEqual(['highschoolInfo', 'collegeInfo', 'graduateInfo', 'professionalInfo', 'professionalInfo'])
  expect(levels.filter(isWorking)).toEqual(['ep', 'ap'])
})

test.each([7, null, undefined, '', 'toString', ['hs']])('%j is no level', (value) => expect(isLevel(value)).toBe(false))
