import { type PartialBio, readLegacyProfile } from '@trellis/contract/legacyProfile.ts'
import { type BioSection, bioSections, type StudentProfile } from '@trellis/contract/profiles.ts'
import { onlyNew, proposalsOf, type Suggestion } from '@trellis/contract/proposals.ts'
import type { Proposal } from '@trellis/contract/resumes.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The profile in a document of older software: its sections, with or without a record around them. */
function legacyProfileIn(document: Fields): Fields | undefined {
  const profile = isFields(document._source) ? document._source : document
  return Object.keys(bioSections).some((section) => isFields(profile[section])) ? profile : undefined
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

/**
 * What a profile of older software, with its capitalised names, would add to the bio.
 * @returns undefined where the document is no such profile
 */
export function proposalsFromLegacy(document: Fields, profile: StudentProfile): Proposal[] | undefined {
  const legacy = legacyProfileIn(document)
  return legacy && proposalsOf(onlyNew(profile, suggestionsIn(readLegacyProfile(legacy).bio)))
}
