import { dropEmptyRows } from '@trellis/contract/profiles/bio.ts'
import { type BioSection, bioSections, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Typed } from '../fields/fields.ts'

type SectionData = StudentProfile[BioSection]

interface Savable {
  /** The whole section as it can be stored. */
  readonly data: SectionData
  /** The fields that cannot be stored as they are typed. */
  readonly heldBack: readonly string[]
}

/**
 * What of a section can be stored now: all that is valid, without empty rows. A field at fault, or a list with a row at
 * fault, stays as it is stored until it is put right, so that one fault does not hold up the rest.
 */
export function savable(section: BioSection, typed: Typed, stored: Typed): Savable {
  const schema = bioSections[section]
  const read = schema.safeParse(typed)
  if (read.success) return { data: dropEmptyRows<SectionData>(read.data), heldBack: [] }
  const heldBack = [...new Set(read.error.issues.map(({ path }) => String(path[0])))]
  const kept = Object.fromEntries(heldBack.map((field) => [field, stored[field]]))
  return { data: dropEmptyRows<SectionData>(schema.parse({ ...typed, ...kept })), heldBack }
}

/** Whether storing would change nothing. */
export function isStored(section: BioSection, data: SectionData, stored: Typed): boolean {
  return JSON.stringify(data) === JSON.stringify(savable(section, stored, stored).data)
}

/** The fields that are typed otherwise than they are stored. */
export function typedOver(typed: Typed, stored: Typed): Typed {
  const isOther = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(stored[name])
  return Object.fromEntries(Object.entries(typed).filter(isOther))
}
