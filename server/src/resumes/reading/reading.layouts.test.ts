import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { profileOf } from '@trellis/contract/profiles/profiles.samples.ts'
import { withSuggestion } from '@trellis/contract/resumes/proposals.ts'
import { describe, expect, test } from 'vitest'
import { readResumeText } from './reading.ts'

const bioFrom = (text: string) => {
  const profile = profileOf({ generalInfo: { level: 'col' } })
  return readResumeText(text, profile, () => []).reduce(withSuggestion, profile)
}
const positions = (lines: string) => bioFrom(`EXPERIENCE\n${lines}`).professionalInfo.positionsHeld
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('a company with its place behind it', () => {
  test.each([
    ['Technician 10/2007 to Current Raven Bay Corporation Reno, NV', 'Technician', 'Raven Bay Corporation'],
    ['Technician 10/2007 to Current Raven Bay Corporation Reno , NV', 'Technician', 'Raven Bay Corporation'],
    ['Welder 10/2007 to Current Azalea Shipbuilders New Orleans, LA', 'Welder', 'Azalea Shipbuilders'],
    ['Driver 10/2007 to Current Green Oats Mill Salt Lake City, Utah', 'Driver', 'Green Oats Mill'],
    ['Driver\t10/2007 to Current\nFirst Sandhill Bank\tPalo Alto, CA', 'Driver', 'First Sandhill Bank'],
    ['Cashier – Thimble and Sons, Norwich (10/2007 – present)', 'Cashier', 'Thimble and Sons'],
    ['Cashier | Fox, Hare & Partners | Leeds | 10/2007 – now', 'Cashier', 'Fox, Hare & Partners'],
  ])('%j', (line, name, companyInstitution) => {
    expect(positions(line)).toMatchObject([{ name, companyInstitution, startDate: readDate('10/2007'), endDate: CURRENT }])
  })
})

describe('title and company', () => {
  test('stand as in the other entries where no word tells them apart', () => {
    const held = positions('Oak Market\tReno, NV\nCashier\t2019 – 2020\n• Sold\nPalouse Lentils\tColfax, WA\nRover\t2020 – 2021\n• Drove')
    expect(held.map(({ name, companyInstitution }) => [name, companyInstitution])).toEqual([
      ['Cashier', 'Oak Market'],
      ['Rover', 'Palouse Lentils'],
    ])
  })

  test.each([
    ['Store Manager, Pelican Street', 'Store Manager'],
    ['Pelican Street, Store Manager', 'Store Manager'],
    ['Director of Nursing, Rowan Tree', 'Director of Nursing'],
    ['University of Pelican, Bank Teller', 'Bank Teller'],
  ])('of %j are told by the last word of a name', (line, title) => {
    expect(names(positions(`${line}\t2019 – 2020`))).toEqual([title])
  })

  test.each([
    'Company: Lantern Media Group\nPosition: Intern\nDates: 05/2018 – 09/2020\n• Wrote',
    'Intern — Marketing\nLantern Media Group, New York, NY (Remote)\nMay 2018 – Sept 2020\n• Wrote',
  ])('are read in %j', (lines) => {
    expect(positions(lines)).toMatchObject([{ name: 'Intern', companyInstitution: 'Lantern Media Group' }])
  })

  test('of a second post at a company are told without its name', () => {
    const held = positions(
      'Oak Market\tReno, NV\nStore Manager\t2019 – 2020\n• Led\nCashier\t2017 – 2019\n• Sold\nMill Lane\tElko, NV\nCook\t2015 – 2017\n• Fed',
    )
    expect(held.map(({ name, companyInstitution }) => [name, companyInstitution])).toEqual([
      ['Store Manager', 'Oak Market'],
      ['Cashier', 'Oak Market'],
      ['Cook', 'Mill Lane'],
    ])
    const [, sitter] = positions('Barista, Blue Door Coffee\t2019 – 2020\n• Served\nBabysitter\t2017 – 2018\n• Played')
    expect(sitter?.companyInstitution).toBe('')
  })

  test('on two lines keep their commas and lose their town', () => {
    expect(positions('Manager, Operations\nBlue Door Coffee, Leeds\n2019 – 2020')).toMatchObject([
      { name: 'Manager, Operations', companyInstitution: 'Blue Door Coffee' },
    ])
  })
})

describe('certificates', () => {
  const list = 'Basic Life Support\t2012\nTrauma Nursing Core Course\t2015\nBloodborne Pathogens\t2019\nFire Warden\t2021'
  test.each(['PROFESSIONAL DEVELOPMENT', 'Continuing Education and Certificates', 'Licensure & Certifications', 'My many tickets'])(
    'under %j are no positions',
    (heading) => {
      const { professionalInfo, collegeInfo } = bioFrom(`EXPERIENCE\nNurse, Oak Clinic\t2012 – 2020\n• Cared\n${heading}\n${list}`)
      expect(names(professionalInfo.positionsHeld).filter((name) => name !== 'Fire Warden')).toEqual(['Nurse'])
      expect(names(collegeInfo.otherTraining)).toEqual(expect.arrayContaining(['Trauma Nursing Core Course', 'Bloodborne Pathogens']))
    },
  )

  test('with who gave them are one each', () => {
    expect(names(bioFrom('CERTIFICATES\n• Registered Nurse, Oak Board of Nursing, 2018').collegeInfo.otherTraining)).toEqual([
      'Registered Nurse, Oak Board of Nursing',
    ])
  })
})

describe('schools', () => {
  const schools = (lines: string) => {
    const { highschoolInfo, collegeInfo, graduateInfo } = bioFrom(`EDUCATION\n${lines}`)
    return [highschoolInfo, collegeInfo, graduateInfo].filter(({ name }) => name).map(({ name, graduationYear }) => [name, graduationYear])
  }
  test.each([
    '2017 – 2018\nUniversity of Cherwell\nMSc Ecology\n2014 – 2017\nWharfe College\nBSc Biology',
    '2017 – 2018\nMSc Ecology\nUniversity of Cherwell\n2014 – 2017\nBSc Biology\nWharfe College',
    'University of Cherwell\nMSc Ecology\n2017 – 2018\nWharfe College\nBSc Biology\n2014 – 2017',
    'University of Cherwell, MSc Ecology\t2017 – 2018\nWharfe College, BSc Biology\t2014 – 2017',
    'Dates\tSchool\tQualification\n2017 – 2018\tUniversity of Cherwell\tMSc Ecology\n2014 – 2017\tWharfe College\tBSc Biology',
  ])('have their own years in %j', (lines) => {
    expect(schools(lines)).toEqual([
      ['Wharfe College', '2017'],
      ['University of Cherwell', '2018'],
    ])
  })

  test.each([
    ['Patapsco College – Baltimore, MD\nCertificate in Pharmacy, 2017', 'Certificate'],
    ['Patapsco College, Boston, MA 02101\nBachelor of Arts in History', 'Bachelor of Arts'],
    ['Patapsco College\nTraining in MS Office and MS Excel\nBA in History', 'BA'],
    ['Patapsco College\nBSc (Hons) Adult Nursing', 'BSc (Hons)'],
    ['Patapsco College\nNVQ Level 3 in Plumbing', 'NVQ Level 3'],
    ['Patapsco College\nBTEC Level 3 Extended Diploma in Engineering', 'BTEC Level 3 Extended Diploma'],
    ['Patapsco College\nHNC in Social Services', 'HNC'],
    ['Patapsco College\nMS in Biology', 'MS'],
    ['Certificate: Welding\t2008\nPatapsco College\tBaltimore, MD', 'Certificate'],
  ])('have the degree in %j', (lines, expected) => {
    const { collegeInfo, graduateInfo } = bioFrom(`EDUCATION\n${lines}`)
    expect([collegeInfo, graduateInfo].map(({ degree }) => degree).filter(Boolean)).toEqual([expected])
  })

  test.each([
    'Lincoln High School Salt Lake City, UT 2004',
    'Lincoln High School, Salt Lake City, UT\t2004',
    'Currently attending Lincoln High School, Class of 2004\nSalt Lake City, UT',
    '2000-2004: Lincoln High School\tSalt Lake City, UT',
  ])('have their own name and place in %j', (lines) => {
    expect(bioFrom(`EDUCATION\n${lines}`).highschoolInfo).toMatchObject({
      name: 'Lincoln High School',
      locationCity: 'Salt Lake City',
      graduationYear: '2004',
    })
  })

  test('of the 16-year-olds of Britain are high schools', () => {
    const { highschoolInfo } = bioFrom('Qualifications\nBramcote Hills School, Nottingham (2014 – 2019)\nGCSEs: nine, grades 4 to 8')
    expect(highschoolInfo).toMatchObject({ name: 'Bramcote Hills School', graduationYear: '2019' })
  })
})
