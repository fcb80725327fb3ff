import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { folded } from '@trellis/contract/resumes/proposals.ts'
import type { Job, Person, School } from './people.ts'
import type { Layout } from './sheet.ts'

/** A position as the reader should propose it. */
export interface ExpectedPosition {
  readonly title: string
  readonly company: string
  readonly start: number
  readonly end: number
}

const dateOf = (date: string, { inYears = false }: Layout): number => {
  if (date === 'now') return CURRENT
  return readDate(inYears ? date.slice(0, 4) : date)!
}

export const positionOf = ({ title, company, start, end }: Job, layout: Layout): ExpectedPosition => ({
  title,
  company,
  start: dateOf(start, layout),
  end: dateOf(end, layout),
})

export const yearOf = ({ end }: School): string => end.slice(0, 4)
export const subjectsOf = ({ subject }: School): string[] => (subject === '' ? [] : subject.split(', '))

/** How a school is proposed where the bio has one of its kind already: 'MSc in Biology at State University, 2019'. */
export function asTraining(school: School, withYear = true): string {
  const { degree, subject, name } = school
  const what = `${[degree, subject].filter(Boolean).join(' in ')} at ${name}`
  return withYear ? `${what}, ${yearOf(school)}` : what
}

/** The things that a person lists, other than positions and schools, each folded as names are compared. */
export function listedBy(person: Person): ReadonlySet<string> {
  const certificates = person.certificates.flatMap((certificate) => [certificate, certificate.replace(/, \d{4}$/, '')])
  const schools = person.schools.map((school) => asTraining(school))
  const clubs = person.activities.map(({ club }) => club)
  return new Set(
    [...person.skills, ...certificates, ...person.languages, ...person.interests, ...person.awards, ...clubs, ...schools].map(folded),
  )
}
