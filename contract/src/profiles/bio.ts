import { CURRENT, YEAR_MS } from '../texts/dates.ts'
import { levelLabel, mainSectionOf } from './levels.ts'
import type { BioSection, CollegeInfo, HighschoolInfo, PositionHeld, StudentProfile } from './profiles.ts'
import { OTHER_TAG } from './tags.ts'
import { shorten } from '../texts/text.ts'

/** What is picked from a list, and so describes nothing by itself. */
const picked = new Set(['tags', 'timeCommitment'])

/** Whether nothing was typed into a row: no text and no date. */
export function isEmptyRow(row: object): boolean {
  return Object.entries(row).every(([field, value]) => {
    if (picked.has(field)) return true
    return typeof value === 'string' ? value.trim() === '' : value === null
  })
}

/**
 * Drops the rows of a section in which nothing was typed: no text and no date, whatever skills or time were picked.
 * This is the specification's 'rows with an empty description are dropped' (section 5) read so that no typed word is
 * ever lost: a row without a name but with, say, a company stays. Order and all other rows are kept.
 */
export function dropEmptyRows<T extends StudentProfile[BioSection]>(section: T): T {
  const kept = Object.entries(section).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((row: object) => !isEmptyRow(row)) : value,
  ])
  return Object.fromEntries(kept) as T
}

const joined = (words: readonly string[], between: string) => words.filter(Boolean).join(between)

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
const end = ({ startDate, endDate }: PositionHeld) => endDate ?? startDate ?? -Infinity
const start = ({ startDate }: PositionHeld) => startDate ?? -Infinity

/** Later ends come first, then later starts; a position without dates comes last. */
function latest(positions: readonly PositionHeld[]): PositionHeld | undefined {
  return positions
    .filter(({ name, companyInstitution }) => name || companyInstitution)
    .toSorted((a, b) => compare(end(b), end(a)) || compare(start(b), start(a)))[0]
}

function studies(school: CollegeInfo, isStudent: boolean): string {
  const what = joined([school.degree, school.major.find(({ name }) => name)?.name ?? ''], ' in ')
  if (what) return joined([what, school.name], ' at ')
  return attends(school, isStudent)
}
function attends({ name }: HighschoolInfo, isStudent: boolean): string {
  return name && `${isStudent ? 'Student at' : 'From'} ${name}`
}

const LONGEST_HEADLINE = 140

/**
 * One line of who somebody is: the latest position ('Barista at Blue Door'), else what they study and where ('Biology
 * at State College'), else their school ('Student at Lincoln High School'), else the role they aspire to, else nothing.
 */
export function headlineOf(profile: StudentProfile): string {
  const { generalInfo, highschoolInfo, collegeInfo, graduateInfo, professionalInfo } = profile
  const position = latest(professionalInfo.positionsHeld)
  const main = mainSectionOf(generalInfo.level)
  const headline =
    (position && joined([position.name, position.companyInstitution], ' at ')) ||
    studies(graduateInfo, main === 'graduateInfo') ||
    studies(collegeInfo, main === 'collegeInfo') ||
    attends(highschoolInfo, main === 'highschoolInfo') ||
    professionalInfo.aspirationalRole.split('\n')[0]!
  return shorten(headline.replace(/\s+/g, ' '), LONGEST_HEADLINE)
}

/**
 * How many years somebody has worked: the time covered by at least one position, so that two at once count once. A
 * position without a start or an end date counts nothing, and the future counts nothing.
 * @param now milliseconds since 1970
 */
export function yearsOfExperience(profile: StudentProfile, now: number): number {
  const spans = profile.professionalInfo.positionsHeld
    .flatMap(({ startDate, endDate }) => {
      const hasDates = startDate !== null && endDate !== null && startDate !== CURRENT
      return hasDates ? [{ startDate, end: Math.min(endDate, now) }] : []
    })
    .toSorted((a, b) => a.startDate - b.startDate)
  let covered = 0
  let until = -Infinity
  for (const { startDate, end } of spans) {
    const from = Math.max(startDate, until)
    if (end > from) covered += end - from
    until = Math.max(until, end)
  }
  return covered / YEAR_MS
}

/** Fields that are numbers, picks or links: nothing anybody would search for. */
const notWords = new Set(['graduationYear', 'timeCommitment', 'duration'])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === OTHER_TAG ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => (notWords.has(field) ? [] : textsIn(inner)))
}

/**
 * Everything in a bio that a search or a match by words may use, one text a line. E-mail, birth year, gender and links
 * are left out, whoever asks.
 */
export function words(profile: StudentProfile): string {
  const { name, locationCity, locationState, locationCountry, internshipKeywords } = profile.generalInfo
  const { generalInfo: _, ...told } = profile
  const general = [name, locationCity, locationState, locationCountry, internshipKeywords]
  return joined([...general, ...textsIn(told)], '\n')
}

/** The same, one text for each entry: what was done, as what and with which skills stand together. */
export function wordsByEntry(profile: StudentProfile): string[] {
  const { generalInfo, ...told } = profile
  const { name, locationCity, locationState, locationCountry, internshipKeywords } = generalInfo
  const fields = Object.values(told).flatMap((section) => Object.entries(section))
  const entries = fields.flatMap(([field, value]) => {
    if (notWords.has(field)) return []
    return Array.isArray(value) ? value.map((row) => joined(textsIn(row), ' · ')) : textsIn(value)
  })
  const place = joined([locationCity, locationState, locationCountry], ', ')
  return [name, headlineOf(profile), levelLabel(generalInfo.level), ...entries, place, internshipKeywords].filter(Boolean)
}
