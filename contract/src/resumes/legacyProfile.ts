import { readDate } from '../texts/dates.ts'
import { legacyNames, positionNames, rowNames } from './legacyNames.ts'
import { levelLabel, levels } from '../profiles/levels.ts'
import { bioSections, emptyProfile, LONGEST_LIST, timeCommitments } from '../profiles/profiles.ts'
import type { BioSection, StudentProfile } from '../profiles/profiles.ts'
import { MOST_TAGS, readTags } from '../profiles/tags.ts'
import { readLink } from '../texts/text.ts'

type Fields = Record<string, unknown>
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Something of an older profile that a bio does not take. */
export interface LegacyLeft {
  /** Undefined for what lies beside the sections. */
  readonly section?: BioSection
  /** As the file spells it: of a row, the list and the field. */
  readonly name: string
  readonly value: unknown
  /** `noPlace`: a bio has no such field; `unfit`: it has, and cannot hold this; `tooMany`: it takes no more of these. */
  readonly why: 'noPlace' | 'unfit' | 'tooMany'
}
type Left = Omit<LegacyLeft, 'section'>

const saysNothing = (value: unknown): boolean =>
  !value || value === '0' || (typeof value === 'object' && Object.values(value).every(saysNothing))

/** Spelling alone does not matter: `Favorite_Subjects`, `favorite subjects` and `favoriteSubjects` are one name. */
const bare = (name: string) => name.replace(/[_\s]/g, '').toLowerCase()

/** The present name of a field: by the table, or because it is spelled the present way already. */
function fieldOf(names: Record<string, string>, legacy: string): string | undefined {
  const found = Object.entries(names).find(([known, field]) => bare(known) === bare(legacy) || field === legacy)
  return found?.[1]
}

/** The present value of a cell, and what of the older one it does not say. */
function cellOf(field: string, value: unknown): { value: unknown; rest?: unknown } {
  if (field === 'tags') {
    const tags = readTags([value].flat().join(','))
    return { value: tags.slice(0, MOST_TAGS), rest: tags.slice(MOST_TAGS).join(', ') }
  }
  if (field === 'timeCommitment') {
    const time = timeCommitments.find((known) => bare(String(value)).startsWith(known))
    return { value: time ?? '', rest: time === undefined ? value : undefined }
  }
  return { value: value ?? undefined }
}

interface ReadRow {
  readonly fields: Fields
  /** The names of the present fields as the file spells them. */
  readonly spelled: Readonly<Record<string, string>>
  readonly left: Left[]
}

function rowOf(value: unknown, names: Record<string, string>): ReadRow {
  if (!isFields(value)) return { fields: { name: String(value) }, spelled: { name: '' }, left: [] }
  const fields: Fields = {}
  const spelled: Record<string, string> = {}
  const left: Left[] = []
  for (const [name, inner] of Object.entries(value)) {
    const field = fieldOf(names, name)
    if (!field || fields[field]) {
      left.push({ name, value: inner, why: 'noPlace' })
      continue
    }
    const { value: cell, rest } = cellOf(field, inner)
    fields[field] = cell
    spelled[field] = name
    left.push({ name, value: rest, why: field === 'tags' ? 'tooMany' : 'unfit' })
  }
  return { fields, spelled, left }
}

/** A list was one text, with a line or a semicolon between its entries, or a list of texts or of objects. */
function rowsOf(value: unknown): unknown[] {
  const values = typeof value === 'string' ? value.split(/[\n;]/).filter((part) => part.trim()) : [value].flat()
  return values.filter((one) => one !== null && one !== undefined && one !== '')
}

interface Shape {
  safeParse(value: unknown): { success: boolean; data?: unknown }
}

/** The rows that a list takes. A row loses what does not fit into it, not its place. */
function listOf(shape: Shape, name: string, value: unknown, names: Record<string, string>, taken: number) {
  const values = rowsOf(value)
  const room = Math.max(0, LONGEST_LIST - taken)
  const left: Left[] = [{ name, value: values.slice(room), why: 'tooMany' }]
  const rows = values.slice(0, room).flatMap((one) => {
    const { fields, spelled, left: unread } = rowOf(one, names)
    const inRow = (field: string) => [name, field].filter(Boolean).join(', ')
    left.push(...unread.map((cell) => ({ ...cell, name: inRow(cell.name) })))
    for (const [field, cell] of Object.entries(fields)) {
      if (shape.safeParse([{ [field]: cell }]).success) continue
      const isAccepted = shape.safeParse([{ [field]: undefined }]).success
      left.push({ name: inRow(spelled[field]!), value: cell, why: isAccepted ? 'unfit' : 'noPlace' })
      delete fields[field]
    }
    return saysNothing(fields) ? [] : (shape.safeParse([fields]).data ?? [])
  })
  return { rows, left }
}

/** Whatever cannot be read as a year stays as it is, and so is refused. */
function yearOf(value: unknown): unknown {
  if (saysNothing(value) || String(value) === '1900') return ''
  const date = typeof value === 'string' || typeof value === 'number' ? readDate(value) : undefined
  return typeof date === 'number' ? String(new Date(date).getUTCFullYear()) : value
}

function levelOf(value: unknown): unknown {
  return levels.find((level) => bare(levelLabel(level)) === bare(String(value))) ?? value
}

const linkFields = new Set(['liProfile', 'fbProfile', 'selfVideo'])

function textOf(field: string, value: unknown): unknown {
  if (field === 'birthYear' || field === 'graduationYear') return yearOf(value)
  if (field === 'level') return levelOf(value)
  if (linkFields.has(field) && typeof value === 'string') return readLink(value) ?? value
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' ? String(value) : (value ?? '')
}

/** Older profiles kept the place in one text, and the latest position beside the list of all. */
function unfold(section: BioSection, legacy: Fields): Fields {
  const unfolded: Fields = {}
  const position: Fields = {}
  for (const [name, value] of Object.entries(legacy)) {
    if (bare(name) === 'citystatecountry' && typeof value === 'string') {
      const [city, ...rest] = value.split(',').map((part) => part.trim())
      Object.assign(unfolded, { City: city, State: rest.slice(0, -1).join(', '), Country: rest.at(-1) ?? '' })
    } else if (section === 'professionalInfo' && !fieldOf(legacyNames[section], name) && fieldOf(positionNames, name)) {
      position[name] = value
    } else unfolded[name] = value
  }
  return Object.keys(position).length > 0 ? { ...unfolded, Positions: [position] } : unfolded
}

function sectionOf(section: BioSection, legacy: Fields): { fields: Fields; left: Left[] } {
  const fields: Fields = {}
  const left: Left[] = []
  const empty: Fields = emptyProfile()[section]
  const shape: Record<string, Shape> = bioSections[section].shape
  for (const [name, value] of Object.entries(unfold(section, legacy))) {
    const field = fieldOf(legacyNames[section], name)
    if (!field || (typeof fields[field] === 'string' && fields[field])) left.push({ name, value, why: 'noPlace' })
    else if (Array.isArray(empty[field])) {
      const before = (fields[field] ?? []) as unknown[]
      const names = field === 'positionsHeld' ? positionNames : rowNames
      const list = listOf(shape[field]!, name, value, names, before.length)
      fields[field] = [...before, ...list.rows]
      left.push(...list.left)
    } else {
      const read = shape[field]!.safeParse(textOf(field, value))
      if (read.success) fields[field] = read.data
      else left.push({ name, value, why: 'unfit' })
    }
  }
  return { fields, left }
}

export type PartialBio = { [Section in BioSection]?: Partial<StudentProfile[Section]> }

/**
 * Reads a profile in the older, capitalised spelling. Year '0' means none.
 * @returns the fields that it fills, section by section, and whatever else it says
 */
export function readLegacyProfile(legacy: Fields): { bio: PartialBio; left: LegacyLeft[] } {
  const bio: PartialBio = {}
  const left: LegacyLeft[] = []
  for (const [name, value] of Object.entries(legacy)) {
    if (!Object.hasOwn(bioSections, name) || !isFields(value)) {
      left.push({ name, value, why: 'noPlace' })
      continue
    }
    const section = name as BioSection
    const read = sectionOf(section, value)
    Object.assign(bio, { [section]: read.fields })
    left.push(...read.left.map((one) => ({ ...one, section })))
  }
  return { bio, left: left.filter(({ value }) => !saysNothing(value)) }
}
