import { writeDate } from '@trellis/contract/texts/dates.ts'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { isList, type RowKind, type Typed, type TypedRow } from './fields.ts'
import { emptyRow, rowFields } from './rowFields.ts'
import { sections } from './sections.ts'

function dateText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? writeDate(value) : ''
}

/** A stored or proposed row as it is typed: every field there, dates as text, no tag in place of 'Other'. */
export function typedRow(kind: RowKind, row: Readonly<Record<string, unknown>>): TypedRow {
  const typed: TypedRow = { ...emptyRow(kind), ...row }
  for (const { kind: field, name } of rowFields[kind]) {
    if (field === 'startDate' || field === 'endDate') typed[name] = dateText(typed[name])
  }
  if ('tags' in typed) typed['tags'] = chosenTags(typed['tags'])
  return typed
}

/** The skills that somebody chose: 'Other' alone stands for none. */
export function chosenTags(tags: unknown): string[] {
  const list = Array.isArray(tags) ? (tags as string[]) : []
  return list.length === 1 && list[0] === OTHER_TAG ? [] : list
}

/** A section as stored, made ready to be typed into: its own fields only. */
export function typedSection(section: BioSection, { _source }: ProfileRecord): Typed {
  const stored: Typed = _source[section]
  return Object.fromEntries(
    sections[section].fields.map((field) => {
      const value = stored[field.name]
      if (!isList(field)) return [field.name, value ?? '']
      return [field.name, (value as TypedRow[]).map((row) => typedRow(field.row, row))]
    }),
  )
}
