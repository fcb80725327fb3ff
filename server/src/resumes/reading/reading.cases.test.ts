import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { profileOf } from '@trellis/contract/profiles/profiles.samples.ts'
import { withSuggestion } from '@trellis/contract/resumes/proposals.ts'
import { describe, expect, test } from 'vitest'
import { readResumeText } from './reading.ts'

const bioFrom = (text: string, level: 'hs' | 'col') => {
  const profile = profileOf({ generalInfo: { level } })
  return readResumeText(text, profile, () => []).reduce(withSuggestion, profile)
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('a company whose name ends with a dot', () => {
  const dates = { startDate: readDate('9/2021'), endDate: CURRENT }
  test.each([
    ['Barista, Blue Door Inc.\nSep 2021 – Present\n• Served', 'Blue Door Inc.'],
    ['Barista, Blue Door Co.\nSep 2021 – Present\n• Served', 'Blue Door Co.'],
    ['Barista, Blue Door Corp.\nSep 2021 – Present', 'Blue Door Corp.'],
    ['Barista\tSep 2021 – Present\nBlue Door Ltd.\n• Served', 'Blue Door Ltd.'],
    ['Barista\nBlue Door\nLtd.\nSep 2021 – Present\n• Served', 'Blue Door Ltd.'],
    ['Blue Door Ltd.\nBarista\nSep 2021 – Present', 'Blue Door Ltd.'],
    ['Barista, Blue Door, Inc.\nSep 2021 – Present', 'Blue Door, Inc.'],
  ])('%j', (entry, companyInstitution) => {
    expect(bioFrom(`EXPERIENCE\n${entry}`, 'col').professionalInfo.positionsHeld).toMatchObject([
      { name: 'Barista', companyInstitution, ...dates },
    ])
  })

  test('a sentence that ends with a dot heads nothing', () => {
    const story = 'Baker, Mill Lane\t2019 – 2020\nBaked bread.\nSwept the floor.\nCook, Diner\t2020 – 2021'
    expect(names(bioFrom(`EXPERIENCE\n${story}`, 'col').professionalInfo.positionsHeld)).toEqual(['Baker', 'Cook'])
  })
})

describe('a place', () => {
  test.each([
    ['BSc Computer Science, State University, 2019', { name: 'State University', locationCity: '', graduationYear: '2019' }],
    ['B.A. History, Hill College, 2020', { name: 'Hill College', locationCity: '' }],
    ['State University, Salem, OR\nBSc Biology, 2019', { name: 'State University', locationCity: 'Salem' }],
  ])('of %j is no degree and no school', (line, college) => {
    expect(bioFrom(`EDUCATION\n${line}`, 'col').collegeInfo).toMatchObject(college)
  })

  test('of a school is not the school', () => {
    const { highschoolInfo } = bioFrom('EDUCATION\nClifton High School, Bristol\t2019 – 2021', 'hs')
    expect(highschoolInfo).toMatchObject({ name: 'Clifton High School', graduationYear: '2021' })
    expect(highschoolInfo.locationCity).not.toMatch(/school/i)
  })

  test.each([
    ['Bristol, UK', { locationCity: 'Bristol', locationState: '', locationCountry: 'UK' }],
    ['Salem, OR', { locationCity: 'Salem', locationState: 'OR', locationCountry: '' }],
    ['Toronto, ON, Canada', { locationCity: 'Toronto', locationState: 'ON', locationCountry: 'Canada' }],
    ['Dubai, AE', { locationCity: 'Dubai', locationState: '', locationCountry: 'AE' }],
  ])('%j has its country where it belongs', (place, general) => {
    expect(bioFrom(`Mia Hart\n${place} | mia@example.org\n\nSKILLS\nBaking`, 'hs').generalInfo).toMatchObject(general)
  })
})

describe('a school in Britain', () => {
  test.each([
    'Clifton High School, Bristol\t2019 – 2021\nA-levels: Biology (A), Chemistry (B) and Mathematics (A*)',
    'Clifton High School, Bristol\t2019 – 2021\nA Levels in Biology, Chemistry, Mathematics',
    'Clifton High School – A-levels: Biology A, Chemistry B, Mathematics A*\t2021',
  ])('%j tells its subjects', (school) => {
    const { highschoolInfo } = bioFrom(`EDUCATION\n${school}`, 'hs')
    expect(highschoolInfo.name).toBe('Clifton High School')
    expect(names(highschoolInfo.favoriteSubjects)).toEqual(['Biology', 'Chemistry', 'Mathematics'])
  })
})

describe('activities', () => {
  test.each([
    'Debate club, chess club, school newspaper',
    '• Debate club, chess club, and school newspaper',
    'Debate club\nchess club\nschool newspaper',
    '• Debate club\n• chess club\n• school newspaper',
  ])('%j are three', (lines) => {
    expect(names(bioFrom(`ACTIVITIES\n${lines}`, 'hs').highschoolInfo.clubsOrgs)).toEqual(['Debate club', 'chess club', 'school newspaper'])
  })

  test('with a part played in one are one', () => {
    expect(bioFrom('ACTIVITIES\nCaptain, Chess Club', 'hs').highschoolInfo.clubsOrgs).toMatchObject([
      { name: 'Chess Club', titlePosition: 'Captain' },
    ])
  })
})

describe('a summary', () => {
  test.each([
    ['Curious, patient and kind', { selfDescribe: 'Curious, patient and kind', aspireTo: '' }],
    ['Seeking a first job with animals.', { selfDescribe: '', aspireTo: 'Seeking a first job with animals.' }],
    ['Biology student with two years in a busy cafe.', { selfDescribe: '', aspireTo: '' }],
  ])('%j stands where it is asked for', (summary, ikigai) => {
    expect(bioFrom(`SUMMARY\n${summary}\n\nSKILLS\nBaking`, 'hs').ikigaiInfo).toMatchObject(ikigai)
  })
})
