import { type LegacyLeft, type PartialBio, readLegacyProfile } from '@trellis/contract/resumes/legacyProfile.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { type BioSection, bioSections, LONGEST_LIST, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { fieldTitle, folded, onlyNew, proposalsOf, sectionWords, storable, type Suggestion } from '@trellis/contract/resumes/proposals.ts'
import type { LeftOut, Proposal } from '@trellis/contract/resumes/resumes.ts'
import { shorten } from '@trellis/contract/texts/text.ts'

/** What a document would add to a bio, and what of it is left out. */
export interface ReadDocument {
  readonly proposals: Proposal[]
  readonly left: LeftOut[]
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What software keeps about a record, and nobody wrote. */
const isTechnical = (name: string) => name.startsWith('_') || name === 'type'

/** The profile in a document of older software: its sections and what lies beside them, with or without a record around them. */
function legacyProfileIn(document: Fields): Fields | undefined {
  const { _source, ...beside } = document
  const profile = isFields(_source) ? { ...beside, ..._source } : document
  if (!Object.keys(bioSections).some((section) => isFields(profile[section]))) return undefined
  return Object.fromEntries(Object.entries(profile).filter(([name]) => !isTechnical(name)))
}

function suggestionsIn(bio: PartialBio): Suggestion[] {
  return Object.entries(bio).flatMap(([name, fields]) => {
    const section = name as BioSection
    return Object.entries(fields as Fields).flatMap(([field, value]): Suggestion[] => {
      if (typeof value === 'string') return value === '' ? [] : [{ section, field, value, quote: value }]
      const rows = Array.isArray(value) ? (value as { name: string }[]) : []
      return rows.map((row) => ({ section, field, value: row, quote: row.name }))
    })
  })
}

const MOST_LEFT = 100
const LONGEST_QUOTE = 200
const isSecret = /pass|token|secret|hash/i

const reasons: Record<LegacyLeft['why'], string> = {
  noPlace: 'A bio has no place for this.',
  unfit: 'A bio cannot take this as it is written.',
  tooMany: 'A bio takes no more of these.',
}

/** 'Date_Birth' and 'dateBirth' as 'Date birth'. */
function plainName(name: string): string {
  const words = name
    .replace(/[_\s]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
  const plain = words.replace(/\p{L}+/gu, (word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
  return shorten(
    plain.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    LONGEST_QUOTE,
  )
}

/** A value as its words, from whatever it lies in, up to a length. */
function wordsIn(value: unknown, length = LONGEST_QUOTE): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '').slice(0, length + 1)
  let words = ''
  for (const [name, inner] of Object.entries(value)) {
    if (words.length > length) break
    const contents = isSecret.test(name) ? '' : wordsIn(inner, length)
    if (contents) words += words ? `, ${contents}` : contents
  }
  return words
}

function leftWords({ section, name, value, why }: LegacyLeft): LeftOut {
  const of = section === undefined ? '' : sectionWords[section]
  const quote = isSecret.test(name) ? '' : quoteOf(wordsIn(value))
  return { words: of ? `${of}: ${plainName(name)}` : plainName(name), quote, why: reasons[why] }
}

const quoteOf = (words: string) => shorten(storable(words), LONGEST_QUOTE)

/** What is not proposed since the bio says something else there, or has as many rows as it takes. */
function keptOut(profile: StudentProfile, { section, field, value, quote }: Suggestion): LeftOut[] {
  const present = (profile[section] as Fields)[field]
  const words = fieldTitle(section, field)
  if (Array.isArray(present)) {
    return present.length < LONGEST_LIST ? [] : [{ words, quote: quoteOf(quote), why: reasons.tooMany }]
  }
  const own = String(present)
  if (folded(own) === folded(String(value))) return []
  const said = (one: string) => quoteOf(field === 'level' ? levelLabel(one) : one)
  return [{ words, quote: said(quote), why: `Your bio says ‘${said(own)}’ there.` }]
}

function allLeft(left: readonly LegacyLeft[]): LeftOut[] {
  const contents = left.slice(0, MOST_LEFT).map(leftWords)
  const more = left.length - contents.length
  return more > 0 ? [...contents, { words: `${more} more`, quote: '', why: reasons.noPlace }] : contents
}

/**
 * What a profile of older software, with its capitalised names, would add to the bio, and what of it is left out.
 * @returns undefined where the document is no such profile
 */
export function readLegacy(document: Fields, profile: StudentProfile): ReadDocument | undefined {
  const legacy = legacyProfileIn(document)
  if (legacy === undefined) return undefined
  const { bio, left } = readLegacyProfile(legacy)
  const suggestions = suggestionsIn(bio)
  const fresh = onlyNew(profile, suggestions)
  const isFresh = new Set(fresh)
  const others = suggestions.filter((suggestion) => !isFresh.has(suggestion)).flatMap((one) => keptOut(profile, one))
  return { proposals: proposalsOf(fresh), left: [...allLeft(left), ...others] }
}
