import { dropEmptyRows, headlineOf, words, yearsOfExperience } from '@trellis/contract/profiles/bio.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { type BioSection, bioSections, type GeneralInfo, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { readTags } from '@trellis/contract/profiles/tags.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { Failure } from '../../platform/http/failure.ts'
import { textIn } from '../../platform/reading/textSize.ts'
import { searchTextOf } from '../words/searchText.ts'
import { readData } from './readData.ts'

/** Whether an edit type is a section of a bio. */
export function isSection(type: string): type is BioSection {
  return Object.hasOwn(bioSections, type)
}

/**
 * A section as it is stored, from what a client sent as `data`.
 * @throws Failure BadInput
 */
export function readSection(section: BioSection, data: Record<string, unknown>): StudentProfile[BioSection] {
  const read = readData(bioSections[section], data)
  if (section === 'generalInfo' && !(read as GeneralInfo).name) {
    throw new Failure('BadInput', { fields: { 'data.name': 'Enter your name' } })
  }
  return asStored(read)
}

/** A hundred pages. Storing more would hold up everybody else where the database is embedded. */
const LONGEST_SECTION = 200_000
const TOO_LONG = 'A section of a bio takes at most 200,000 characters'

/**
 * A section as it is stored: rows in which nothing was typed are dropped, skills bear the vocabulary's names, and what
 * only the server decides is left out.
 * @throws Failure BadInput where there is more than anybody tells of themselves
 */
export function asStored<S extends StudentProfile[BioSection]>(section: S): S {
  if (textIn(section, LONGEST_SECTION) > LONGEST_SECTION) throw new Failure('BadInput', { fields: { data: TOO_LONG } })
  if ('level' in section) return generalInfoOf(generalColumns(section)) as S
  const kept = Object.entries(dropEmptyRows(section)).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(withVocabularyTags) : value,
  ])
  return Object.fromEntries(kept) as S
}

/** A tag that the vocabulary knows by another name gets its label; others stay as they were typed. */
function withVocabularyTags<R extends object>(row: R): R {
  if (!('tags' in row)) return row
  const tags = (row.tags as string[]).map((tag) => vocabulary.skillOf(tag)?.label ?? tag)
  return { ...row, tags: readTags(tags) }
}

/** What a person tells of themselves in general and is kept as it is told; what only the server decides is left out. */
function keptAsWritten(told: Omit<GeneralInfo, 'birthYear'>) {
  const { name, gender, locationCity, locationState, locationCountry } = told
  const { liProfile, fbProfile, selfVideo, level, internshipKeywords } = told
  const place = { locationCity, locationState, locationCountry }
  return { name, gender, ...place, liProfile, fbProfile, selfVideo, level, internshipKeywords }
}

/** The columns of what a person tells of themselves in general. */
export function generalColumns(told: GeneralInfo) {
  return { ...keptAsWritten(told), birthYear: told.birthYear === '' ? null : Number(told.birthYear) }
}

/** {@link generalColumns} the other way round. */
export function generalInfoOf(row: ReturnType<typeof generalColumns>): GeneralInfo {
  return { ...keptAsWritten(row), birthYear: row.birthYear === null ? '' : String(row.birthYear) }
}

/** A search looks through the headline, the level's label and all words of a bio. */
export function searchTextOfBio(profile: StudentProfile): string {
  const { name, level } = profile.generalInfo
  return searchTextOf(name, [headlineOf(profile), levelLabel(level), words(profile)].join('\n'))
}

/**
 * The columns that follow from a bio.
 * @param searchText as {@link searchTextOfBio} makes it, where it was made already
 */
export function derivedColumns(profile: StudentProfile, now: number, searchText = searchTextOfBio(profile)) {
  return { headline: headlineOf(profile), yearsExperience: yearsOfExperience(profile, now), searchText }
}
