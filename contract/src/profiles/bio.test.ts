import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropEmptyRows, headlineOf, words, yearsOfExperience } from './bio.ts'
import { CURRENT, readDate } from '../texts/dates.ts'
import { type BioSection, bioSections, emptyProfile, PositionHeld } from './profiles.ts'
import { anyProfile, profileOf } from './profiles.samples.ts'

const working = (...positionsHeld: object[]) => profileOf({ professionalInfo: { positionsHeld } })

describe('dropEmptyRows', () => {
  test('drops a row with nothing typed, even the only one, whatever was picked', () => {
    const { highschoolInfo } = profileOf({
      highschoolInfo: {
        clubsOrgs: [{ name: '' }, { name: 'Chess' }, { name: ' ', tags: ['Leadership'], timeCommitment: 'major' }],
        favoriteSubjects: [{}],
        proudestAcomplishments: [{ name: 'Won' }, {}],
      },
    })
    const kept = dropEmptyRows(highschoolInfo)
    expect(kept.clubsOrgs.map(({ name }) => name)).toEqual(['Chess'])
    expect(kept.favoriteSubjects).toEqual([])
    expect(kept.proudestAcomplishments).toEqual([{ name: 'Won' }])
  })

  test.each(['name', 'companyInstitution', 'workDescription', 'canBeImproved', 'bestPartOfWorking'])(
    'keeps a position of which only %s was typed',
    (field) => {
      const { professionalInfo } = working({}, { [field]: 'typed' }, { tags: 'Leadership' })
      expect(dropEmptyRows(professionalInfo).positionsHeld).toEqual([PositionHeld.parse({ [field]: 'typed' })])
    },
  )

  test('keeps a row with only a date, a title or a duration', () => {
    expect(dropEmptyRows(working({ startDate: '2020' }).professionalInfo).positionsHeld).toHaveLength(1)
    expect(dropEmptyRows(working({ startDate: 0 }).professionalInfo).positionsHeld).toHaveLength(1)
    const sportsGames = [{ titlePosition: 'Captain' }, { duration: '3' }]
    expect(dropEmptyRows(profileOf({ collegeInfo: { sportsGames } }).collegeInfo).sportsGames).toHaveLength(2)
  })

  test('loses no typed text and no order, and once is enough', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        for (const name of Object.keys(bioSections) as BioSection[]) {
          const before = profile[name]
          const after = dropEmptyRows(before)
          expect(dropEmptyRows(after)).toEqual(after)
          expect(Object.keys(after)).toEqual(Object.keys(before))
          expect(bioSections[name].safeParse(after).success).toBe(true)
        }
        const before = profile.professionalInfo.positionsHeld
        const after = dropEmptyRows(profile.professionalInfo).positionsHeld
        expect(before.filter((row) => after.includes(row))).toEqual(after)
        const dropped = before.filter((row) => !after.includes(row))
        for (const { tags: _, ...row } of dropped) expect(Object.values(row).every((value) => !value)).toBe(true)
      }),
    )
  })
})

describe('headlineOf', () => {
  const barista = { name: 'Barista', companyInstitution: 'Blue Door', startDate: '2019', endDate: '2021' }
  const baker = { name: 'Baker', companyInstitution: 'Loaf', startDate: '2020', endDate: '2020' }
  const school = { name: 'Lincoln High School' }
  test.each<[string, Partial<Record<BioSection, object>>]>([
    ['', {}],
    ['Barista at Blue Door', { professionalInfo: { positionsHeld: [baker, barista] } }],
    ['Baker at Loaf', { professionalInfo: { positionsHeld: [barista, { ...baker, endDate: 'Current' }] } }],
    ['Baker at Loaf', { professionalInfo: { positionsHeld: [{ name: 'Cook' }, baker] } }],
    ['Baker at Loaf', { professionalInfo: { positionsHeld: [{ ...barista, endDate: '2020' }, baker] } }],
    ['Barista', { professionalInfo: { positionsHeld: [{ name: 'Barista' }] } }],
    ['Blue Door', { professionalInfo: { positionsHeld: [{ companyInstitution: 'Blue Door' }] } }],
    ['Baker at Loaf', { professionalInfo: { positionsHeld: [baker] }, highschoolInfo: school }],
    ['Biology at State', { collegeInfo: { name: 'State', major: [{}, { name: 'Biology' }] }, highschoolInfo: school }],
    ['BSc in Biology at State', { collegeInfo: { name: 'State', degree: 'BSc', major: [{ name: 'Biology' }] } }],
    ['BSc', { collegeInfo: { degree: 'BSc' } }],
    ['PhD in Physics at MIT', { graduateInfo: { name: 'MIT', degree: 'PhD', major: [{ name: 'Physics' }] } }],
    ['Student at State', { generalInfo: { level: 'col' }, collegeInfo: { name: 'State' } }],
    ['From State', { generalInfo: { level: 'ep' }, collegeInfo: { name: 'State' } }],
    ['Student at Lincoln High School', { highschoolInfo: school }],
    ['From Lincoln High School', { generalInfo: { level: 'ap' }, highschoolInfo: school }],
    ['Marine biologist', { professionalInfo: { aspirationalRole: 'Marine biologist\nor a diver' } }],
  ])('%j', (headline, sections) => expect(headlineOf(profileOf(sections))).toBe(headline))

  test('is one line of bounded length for every bio', () => {
    fc.assert(fc.property(anyProfile, (profile) => /^.{0,143}$/u.test(headlineOf(profile))))
    expect(headlineOf(profileOf({ professionalInfo: { aspirationalRole: 'x'.repeat(5_000) } }))).toHaveLength(143)
  })
})

describe('yearsOfExperience', () => {
  const now = readDate('1/2025') as number
  test.each<[number, object[]]>([
    [0, []],
    [2, [{ startDate: '2019', endDate: '2021' }]],
    [
      2,
      [
        { startDate: '2019', endDate: '2021' },
        { startDate: '2019', endDate: '2020' },
      ],
    ],
    [
      3,
      [
        { startDate: '2020', endDate: '2022' },
        { startDate: '2019', endDate: '2021' },
      ],
    ],
    [
      3,
      [
        { startDate: '2010', endDate: '2012' },
        { startDate: '2020', endDate: '2021' },
      ],
    ],
    [5, [{ startDate: '2020', endDate: 'Current' }]],
    [5, [{ startDate: '2020', endDate: '2030' }]],
    [0, [{ startDate: '2026', endDate: 'Current' }]],
    [0, [{ startDate: '2021', endDate: '2019' }]],
    [0, [{ startDate: '2020' }, { endDate: '2020' }, {}]],
    [0, [{ startDate: 'Current', endDate: 'Current' }]],
    [70, [{ startDate: '1955', endDate: 'Current' }]],
  ])('is %d years', (years, positions) => {
    expect(yearsOfExperience(working(...positions), now)).toBeCloseTo(years, 1)
  })

  test('is never negative, never more than the positions together, and needs no order', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { positionsHeld } = profile.professionalInfo
        const years = yearsOfExperience(profile, now)
        const each = positionsHeld.map((position) => yearsOfExperience(working(position), now))
        const backwards = working(...positionsHeld.toReversed())
        expect(years).toBeGreaterThanOrEqual(Math.max(0, ...each) - 1e-9)
        expect(years).toBeLessThanOrEqual(each.reduce((sum, one) => sum + one, 0) + 1e-9)
        expect(yearsOfExperience(backwards, now)).toBeCloseTo(years, 9)
      }),
    )
  })
})

test('words are what a person tells, without what is private', () => {
  const chess = { name: 'Chess', titlePosition: 'Captain', timeCommitment: 'minor', duration: '2', tags: 'Tactics' }
  const positionsHeld = [{ companyInstitution: 'Blue Door', endDate: CURRENT }]
  const profile = profileOf({
    generalInfo: {
      name: 'Ada',
      birthYear: '1999',
      gender: 'woman',
      locationCity: 'Nairobi',
      liProfile: 'https://linkedin.com/in/ada',
      profileType: 'profile',
      resume: 'secret.pdf',
    },
    highschoolInfo: { name: 'Lincoln', graduationYear: '2017', clubsOrgs: [chess] },
    professionalInfo: { positionsHeld, aspirationalRole: 'Diver' },
  })
  expect(words(profile)).toBe('Ada\nNairobi\nLincoln\nChess\nTactics\nCaptain\nBlue Door\nDiver')
  expect(words(emptyProfile())).toBe('')
})
