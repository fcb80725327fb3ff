import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { bioSections, emptyProfile, PositionHeld, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { describe, expect, it } from 'vitest'
import { entriesOf } from './entries.ts'

const NOW = Date.UTC(2026, 5, 30)

describe('entriesOf', () => {
  it('finds nothing in an empty bio, nor in empty rows', () => {
    const bio = emptyProfile()
    expect(entriesOf(bio, NOW)).toEqual([])
    bio.highschoolInfo = bioSections.highschoolInfo.parse({ clubsOrgs: [{}], favoriteSubjects: [{ tags: 'Other' }] })
    expect(entriesOf(bio, NOW)).toEqual([])
  })

  it('reads a school entry: how long, how much, and how long ago by the graduation year', () => {
    const bio = emptyProfile()
    const row = { name: 'Robotics club', tags: 'Robotics', timeCommitment: 'major', duration: '2 years' }
    bio.highschoolInfo = bioSections.highschoolInfo.parse({ graduationYear: 2021, clubsOrgs: [row] })
    expect(entriesOf(bio, NOW)).toEqual([
      {
        name: 'Robotics club',
        section: 'highschoolInfo',
        tags: ['Robotics'],
        timeCommitment: 'major',
        years: 2,
        ageInYears: 5,
      },
    ])
  })

  it.each([
    ['2027', 0],
    ['2026', 0],
    ['', 0],
    ['1996', 30],
  ])('takes graduation in %j to be %d years ago', (graduationYear, age) => {
    const bio = emptyProfile()
    bio.graduateInfo = bioSections.graduateInfo.parse({ graduationYear, major: [{ name: 'Physics' }] })
    expect(entriesOf(bio, NOW)[0]).toMatchObject({ section: 'graduateInfo', timeCommitment: 'medium', ageInYears: age })
  })

  it('reads every list that carries tags, in each part of the bio', () => {
    const row = { name: 'Row' }
    const school = {
      favoriteSubjects: [row],
      sportsGames: [row],
      clubsOrgs: [row],
      jobsInternshipsProjects: [row],
      otherInterests: [row],
      otherTraining: [row],
      impactfulActivities: [row],
    }
    const bio = emptyProfile()
    bio.highschoolInfo = bioSections.highschoolInfo.parse(school)
    bio.collegeInfo = bioSections.collegeInfo.parse({ ...school, major: [row], minor: [row] })
    bio.graduateInfo = bio.collegeInfo
    bio.professionalInfo = bioSections.professionalInfo.parse({
      positionsHeld: [row],
      clubsOrgs: [row],
      otherInterests: [row],
      impactfulActivities: [row],
    })
    const counts = Object.groupBy(entriesOf(bio, NOW), ({ section }) => section)
    expect(Object.entries(counts).map(([section, rows]) => [section, rows.length])).toEqual([
      ['professionalInfo', 4],
      ['graduateInfo', 9],
      ['collegeInfo', 9],
      ['highschoolInfo', 7],
    ])
  })

  describe('puts first what shows most of a skill', () => {
    const rowsOf = (section: string) => (list: string) => [{ name: `${section}: ${list}` }]
    const schoolLists = (section: string) => {
      const of = rowsOf(section)
      return {
        favoriteSubjects: of('subject'),
        clubsOrgs: of('club'),
        jobsInternshipsProjects: [...of('Intern'), ...of('job')],
        otherTraining: of('training'),
      }
    }
    const namesOf = (tell: (bio: StudentProfile) => void): string[] => {
      const bio = emptyProfile()
      tell(bio)
      return entriesOf(bio, NOW).map(({ name }) => name)
    }

    it('work before internships before studies before clubs before subjects, and then the later stage', () => {
      const names = namesOf((bio) => {
        bio.highschoolInfo = bioSections.highschoolInfo.parse(schoolLists('school'))
        bio.collegeInfo = bioSections.collegeInfo.parse({ ...schoolLists('college'), major: rowsOf('college')('major') })
        bio.graduateInfo = bioSections.graduateInfo.parse({ major: rowsOf('graduate')('major') })
        bio.professionalInfo = bioSections.professionalInfo.parse({
          positionsHeld: [...rowsOf('professional')('Internship'), ...rowsOf('professional')('position')],
          clubsOrgs: rowsOf('professional')('club'),
        })
      })
      expect(names).toEqual([
        'professional: position',
        'college: job',
        'professional: Internship',
        'college: Intern',
        'graduate: major',
        'college: major',
        'college: training',
        'school: job',
        'school: training',
        'school: Intern',
        'professional: club',
        'college: club',
        'school: club',
        'college: subject',
        'school: subject',
      ])
    })

    it('what took longest and most hours, and what is not long ago', () => {
      const activity = (name: string, timeCommitment: string, duration: string) => ({ name, timeCommitment, duration })
      const position = (name: string, startDate: string, endDate: string) => ({ name, startDate, endDate })
      const names = namesOf((bio) => {
        bio.professionalInfo = bioSections.professionalInfo.parse({
          positionsHeld: [position('long ago', '06/30/1996', '06/30/2000'), position('of late', '06/30/2020', '06/30/2024')],
          clubsOrgs: [
            activity('short', 'medium', '1 year'),
            activity('long', 'medium', '5 years'),
            activity('many hours', 'major', '5 years'),
          ],
        })
      })
      expect(names).toEqual(['of late', 'long ago', 'many hours', 'long', 'short'])
    })
  })

  it.each([
    ['ended', '06/30/2016', '06/30/2020', 4, 6],
    ['going on', '06/30/2022', CURRENT, 4, 0],
    ['without an end', '06/30/2022', null, 4, 0],
    ['without a start', null, '06/30/2024', 0, 2],
    ['without dates', null, null, 0, 0],
    ['still to come', '06/30/2027', '06/30/2028', 0, 0],
    ['the wrong way round', '06/30/2020', '06/30/2016', 0, 10],
  ])('reads a position %s', (_, startDate, endDate, years, age) => {
    const bio = emptyProfile()
    bio.professionalInfo.positionsHeld = [PositionHeld.parse({ companyInstitution: 'Blue Door', startDate, endDate })]
    const [entry] = entriesOf(bio, NOW)
    expect(entry).toMatchObject({ name: 'Blue Door', section: 'professionalInfo', timeCommitment: 'major' })
    expect(entry!.years).toBeCloseTo(years, 1)
    expect(entry!.ageInYears).toBeCloseTo(age, 1)
  })
})
