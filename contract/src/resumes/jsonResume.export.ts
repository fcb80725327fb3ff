import { headlineOf } from '../profiles/bio.ts'
import { CURRENT } from '../texts/dates.ts'
import { EmailAddress, JSON_RESUME_SCHEMA, JSON_RESUME_VERSION, Uri } from './jsonResume.schema.ts'
import type { JsonResume } from './jsonResume.schema.ts'
import type { ActivityEntry, CollegeInfo, HighschoolInfo, PositionHeld, TaggedEntry } from '../profiles/profiles.ts'
import type { StudentProfile } from '../profiles/profiles.ts'
import { OTHER_TAG } from '../profiles/tags.ts'

/**
 * Where an exported document keeps the whole bio, since the format has no place for much of it. It stands in `meta`,
 * because the format closes its top level and leaves `meta` to tools.
 */
export const BIO_KEY = 'x-bio'

type Section<Name extends keyof JsonResume> = NonNullable<JsonResume[Name]>

/** Leaves out empty texts and lists, which the format would take for an answer. */
function filled<T extends object>(fields: T): Partial<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value?.length !== 0)
  return Object.fromEntries(kept) as Partial<T>
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).filter(Boolean)
const keywordsOf = ({ tags }: TaggedEntry) => tags.filter((tag) => tag !== OTHER_TAG)
const isoDay = (date: number | null) => (date === null || date === CURRENT ? '' : new Date(date).toISOString().slice(0, 10))

/** An address in the characters that the format allows: others are written as percent codes and punycode. */
function uri(link: string): string {
  const plain = URL.canParse(link) ? new URL(link).href : ''
  return Uri.safeParse(plain).success ? plain : ''
}

function basicsOf(profile: StudentProfile, { name, email }: { name: string; email: string }): Section<'basics'> {
  const { generalInfo, ikigaiInfo } = profile
  const { locationCity, locationState, locationCountry, liProfile, fbProfile, selfVideo } = generalInfo
  const countryCode = /^[A-Z]{2}$/.test(locationCountry) ? locationCountry : ''
  const location = filled({ city: locationCity, region: locationState, countryCode })
  const links = [
    { network: 'LinkedIn', url: uri(liProfile) },
    { network: 'Facebook', url: uri(fbProfile) },
    { network: 'Video', url: uri(selfVideo) },
  ]
  return {
    ...filled({
      name: name || generalInfo.name,
      label: headlineOf(profile),
      email: EmailAddress.safeParse(email).success ? email : '',
      summary: ikigaiInfo.selfDescribe,
      profiles: links.filter(({ url }) => url),
    }),
    ...(Object.keys(location).length > 0 && { location }),
  }
}

function workOf(position: PositionHeld): Section<'work'>[number] {
  return filled({
    name: position.companyInstitution,
    position: position.name,
    startDate: isoDay(position.startDate),
    endDate: isoDay(position.endDate),
    summary: position.workDescription,
    highlights: position.proudestAcomplishments.split('\n').filter((line) => line.trim()),
  })
}

function educationOf(school: HighschoolInfo | CollegeInfo, kind: string): Section<'education'> {
  const college = 'degree' in school ? school : undefined
  const about = filled({
    institution: school.name,
    area: namesOf(college?.major ?? []).join(', '),
    studyType: college?.degree ?? '',
    endDate: school.graduationYear,
    courses: namesOf(school.favoriteSubjects),
  })
  return Object.keys(about).length > 0 ? [{ ...about, studyType: college?.degree || kind }] : []
}

function projectOf(type: string) {
  return (row: TaggedEntry | ActivityEntry): Section<'projects'>[number] => {
    const roles = 'titlePosition' in row && row.titlePosition ? [row.titlePosition] : []
    return filled({ name: row.name, keywords: keywordsOf(row), roles, type })
  }
}

/** Every skill of the bio with the entries that it was used in. */
function skillsOf(rows: readonly TaggedEntry[]): Section<'skills'> {
  const entries = new Map<string, Set<string>>()
  for (const row of rows) {
    for (const tag of keywordsOf(row)) entries.set(tag, (entries.get(tag) ?? new Set()).add(row.name))
  }
  return [...entries].map(([name, used]) => filled({ name, keywords: [...used].filter(Boolean) }))
}

/** The bio alone, without what the server adds to it. */
function bioOf(profile: StudentProfile): StudentProfile {
  const { generalInfo, ikigaiInfo, highschoolInfo, collegeInfo, graduateInfo, professionalInfo } = profile
  const { name, birthYear, gender, locationCity, locationState, locationCountry } = generalInfo
  const { liProfile, fbProfile, selfVideo, level, internshipKeywords } = generalInfo
  const about = { name, birthYear, gender, locationCity, locationState, locationCountry }
  return {
    generalInfo: { ...about, liProfile, fbProfile, selfVideo, level, internshipKeywords },
    ikigaiInfo,
    highschoolInfo,
    collegeInfo,
    graduateInfo,
    professionalInfo,
  }
}

/**
 * The bio as a valid JSON Resume 1.0.0. Positions are work, clubs are volunteering, schools are education, sports and
 * interests are interests, jobs at school and activities with an impact are projects, training is certificates, and
 * accomplishments are awards. The whole bio goes along under `meta['x-bio']`, so that reading it back loses nothing.
 */
export function toJsonResume(profile: StudentProfile, account: { name: string; email: string }): JsonResume {
  const { highschoolInfo, collegeInfo, graduateInfo, professionalInfo } = profile
  const colleges = [graduateInfo, collegeInfo]
  const schools: HighschoolInfo[] = [...colleges, highschoolInfo]
  const stages = [...schools, professionalInfo]
  const clubs = stages.flatMap(({ clubsOrgs }) => clubsOrgs)
  const sports = schools.flatMap(({ sportsGames }) => sportsGames)
  const interests = [...sports, ...stages.flatMap(({ otherInterests }) => otherInterests)]
  const impacts = stages.flatMap(({ impactfulActivities }) => impactfulActivities)
  const training = schools.flatMap(({ otherTraining }) => otherTraining)
  const jobs = schools.flatMap(({ jobsInternshipsProjects }) => jobsInternshipsProjects)
  const majors = colleges.flatMap(({ major, minor }) => major.concat(minor))
  const subjects = [...majors, ...schools.flatMap(({ favoriteSubjects }) => favoriteSubjects)]
  const positions = professionalInfo.positionsHeld
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: basicsOf(profile, account),
    ...filled({
      work: positions.map(workOf),
      volunteer: clubs.map(({ name, titlePosition }) => filled({ organization: name, position: titlePosition })),
      education: [
        ...educationOf(graduateInfo, 'Graduate school'),
        ...educationOf(collegeInfo, 'College'),
        ...educationOf(highschoolInfo, 'High school'),
      ],
      awards: schools.flatMap(({ name, proudestAcomplishments }) =>
        proudestAcomplishments.map((row) => filled({ title: row.name, awarder: name })),
      ),
      certificates: training.map(({ name }) => filled({ name })),
      skills: skillsOf([...positions, ...clubs, ...interests, ...impacts, ...training, ...jobs, ...subjects]),
      interests: interests.map((row) => filled({ name: row.name, keywords: keywordsOf(row) })),
      projects: [...jobs.map(projectOf('job, internship or project')), ...impacts.map(projectOf('activity with an impact'))],
    }),
    meta: { version: JSON_RESUME_VERSION, [BIO_KEY]: bioOf(profile) },
  }
}
