import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropEmptyRows } from '../profiles/bio.ts'
import { CURRENT, readDate } from '../texts/dates.ts'
import { toJsonResume } from './jsonResume.export.ts'
import { proposalsFromJsonResume } from './jsonResume.import.ts'
import { JsonResume } from './jsonResume.schema.ts'
import { type BioSection, emptyProfile, StudentProfile } from '../profiles/profiles.ts'
import { anyProfile, profileOf } from '../profiles/profiles.samples.ts'
import { withSuggestion } from './proposals.ts'

const account = { name: 'Ada Okafor', email: 'ada@example.org' }
const skillsIn = (text: string) => (/python/i.test(text) ? ['Python'] : [])

/** Stored bios have no empty rows. */
const storedProfile = anyProfile.map((profile) =>
  StudentProfile.parse(Object.fromEntries(Object.entries(profile).map(([name, section]) => [name, dropEmptyRows(section)]))),
)
function acceptAll(document: Record<string, unknown>, profile: StudentProfile) {
  return (proposalsFromJsonResume(document, profile) ?? []).reduce(withSuggestion, profile)
}
/** What a document is after a journey through a file. */
const throughFile = (document: object): Record<string, unknown> => JSON.parse(JSON.stringify(document))

describe('toJsonResume', () => {
  test('is a valid document for every bio', () => {
    fc.assert(
      fc.property(anyProfile, fc.string(), fc.string(), (profile, name, email) => {
        const document = throughFile(toJsonResume(profile, { name, email }))
        expect(JsonResume.safeParse(document).error).toBeUndefined()
      }),
    )
  })

  test('puts a bio where the format expects it', () => {
    const profile = profileOf({
      generalInfo: { locationCity: 'Nairobi', locationCountry: 'KE', liProfile: 'https://linkedin.com/in/ada' },
      highschoolInfo: { name: 'Lincoln', graduationYear: '2017', favoriteSubjects: [{ name: 'Art' }] },
      collegeInfo: {
        name: 'State',
        degree: 'BSc',
        major: [{ name: 'Biology' }, { name: 'Music' }],
        clubsOrgs: [{ name: 'Chess', titlePosition: 'Captain', tags: 'Leadership' }],
        proudestAcomplishments: [{ name: 'Won a medal' }],
      },
      professionalInfo: {
        positionsHeld: [{ name: 'Barista', companyInstitution: 'Blue Door', startDate: '9/2019', endDate: 'now', tags: 'Leadership' }],
      },
    })
    expect(toJsonResume(profile, account)).toMatchObject({
      basics: {
        name: 'Ada Okafor',
        email: 'ada@example.org',
        label: 'Barista at Blue Door',
        location: { city: 'Nairobi', countryCode: 'KE' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
      },
      work: [{ name: 'Blue Door', position: 'Barista', startDate: '2019-09-01' }],
      education: [
        { institution: 'State', area: 'Biology, Music', studyType: 'BSc' },
        { institution: 'Lincoln', studyType: 'High school', endDate: '2017', courses: ['Art'] },
      ],
      volunteer: [{ organization: 'Chess', position: 'Captain' }],
      awards: [{ title: 'Won a medal', awarder: 'State' }],
      skills: [{ name: 'Leadership', keywords: ['Barista', 'Chess'] }],
      meta: { version: 'v1.0.0' },
    })
  })

  test('keeps what the server adds to a profile to itself', () => {
    const profile = profileOf({ generalInfo: { name: 'Ada', resume: ['secret'], blocked: ['somebody'], admin: true } })
    expect(JSON.stringify(toJsonResume(profile, account))).not.toMatch(/secret|somebody|admin/)
  })
})

describe('an export read back', () => {
  test('restores every bio exactly', () => {
    fc.assert(
      fc.property(storedProfile, (profile) => {
        const document = throughFile(toJsonResume(profile, account))
        expect(acceptAll(document, emptyProfile())).toEqual(profile)
      }),
    )
  })

  test('proposes nothing to the bio it came from', () => {
    fc.assert(
      fc.property(storedProfile, (profile) => {
        expect(proposalsFromJsonResume(throughFile(toJsonResume(profile, account)), profile)).toEqual([])
      }),
    )
  })

  test('is recognized when its fields stand in another order', () => {
    const profile = profileOf({ professionalInfo: { positionsHeld: [{ name: 'Baker', startDate: '2020' }] } })
    const document = Object.fromEntries(Object.entries(throughFile(toJsonResume(profile, account))).toReversed())
    expect(proposalsFromJsonResume(document, profile)).toEqual([])
  })

  test('offers besides what another tool has added', () => {
    const profile = profileOf({ professionalInfo: { positionsHeld: [{ name: 'Baker', companyInstitution: 'Loaf' }] } })
    const document = throughFile(toJsonResume(profile, account))
    const work = [...(document.work as object[]), { name: 'Blue Door', position: 'Barista' }]
    const proposals = proposalsFromJsonResume({ ...document, work }, profile)
    expect(proposals?.filter(({ field }) => field === 'positionsHeld')).toMatchObject([{ value: { name: 'Barista' } }])
  })
})

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

const richard = {
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    image: '',
    email: 'not an address',
    url: '',
    summary: 'Richard hails from Tulsa.',
    location: { address: '2712 Broadway St', city: 'San Francisco', countryCode: 'US', region: 'California' },
    profiles: [
      { network: 'Twitter', username: 'neutralthoughts', url: '' },
      { network: 'LinkedIn', url: 'http://www.linkedin.com/in/richard' },
    ],
  },
  work: [
    {
      name: 'Pied Piper',
      position: 'CEO/President',
      startDate: '2013-12-01',
      endDate: '2014-12',
      summary: 'Wrote Python.',
      highlights: ['Won a prize', 'Set a record'],
    },
    { company: 'Hooli', position: 'Developer', startDate: '2015' },
    { position: 'Consultant', startDate: 'sometime', highlights: ['Advised'] },
  ],
  volunteer: [
    { organization: 'CoderDojo', position: 'Teacher', startDate: '2012-01-01', endDate: '2013-01', summary: 'Taught.' },
    { organization: 'Red Cross', position: 'Helper', startDate: '2012', endDate: '2014' },
  ],
  education: [
    {
      institution: 'University of Oklahoma',
      area: 'IT, Music',
      studyType: 'Bachelor',
      endDate: '2014-01-01',
      courses: ['SQL'],
    },
    { institution: 'Stanford', area: 'Mathematics', studyType: 'M.Sc.', endDate: '2016' },
    { institution: 'Tulsa High School', endDate: '2010' },
    { institution: 'Tulsa College', area: 'Art', studyType: 'B.A.', endDate: '2015' },
  ],
  awards: [{ title: 'Pioneer Award', date: '2014-11-01', awarder: 'Techcrunch' }],
  certificates: [{ name: 'First aid', issuer: 'Red Cross', date: '2013' }],
  publications: [{ name: 'Video compression', publisher: 'Hooli', releaseDate: '2014-10-01' }],
  skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'Python'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  projects: [{ name: 'Miss Direction', description: 'A mapping engine', roles: ['Lead'], startDate: '2016-08-24' }],
  unknown: 'field',
}

describe("somebody else's document", () => {
  const profile = profileOf({ generalInfo: { name: 'Richard', level: 'col' } })
  const proposals = proposalsFromJsonResume(richard, profile, skillsIn) ?? []
  const bio = proposals.reduce(withSuggestion, profile)

  test('becomes a valid bio', () => {
    expect(StudentProfile.parse(bio)).toEqual(bio)
    expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length)
  })

  test('fills general information that the bio lacks, and replaces none', () => {
    expect(bio.generalInfo).toMatchObject({
      name: 'Richard',
      locationCity: 'San Francisco',
      locationState: 'California',
      locationCountry: 'US',
      liProfile: 'https://www.linkedin.com/in/richard',
      internshipKeywords: 'Programmer',
    })
    expect(bio.ikigaiInfo.selfDescribe).toBe('')
  })

  test('gives positions', () => {
    expect(bio.professionalInfo.positionsHeld).toMatchObject([
      {
        name: 'CEO/President',
        companyInstitution: 'Pied Piper',
        startDate: readDate('12/2013'),
        endDate: readDate('12/2014'),
        workDescription: 'Wrote Python.',
        proudestAcomplishments: 'Won a prize\nSet a record',
        tags: ['Python'],
      },
      { name: 'Developer', companyInstitution: 'Hooli', endDate: CURRENT, tags: ['Other'] },
      { name: 'Consultant', companyInstitution: '', startDate: null, endDate: null, workDescription: 'Advised' },
      { name: 'Teacher', companyInstitution: 'CoderDojo', workDescription: 'Taught.' },
    ])
  })

  test('puts each school where it belongs, and a second degree under training', () => {
    expect(bio.collegeInfo).toMatchObject({
      name: 'University of Oklahoma',
      degree: 'Bachelor',
      graduationYear: '2014',
      major: [{ name: 'IT' }, { name: 'Music' }],
      favoriteSubjects: [{ name: 'SQL' }],
    })
    expect(bio.graduateInfo).toMatchObject({ name: 'Stanford', degree: 'M.Sc.', major: [{ name: 'Mathematics' }] })
    expect(bio.highschoolInfo).toMatchObject({ name: 'Tulsa High School', graduationYear: '2010' })
    expect(bio.collegeInfo.otherTraining[0]).toMatchObject({ name: 'B.A. in Art at Tulsa College, 2015' })
  })

  test('keeps everything else in the lists of the present school', () => {
    const { collegeInfo } = bio
    expect(collegeInfo.clubsOrgs).toMatchObject([{ name: 'Red Cross', titlePosition: 'Helper', duration: '2012 to 2014' }])
    expect(names(collegeInfo.jobsInternshipsProjects)).toEqual(['Miss Direction: A mapping engine'])
    expect(names(collegeInfo.otherInterests)).toEqual(['Wildlife: Ferrets, Unicorns'])
    expect(names(collegeInfo.otherTraining).slice(1)).toEqual([
      'First aid, Red Cross, 2013',
      'Web Development: HTML, Python',
      'English: Native speaker',
    ])
    expect(names(collegeInfo.proudestAcomplishments)).toEqual(['Pioneer Award, Techcrunch, 2014', 'Video compression, Hooli, 2014'])
  })

  test('says each in words, with what it was read from', () => {
    expect(proposals.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        'City: San Francisco',
        'College: University of Oklahoma',
        'College degree: Bachelor',
        'Position: CEO/President at Pied Piper, 2013 to 2014',
        'Position: Developer at Hooli, 2015 to now',
        'Club or organization: Red Cross, Helper, 2012 to 2014',
      ]),
    )
    for (const { words, quote } of proposals) expect(words && quote).toBeTruthy()
  })

  test('proposes nothing twice', () => expect(proposalsFromJsonResume(richard, bio, skillsIn)).toEqual([]))

  test('goes to the lists for work of those who work', () => {
    const worker = profileOf({ generalInfo: { level: 'ep' } })
    const { professionalInfo } = (proposalsFromJsonResume(richard, worker) ?? []).reduce(withSuggestion, worker)
    expect(professionalInfo.clubsOrgs).toHaveLength(1)
    expect(professionalInfo.otherInterests).toHaveLength(1)
    expect(professionalInfo.impactfulActivities).toHaveLength(2)
  })
})

describe('a document that is no resume', () => {
  test.each([{}, { a: 1 }, { basics: 'me', work: 'hard' }, { meta: {} }, { meta: { 'x-bio': { generalInfo: 3 } } }])(
    '%j is refused',
    (document) => expect(proposalsFromJsonResume(document, emptyProfile())).toBeUndefined(),
  )

  test('any JSON is read without failing, and what is proposed fits a bio', () => {
    const item = fc.dictionary(
      fc.constantFrom('name', 'position', 'startDate', 'institution', 'area', 'keywords', 'url', 'network', 'title'),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' }))),
    )
    const section = fc.oneof(fc.jsonValue(), fc.array(item), item)
    const sections = ['basics', 'work', 'volunteer', 'education', 'awards', 'skills', 'interests', 'projects', 'meta']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...sections), section), anyProfile, (document, profile) => {
        const bio = acceptAll(document, profile)
        for (const name of Object.keys(bio) as BioSection[]) {
          for (const value of Object.values(bio[name])) {
            if (Array.isArray(value) && value.length > 60) return
          }
        }
        expect(StudentProfile.safeParse(bio).success).toBe(true)
      }),
    )
  })

  test('a very long text is cut, never refused', () => {
    const [name, summary] = ['x'.repeat(1_000_000), '🎻'.repeat(500_000)]
    const document = { basics: { name, summary }, work: [{ name, summary }] }
    const bio = acceptAll(document, emptyProfile())
    expect(bio.generalInfo.name).toHaveLength(200)
    expect(StudentProfile.safeParse(bio).success).toBe(true)
  })
})
