import { CURRENT } from '../texts/dates.ts'
import { plainText } from '../texts/plainText.ts'
import { levelLabel } from '../profiles/levels.ts'
import { type BioSection, bioSections, LONGEST_LIST, type StudentProfile } from '../profiles/profiles.ts'
import type { Proposal } from './resumes.ts'
import { shorten } from '../texts/text.ts'
import { isUnfilled } from './unfilled.ts'

/** What a resume would add, before it is compared with the bio. `value` is a row where the field is a list. */
export interface Suggestion {
  readonly section: BioSection
  readonly field: string
  readonly value: string | Readonly<Record<string, unknown>>
  readonly quote: string
}

const LONGEST_QUOTE = 300

/** What stands before a field's words, where the field's own do not say it. */
export const sectionWords: Record<BioSection, string> = {
  generalInfo: '',
  ikigaiInfo: '',
  highschoolInfo: 'High school',
  collegeInfo: 'College',
  graduateInfo: 'Graduate school',
  professionalInfo: '',
}
const fieldWords: Record<string, string> = {
  name: 'Name',
  birthYear: 'Birth year',
  gender: 'Gender',
  locationCity: 'City',
  locationState: 'State',
  locationCountry: 'Country',
  liProfile: 'LinkedIn profile',
  fbProfile: 'Facebook profile',
  selfVideo: 'Video',
  level: 'Level',
  internshipKeywords: 'Keywords for internships',
  selfDescribe: 'How you describe yourself',
  othersDescribe: 'How others describe you',
  comesEasy: 'What comes easy to you',
  favoriteActivity: 'Your favorite activity',
  aspireTo: 'What you aspire to',
  improveWorld: 'How you would improve the world',
  successfulPerson: 'A successful person',
  whatMakesSuccess: 'What makes success',
  degree: 'Degree',
  graduationYear: 'Graduation year',
  major: 'Major',
  minor: 'Minor',
  favoriteSubjects: 'Favorite subject',
  sportsGames: 'Sport or game',
  clubsOrgs: 'Club or organization',
  jobsInternshipsProjects: 'Job, internship or project',
  otherInterests: 'Interest',
  otherTraining: 'Training',
  impactfulActivities: 'Activity with an impact',
  proudestAcomplishments: 'Accomplishment',
  positionsHeld: 'Position',
  aspirationalRole: 'Where you want to be in 10 years',
  adviceToSelf: 'Advice to your younger self',
}

type Row = Readonly<Record<string, unknown>>
const textOf = (row: Row, field: string) => (typeof row[field] === 'string' ? row[field] : '')
const joined = (words: readonly string[], between: string) => words.filter(Boolean).join(between)

const yearOf = (date: unknown) => (typeof date !== 'number' ? '' : date === CURRENT ? 'now' : String(new Date(date).getUTCFullYear()))

function rowWords(row: Row): string {
  const [from, to] = [yearOf(row.startDate), yearOf(row.endDate)]
  const title = joined([textOf(row, 'name'), textOf(row, 'companyInstitution')], ' at ')
  const length = from === to ? from : joined([from, to], ' to ')
  return joined([title || 'Untitled', textOf(row, 'titlePosition'), textOf(row, 'duration'), length], ', ')
}

function wordsOf({ section, field, value }: Suggestion): string {
  if (typeof value !== 'string') return `${fieldWords[field]}: ${shorten(rowWords(value), 200)}`
  return `${fieldTitle(section, field)}: ${shorten(field === 'level' ? levelLabel(value) : value, 200)}`
}

/** What a field is called in words: 'City', 'High school city', 'College'. */
export function fieldTitle(section: BioSection, field: string): string {
  const school = sectionWords[section]
  if (!school) return fieldWords[field]!
  return field === 'name' ? school : `${school} ${fieldWords[field]!.toLowerCase()}`
}

/** A name without case, accents and punctuation, so that two spellings of one thing are equal. */
export function folded(name: string): string {
  return plainText(name).replace(/[^\p{L}\p{N}+#]/gu, '')
}

function isSameRow(a: Row, b: Row): boolean {
  const same = (field: string) => folded(textOf(a, field)) === folded(textOf(b, field))
  if (!('companyInstitution' in a)) return same('name')
  const [from, other] = [yearOf(a.startDate), yearOf(b.startDate)]
  return same('name') && same('companyInstitution') && (!from || !other || from === other)
}

function hasRoom(profile: StudentProfile, { section, field, value }: Suggestion): boolean {
  const present = (profile[section] as Row)[field]
  if (!Array.isArray(present) || typeof value === 'string') {
    return present !== value && isUnfilled(section, field, present)
  }
  return present.length < LONGEST_LIST && !present.some((row: Row) => isSameRow(row, value))
}

/**
 * Leaves out what the bio has already, what an earlier suggestion says, and rows that a full list cannot take. A filled
 * text is never replaced, but what nobody chose, as the level that everybody begins with, is.
 */
export function onlyNew<S extends Suggestion>(profile: StudentProfile, suggestions: readonly S[]): S[] {
  let current = profile
  return suggestions.filter((suggestion) => {
    const isNew = hasRoom(current, suggestion)
    if (isNew) current = withSuggestion(current, suggestion)
    return isNew
  })
}

/** The bio with a suggestion or proposal in it: a row is added to its list, a text takes the place of the one before. */
export function withSuggestion(
  profile: StudentProfile,
  { section, field, value }: Pick<Suggestion, 'section' | 'field' | 'value'>,
): StudentProfile {
  const present = (profile[section] as Row)[field]
  const next = Array.isArray(present) ? [...present, value] : value
  return { ...profile, [section]: { ...profile[section], [field]: next } }
}

/** The value as the bio keeps it, or undefined where a bio cannot hold it. */
function storedValue({ section, field, value }: Suggestion): Proposal['value'] | undefined {
  const shape: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> = bioSections[section].shape
  const isRow = typeof value !== 'string'
  const read = shape[field]?.safeParse(isRow ? [value] : value)
  if (!read?.success) return undefined
  const stored = isRow ? (read.data as Proposal['value'][])[0] : (read.data as string)
  return stored === '' ? undefined : stored
}

/** Text that a bio can keep: whole characters, no NUL. */
export const storable = (value: string) => value.toWellFormed().replaceAll('\u0000', '')

/** A number that follows from a text: FNV-1a of its UTF-16 units, 32 bits. */
function markOf(text: string): number {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return mark | 0
}

/** What tells one suggestion from another, however its skills are read: as {@link isSameRow} tells rows. */
function identityOf({ section, field, value }: Pick<Suggestion, 'section' | 'field' | 'value'>): string {
  if (typeof value === 'string') return joined([section, field, value], '\n')
  return joined([section, field, folded(textOf(value, 'name')), folded(textOf(value, 'companyInstitution')), yearOf(value.startDate)], '\n')
}

/** Puts suggestions into the contract's shape, with words for each. What a bio could not hold is left out. */
export function proposalsOf(suggestions: readonly Suggestion[]): Proposal[] {
  const ids = new Set<number>()
  return suggestions.flatMap((suggestion) => {
    const value = storedValue(suggestion)
    if (value === undefined) return []
    const { section, field, quote } = suggestion
    const words = wordsOf({ ...suggestion, value })
    let id = markOf(identityOf({ section, field, value }))
    while (ids.has(id)) id = (id + 1) | 0
    ids.add(id)
    return [{ id, section, field, value, words, quote: shorten(quote, LONGEST_QUOTE) }]
  })
}
