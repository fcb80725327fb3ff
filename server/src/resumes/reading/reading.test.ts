import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { anyProfile, profileOf } from '@trellis/contract/profiles/profiles.samples.ts'
import { withSuggestion } from '@trellis/contract/resumes/proposals.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractText } from '../extraction/extraction.ts'
import { readResumeText } from './reading.ts'
import { pdf, rightAlignedDates, twoColumns, wordResume } from '../resumes.samples.ts'

const vocabulary = ['Python', 'Public speaking', 'Leadership', 'Welding']
const skillsIn = (text: string) => vocabulary.filter((skill) => text.toLowerCase().includes(skill.toLowerCase()))

const student = profileOf({ generalInfo: { level: 'col' } })
function bioFrom(text: string, profile: StudentProfile = student): StudentProfile {
  return readResumeText(text, profile, skillsIn).reduce(withSuggestion, profile)
}
const positions = (text: string) => bioFrom(text).professionalInfo.positionsHeld
const squeezed = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('files', () => {
  test('a PDF with dates at the right edge', async () => {
    const bio = bioFrom(await extractText(await pdf(rightAlignedDates)))
    expect(bio.generalInfo).toMatchObject({
      name: 'Ada Okafor',
      locationCity: 'Nairobi',
      locationCountry: 'Kenya',
      liProfile: 'https://linkedin.com/in/ada-okafor',
    })
    expect(bio.professionalInfo.positionsHeld).toMatchObject([
      {
        name: 'Barista',
        companyInstitution: 'Blue Door Coffee',
        startDate: readDate('9/2021'),
        endDate: CURRENT,
        workDescription: 'Served two hundred guests a day with a team of four\nTrained new colleagues',
        tags: ['Other'],
      },
      {
        name: 'Junior Analyst',
        companyInstitution: 'Acme Corporation',
        startDate: readDate('6/2019'),
        endDate: readDate('8/2021'),
        tags: ['Python'],
      },
    ])
    expect(bio.collegeInfo).toMatchObject({
      name: 'State University',
      degree: 'Bachelor of Science',
      graduationYear: '2019',
      locationCity: 'Portland',
      major: [{ name: 'Biology' }],
      minor: [{ name: 'Music' }],
    })
    expect(names(bio.collegeInfo.otherTraining)).toEqual(['Python', 'public speaking', 'data analysis'])
  })

  test('a PDF with two columns', async () => {
    const bio = bioFrom(await extractText(await pdf(twoColumns)))
    expect(bio.generalInfo).toMatchObject({ name: 'Ben Ortiz', locationCity: 'Austin', locationState: 'TX' })
    expect(bio.professionalInfo.positionsHeld).toMatchObject([
      {
        name: 'Carpenter',
        companyInstitution: 'Hill Builders',
        workDescription: 'Framed houses and repaired roofs with a crew of six.',
      },
      { name: 'Volunteer Cook', companyInstitution: 'Open Table', endDate: readDate('12/2017') },
    ])
    expect(bio.highschoolInfo).toMatchObject({ name: 'Austin High School', graduationYear: '2014' })
    expect(names(bio.collegeInfo.otherTraining)).toEqual(['Welding', 'Spanish', 'First aid', 'Carpentry'])
  })

  test('a Word document', async () => {
    const bio = bioFrom(await extractText(await wordResume()))
    expect(bio.professionalInfo.positionsHeld).toMatchObject([
      { name: 'Professor of Ethics', companyInstitution: 'St. John’s University', endDate: readDate('5/2016') },
    ])
    const { name, degree, major } = bio.graduateInfo
    expect({ name, degree, major: names(major) }).toEqual({
      name: 'Princeton University',
      degree: 'PhD',
      major: ['Philosophy'],
    })
    expect(bio.collegeInfo.clubsOrgs).toMatchObject([{ name: 'City Library', titlePosition: 'Tutor' }])
  })
})

describe('layouts of an entry', () => {
  const barista = { name: 'Barista', companyInstitution: 'Blue Door Coffee', startDate: readDate('9/2021') }
  const analyst = { name: 'Analyst', companyInstitution: 'Acme Corp', startDate: readDate('2019') }
  test.each([
    ['one line', 'Barista, Blue Door Coffee\tSep 2021 – Present\n• Served', 'Analyst, Acme Corp\t2019 – 2021'],
    ['at', 'Barista at Blue Door Coffee\nSep 2021 – Present\nServed.\n', 'Analyst at Acme Corp\n2019 – 2021\nWrote.'],
    ['company above', 'Blue Door Coffee\tPortland, OR\nBarista\tSep 2021 – Now\n• Served', 'Acme Corp\tReno, NV\nAnalyst\t2019 - 2021'],
    ['title above', 'Barista\nBlue Door Coffee | 09/2021 – Present\n', 'Analyst\nAcme Corp | 2019 to 2021'],
    ['title below', 'Blue Door Coffee, Sep 2021 – Present\nBarista\n- Served', 'Acme Corp, 2019 – 2021\nAnalyst\n- Did'],
    ['title below, no story', 'Blue Door Coffee, Sep 2021 – Present\nBarista', 'Acme Corp, 2019 – 2021\nAnalyst'],
    ['dates first', 'Sep 2021 - Present\tBarista, Blue Door Coffee\n• Served', '2019 - 2021\tAnalyst, Acme Corp'],
    ['dates below', 'Barista\nBlue Door Coffee\nSeptember 2021 – Current\n• Served', 'Analyst\nAcme Corp\n2019 – 2021'],
    ['in brackets', 'Barista, Blue Door Coffee (Sep 2021 - ongoing)', 'Analyst, Acme Corp (2019-2021)'],
  ])('%s', (_, ...entries) => {
    expect(positions(['Experience', ...entries].join('\n'))).toMatchObject([
      { ...barista, endDate: CURRENT },
      { ...analyst, endDate: readDate('2021') },
    ])
  })

  test('a wrapped line goes on, a new one does not', () => {
    const story = '• Prepared breakfast for one hundred guests every single morning of\n  the week\n• Cleaned'
    const [position] = positions(`WORK HISTORY\nCook, Diner\t2020 – 2021\n${story}`)
    expect(position?.workDescription).toBe('Prepared breakfast for one hundred guests every single morning of the week\nCleaned')
  })

  test('dates in a story open no entry', () => {
    const story = '• Led the move of 2020\nand won the prize of 2021'
    expect(positions(`Experience\nCook, Diner\t2020 – 2021\n${story}`)).toHaveLength(1)
  })
})

describe('sections', () => {
  const resume = `JANE DOE
123 Main St, Springfield, IL 62701 | (555) 123-4567 | jane@example.org

OBJECTIVE
To find an internship where I can
use my skills.

EDUCATION
University of Illinois, Urbana-Champaign\tExpected May 2026
Bachelor of Arts in Communication, Minor in Spanish\tGPA: 3.7/4.0
Relevant Coursework: Public Relations, Media Law
Springfield High School, Springfield, IL\tMay 2022
High School Diploma

ACTIVITIES
President, Marketing Club\tFall 2023 – Present
Member, Debate Team (2021-2022)

VOLUNTEERING
Habitat for Humanity – Volunteer, Summer 2021
Tutor, City Library, 2019 - 2020
• Taught reading

AWARDS
• Dean's List, 2023

PROJECTS
Solar Water Heater
• Built it with Python
Bridge Model 2010
• Won second place

SKILLS
Languages: Spanish (fluent, spoken), French
Software: Excel, Python; Canva

INTERESTS
Hiking, photography, and cooking

REFERENCES
Available upon request`

  test('each goes to its list of the bio', () => {
    const bio = bioFrom(resume)
    expect(bio.generalInfo).toMatchObject({ name: 'Jane Doe', locationCity: 'Springfield', locationState: 'IL' })
    expect(bio.ikigaiInfo.aspireTo).toBe('To find an internship where I can use my skills.')
    const { collegeInfo, highschoolInfo, professionalInfo } = bio
    expect(collegeInfo).toMatchObject({
      name: 'University of Illinois, Urbana-Champaign',
      degree: 'Bachelor of Arts',
      graduationYear: '2026',
      major: [{ name: 'Communication' }],
      minor: [{ name: 'Spanish' }],
      clubsOrgs: [
        { name: 'Marketing Club', titlePosition: 'President', duration: 'Fall 2023 – Present' },
        { name: 'Debate Team', titlePosition: 'Member', duration: '2021-2022' },
        { name: 'Habitat for Humanity', titlePosition: 'Volunteer', duration: 'Summer 2021' },
      ],
      proudestAcomplishments: [{ name: "Dean's List, 2023" }],
    })
    expect(names(collegeInfo.favoriteSubjects)).toEqual(['Public Relations', 'Media Law'])
    expect(names(collegeInfo.jobsInternshipsProjects)).toEqual(['Solar Water Heater', 'Bridge Model'])
    expect(collegeInfo.jobsInternshipsProjects[0]?.tags).toEqual(['Python'])
    expect(names(collegeInfo.otherInterests)).toEqual(['Hiking', 'photography', 'cooking'])
    expect(names(collegeInfo.otherTraining)).toEqual(['Spanish (fluent, spoken)', 'French', 'Excel', 'Python', 'Canva'])
    expect(highschoolInfo).toMatchObject({ name: 'Springfield High School', graduationYear: '2022' })
    expect(highschoolInfo.locationCity).toBe('Springfield')
    expect(professionalInfo.positionsHeld).toMatchObject([{ name: 'Tutor', companyInstitution: 'City Library' }])
  })

  test('every proposal has its own id, words, and a quote out of the resume', () => {
    const proposals = readResumeText(resume, student, skillsIn)
    expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length)
    for (const { words, quote } of proposals) {
      expect(words).not.toMatch(/undefined|null/)
      expect(squeezed(resume)).toContain(squeezed(quote.replace(/\.\.\.$/, '')))
    }
  })

  test('what the bio has already is not proposed again', () => {
    expect(readResumeText(resume, bioFrom(resume), skillsIn)).toEqual([])
  })
})

describe('any text', () => {
  const line = fc.oneof(
    fc.constantFrom('EXPERIENCE', 'Education', 'Skills', 'AWARDS', 'Volunteering', 'Projects', 'Summary'),
    fc.constantFrom('2019 - 2021', 'Sep 2021 – Present', 'BSc in Biology', 'State University', 'Interests: a, b'),
    fc.constantFrom('', '• did it', 'Barista, Blue Door', 'Ada Okafor | Nairobi, Kenya'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  test('is read without failing, into proposals that fit a bio', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), anyProfile, (lines, profile) => {
        for (const proposal of readResumeText(lines.join('\n'), profile, skillsIn)) {
          const section = withSuggestion(emptyProfile(), proposal)
          expect(profileOf(section)).toEqual(section)
          expect(proposal.words && proposal.quote).toBeTruthy()
        }
      }),
    )
  })

  test('is read where a diploma stands beside a school without a gap', () => {
    expect(readResumeText('EDUCATION\nDiplomaSchool', student, () => [])).toMatchObject([{ value: 'Diploma' }])
  })

  test.each(['Bachelor of ', 'a', ' ', '\t', '(', 'Sep ', '2019 ', 'A, ', 'linkedin.com.', 'x of in ', '• ', '1/', '-'])(
    'is read quickly where %j comes a hundred thousand times',
    (part) => {
      const before = process.threadCpuUsage()
      const long = part.repeat(100_000).slice(0, 200_000)
      const wrapped = part
        .repeat(30)
        .concat('\n')
        .repeat(200_000 / (part.length * 30 + 1))
      readResumeText(`EDUCATION\n${long}\nEXPERIENCE\n${long}\n2019\nSKILLS\n${long}`, student, () => [])
      readResumeText(`EDUCATION\n${wrapped}\nEXPERIENCE\n${wrapped}\n2019\nSKILLS\n${wrapped}`, student, () => [])
      // Of this thread alone, so that what else the machine does counts for nothing.
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(1_500)
    },
  )
})
