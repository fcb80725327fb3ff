import { monthYear } from '@trellis/contract/texts/dates.ts'
import type { ActivityEntry, CollegeInfo, HighschoolInfo, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/** A bio as the lines of a resume: the name, where they live, and then school and work, newest first. */
export function resumeLines({ generalInfo, ...bio }: StudentProfile): string[] {
  const { name, locationCity, locationState, locationCountry } = generalInfo
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const positions = bio.professionalInfo.positionsHeld.flatMap(({ name, companyInstitution, startDate, endDate, workDescription }) => [
    `${name}, ${companyInstitution}`,
    [monthYear(startDate), monthYear(endDate)].filter(Boolean).join(' - '),
    workDescription,
    '',
  ])
  return [
    name,
    place,
    '',
    ...part('Experience', positions),
    ...part('Education', [...collegeLines(bio.graduateInfo), ...collegeLines(bio.collegeInfo), ...schoolLines(bio.highschoolInfo)]),
  ]
}

const part = (heading: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [heading, '', ...lines])

function collegeLines(college: CollegeInfo): string[] {
  if (college.name === '') return []
  const studies = college.major.map(({ name }) => name).join(', ')
  return [[college.degree, studies].filter(Boolean).join(' in '), ...schoolLines(college)]
}

function schoolLines(school: HighschoolInfo): string[] {
  if (school.name === '') return []
  const year = school.graduationYear === '' ? '' : `, ${school.graduationYear}`
  const activities = [...school.jobsInternshipsProjects, ...school.clubsOrgs].map(activityLine)
  return [`${school.name}${year}`, ...activities, '']
}

const activityLine = ({ titlePosition, name }: ActivityEntry): string => `- ${[titlePosition, name].filter(Boolean).join(', ')}`
