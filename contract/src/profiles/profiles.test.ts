import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENT } from '../texts/dates.ts'
import { type BioSection, bioSections, DateField, DayField, emptyProfile, StudentProfile, Year } from './profiles.ts'
import { anyProfile } from './profiles.samples.ts'

const MIB = 1024 * 1024
const names = Object.keys(bioSections) as BioSection[]
function issue(section: BioSection, data: unknown): { path: string; message: string } | undefined {
  const found = bioSections[section].safeParse(data).error?.issues[0]
  return found && { path: found.path.join('.'), message: found.message }
}

describe('a section of a bio', () => {
  test.each(names)('%s has a default for every field', (section) => {
    expect(bioSections[section].safeParse({}).success).toBe(true)
    expect(bioSections[section].parse(emptyProfile()[section])).toEqual(emptyProfile()[section])
  })

  test.each(names)('%s refuses fields that it does not know', (section) => {
    expect(issue(section, { unknown: 1 })?.message).toContain('unknown')
    expect(issue(section, JSON.parse('{"__proto__": {"admin": true}}'))).toBeTruthy()
  })

  test.each(names)('%s refuses what is no object', (section) => {
    for (const data of [null, undefined, [], 'text', 3]) expect(issue(section, data)).toBeTruthy()
  })

  const unstorable = 'This contains characters that cannot be stored'
  test.each<[BioSection, object, string, string]>([
    ['generalInfo', { name: 'a\u0000' }, 'name', unstorable],
    ['generalInfo', { name: '\uD800' }, 'name', unstorable],
    ['generalInfo', { name: 'x'.repeat(MIB) }, 'name', 'Use at most 200 characters'],
    ['generalInfo', { liProfile: 'http://a.org' }, 'liProfile', 'Use a full link that starts with https://'],
    ['generalInfo', { birthYear: '1900' }, 'birthYear', 'Enter a year between 1901 and 2099'],
    ['generalInfo', { birthYear: '2090' }, 'birthYear', 'Enter the year you were born'],
    ['ikigaiInfo', { aspireTo: 'x'.repeat(MIB) }, 'aspireTo', 'Use at most 5000 characters'],
    ['highschoolInfo', { clubsOrgs: [{ name: '\uDC00' }] }, 'clubsOrgs.0.name', unstorable],
    ['highschoolInfo', { clubsOrgs: [{ tags: 'a,b,c' }] }, 'clubsOrgs.0.tags', 'Choose at most 2 skills'],
    ['highschoolInfo', { clubsOrgs: Array.from({ length: 61 }, () => ({})) }, 'clubsOrgs', 'Keep at most 60 rows'],
    [
      'professionalInfo',
      { positionsHeld: [{}, { startDate: '31 Feb' }] },
      'positionsHeld.1.startDate',
      'Enter a date such as 9/2024, 09/15/2024 or 2024',
    ],
  ])('%s says what is wrong and where, no. %#', (section, data, path, message) => {
    expect(issue(section, data)).toEqual({ path, message })
  })

  test.each<[BioSection, object]>([
    ['generalInfo', { level: 'wizard' }],
    ['generalInfo', { level: '' }],
    ['generalInfo', { name: null }],
    ['highschoolInfo', { degree: 'BSc' }],
    ['highschoolInfo', { clubsOrgs: [{ timeCommitment: 'often' }] }],
    ['highschoolInfo', { clubsOrgs: [{ years: 3 }] }],
    ['highschoolInfo', { favoriteSubjects: [{ name: 'Art', titlePosition: 'x' }] }],
    ['highschoolInfo', { proudestAcomplishments: [{ name: 'Won', tags: 'a' }] }],
    ['collegeInfo', { major: 'Biology' }],
    ['collegeInfo', { major: [null] }],
  ])('%s refuses %j', (section, data) => expect(issue(section, data)).toBeTruthy())

  test('takes along what the server decides, and every form of what a person enters', () => {
    const general = { name: ' Ada ', birthYear: 1999, admin: true, followers: 5, profileType: 'Normal' }
    expect(bioSections.generalInfo.parse(general)).toMatchObject({ name: 'Ada', birthYear: '1999', level: 'hs' })
    const position = { startDate: '9/2024', endDate: 'current', tags: 'a, b' }
    expect(bioSections.professionalInfo.parse({ positionsHeld: [position] }).positionsHeld[0]).toMatchObject({
      startDate: Date.UTC(2024, 8, 1),
      endDate: CURRENT,
      tags: ['a', 'b'],
    })
  })
})

test('a bio that was read once reads the same again', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      expect(StudentProfile.parse(profile)).toEqual(profile)
    }),
  )
})

test('no value makes reading fail otherwise than by a message', () => {
  const field = fc.constantFrom(...names.flatMap((section) => Object.keys(bioSections[section].shape)))
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.dictionary(field, fc.anything()), (section, data) => {
      expect(typeof bioSections[section].safeParse(data).success).toBe('boolean')
    }),
  )
})

test.each([
  ['', ''],
  ['1901', '1901'],
  ['2099', '2099'],
  [2024, '2024'],
])('the year %j', (written, year) => expect(Year.parse(written)).toBe(year))

test.each(['1900', '2100', '24', ' 2024', '2024.0', 2024.5, 0, '0', null, Number.NaN])('%j is no year', (written) => {
  expect(Year.safeParse(written).success).toBe(false)
})

test('a date is null where none is given', () => {
  expect(DateField.parse(undefined)).toBeNull()
  expect(DateField.parse('')).toBeNull()
  expect(DateField.safeParse(Number.POSITIVE_INFINITY).success).toBe(false)
  expect(DateField.safeParse('9'.repeat(MIB)).success).toBe(false)
  expect([DateField.parse('Current'), DayField.parse('Current'), DayField.parse('2024-02-29')]).toEqual([
    CURRENT,
    null,
    Date.UTC(2024, 1, 29),
  ])
})
