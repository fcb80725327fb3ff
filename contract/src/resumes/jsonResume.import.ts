import { CURRENT, monthYear, readDate } from '../texts/dates.ts'
import { BIO_KEY, toJsonResume } from './jsonResume.export.ts'
import { ForgivenJsonResume } from './jsonResume.schema.ts'
import { type BioSection, StudentProfile } from '../profiles/profiles.ts'
import { proposalsOf, type Suggestion, withSuggestion } from './proposals.ts'
import type { ActivityFact, PositionFact, ResumeFacts, SchoolFact, SkillsIn, TextFact } from './resumeFacts.ts'
import { suggestionsOf } from './resumePlacing.ts'
import type { Proposal } from './resumes.ts'

type Item<Name extends keyof ForgivenJsonResume> = NonNullable<ForgivenJsonResume[Name]> extends (infer One)[] ? NonNullable<One> : never
type Strings = readonly (string | undefined)[] | undefined

/** A bio takes fewer rows than these, and comparing them all would take long. */
const MOST_ITEMS = 100
/** Of its schools each has majors and courses, and a bio takes three. */
const MOST_SCHOOLS = 10

const present = (values: Strings = []): string[] => values.filter((value): value is string => !!value?.trim()).slice(0, MOST_ITEMS)
const joined = (values: Strings, between: string) => present(values).join(between)

function dateOf(written: string | undefined): number | null {
  return readDate(written ?? null) ?? null
}
/** In this format work that has begun and has no end goes on. */
function endOf(item: { startDate?: string; endDate?: string }): number | null {
  return dateOf(item.endDate) ?? (dateOf(item.startDate) !== null && !item.endDate ? CURRENT : null)
}
/** 'Sep 2019', or the year where the resume has no more. */
function monthOrYear(date: string | undefined): string {
  return date && /^\d{4}$/.test(date) ? date : monthYear(dateOf(date))
}
function durationOf(item: { startDate?: string; endDate?: string }): string {
  return joined([monthOrYear(item.startDate), monthOrYear(item.endDate)], ' to ')
}
function yearOf(date: number | null): string {
  return date === null || date === CURRENT ? '' : String(new Date(date).getUTCFullYear())
}

function workFact(item: Item<'work'>): PositionFact {
  const highlights = joined(item.highlights, '\n')
  const description = item.summary || item.description || ''
  // `company` is what the format called it before 1.0.0.
  const company = item.name ?? (typeof item.company === 'string' ? item.company : '')
  return {
    title: item.position ?? '',
    company,
    start: dateOf(item.startDate),
    end: endOf(item),
    description: description || highlights,
    highlights: description ? highlights : '',
    quote: joined([item.position, company, item.startDate, item.endDate, description, highlights], ', '),
  }
}

/** Volunteering that tells what was done is a position; else it is a club or organization. */
function volunteerFacts(items: readonly Item<'volunteer'>[]) {
  const positions: PositionFact[] = []
  const activities: ActivityFact[] = []
  for (const item of items) {
    const { organization = '', position = '', summary } = item
    if (present([summary, ...(item.highlights ?? [])]).length > 0) {
      positions.push(workFact({ ...item, name: organization, position: position || 'Volunteer' }))
    } else {
      const quote = joined([position, organization, item.startDate, item.endDate], ', ')
      activities.push({ name: organization, role: position, duration: durationOf(item), quote })
    }
  }
  return { positions, activities }
}

function schoolFact(item: Item<'education'>): SchoolFact {
  const { institution = '', studyType = '', area = '' } = item
  const courses = present(item.courses)
  return {
    name: institution,
    degree: studyType,
    majors: present(area.split(/[,;]/)).map((major) => major.trim()),
    year: yearOf(dateOf(item.endDate)),
    courses,
    quote: joined([studyType, area, institution, item.endDate, ...courses], ', '),
  }
}

/** 'Name: first, second', for what the bio keeps as one line. */
function lineFact(name: string | undefined, details: Strings = []): ActivityFact {
  const line = joined([name, joined(details, ', ')], ': ')
  return { name: line, quote: line }
}

function projectFact(item: Item<'projects'>): ActivityFact {
  const { keywords = [], highlights = [] } = item
  const words = [item.name, joined(item.roles, ', '), item.entity, item.description, ...keywords, ...highlights]
  return {
    name: joined([item.name, item.description], ': '),
    role: joined(item.roles, ', '),
    duration: durationOf(item),
    details: joined(words, '\n'),
    quote: joined(words, ', '),
  }
}

function textFacts(basics: ForgivenJsonResume['basics']): TextFact[] {
  const { name, label, summary, location } = basics ?? {}
  const texts: [TextFact['field'], string | undefined][] = [
    ['name', name],
    ['locationCity', location?.city],
    ['locationState', location?.region],
    ['locationCountry', location?.countryCode],
    ['label', label],
    ['summary', summary],
  ]
  return texts.flatMap(([field, text]) => (text?.trim() ? [{ field, text }] : []))
}

function items<T>(list: readonly (T | undefined)[] | undefined): NonNullable<T>[] {
  return (list ?? []).slice(0, MOST_ITEMS).filter((item) => item !== undefined && item !== null)
}
const year = (written: string | undefined) => yearOf(dateOf(written))

function factsOf(document: ForgivenJsonResume): ResumeFacts {
  const volunteering = volunteerFacts(items(document.volunteer))
  return {
    texts: textFacts(document.basics),
    links: present([document.basics?.url, ...items(document.basics?.profiles).map(({ url }) => url)]),
    positions: [...items(document.work).map(workFact), ...volunteering.positions],
    schools: items(document.education).slice(0, MOST_SCHOOLS).map(schoolFact),
    sports: [],
    activities: volunteering.activities,
    interests: items(document.interests).map(({ name, keywords }) => lineFact(name, keywords)),
    projects: items(document.projects).map(projectFact),
    training: [
      ...items(document.certificates).map(({ name, issuer, date }) => lineFact(joined([name, issuer, year(date)], ', '))),
      ...items(document.skills).map(({ name, keywords }) => lineFact(name, keywords)),
      ...items(document.languages).map(({ language, fluency }) => lineFact(language, [fluency])),
    ],
    achievements: [
      ...items(document.awards).map(({ title, awarder, date }) => lineFact(joined([title, awarder, year(date)], ', '))),
      ...items(document.publications).map(({ name, publisher, releaseDate }) =>
        lineFact(joined([name, publisher, year(releaseDate)], ', ')),
      ),
    ],
  }
}

/** Nothing that a resume holds lies deeper. */
const DEEPEST = 12

/** One text for equal JSON values, in whatever order their fields stand. */
function canonical(value: unknown, depth = DEEPEST): string {
  if (depth === 0) return '…'
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner, depth - 1)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner, depth - 1)}`).join()}}`
}

/** What an exported bio has and the present one has not: texts that differ, rows that are missing. */
function restoring(bio: StudentProfile, profile: StudentProfile): Suggestion[] {
  return (Object.keys(bio) as BioSection[]).flatMap((section) => {
    const now: Record<string, unknown> = profile[section]
    return Object.entries(bio[section]).flatMap(([field, value]): Suggestion[] => {
      if (typeof value === 'string') {
        return value && value !== now[field] ? [{ section, field, value, quote: value }] : []
      }
      if (!Array.isArray(value)) return []
      const known = new Set((now[field] as unknown[]).map((row) => canonical(row)))
      const missing = value.filter((row) => !known.has(canonical(row)))
      return missing.map((row: { name: string }) => ({ section, field, value: row, quote: row.name }))
    })
  })
}

/** The bio that one of our own exports carries. */
function carriedBio(document: ForgivenJsonResume): StudentProfile | undefined {
  return StudentProfile.safeParse(document.meta?.[BIO_KEY]).data
}

/** Whether the standard part of an exported document is still what was exported. */
function isUnchanged(document: Record<string, unknown>, bio: StudentProfile, basics: ForgivenJsonResume['basics']) {
  const exported = toJsonResume(bio, { name: basics?.name ?? '', email: basics?.email ?? '' })
  const { meta: _, ...standard } = document
  const { meta: __, ...expected } = exported
  return canonical(standard) === canonical(expected)
}

/**
 * Reads a JSON Resume, forgiving what does not keep to the format, and proposes what the bio does not have. Of an
 * export of ours it proposes the exact rows and texts; where another tool has edited it since, also what is new there.
 * @param skillsIn finds the vocabulary's skills in a text, to propose tags
 * @returns undefined where the document is no resume
 */
export function proposalsFromJsonResume(
  document: Record<string, unknown>,
  profile: StudentProfile,
  skillsIn: SkillsIn = () => [],
): Proposal[] | undefined {
  const resume = ForgivenJsonResume.safeParse(document).data
  if (!resume) return undefined
  const { meta: _, ...sections } = resume
  const bio = carriedBio(resume)
  if (!bio && Object.values(sections).every((section) => section === undefined)) return undefined
  const restored = bio ? restoring(bio, profile) : []
  if (bio && isUnchanged(document, bio, resume.basics)) return proposalsOf(restored)
  const withRestored = restored.reduce(withSuggestion, profile)
  return proposalsOf([...restored, ...suggestionsOf(factsOf(resume), withRestored, skillsIn)])
}
