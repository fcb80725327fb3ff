import type { BioSection } from '@trellis/contract/profiles/profiles.ts'

/** One line, a paragraph, or a choice, with its real question as the label. */
export interface TextField {
  readonly kind: 'line' | 'paragraph' | 'level'
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly numeric?: true
  /** Seen by the person alone. */
  readonly own?: true
  /** Takes half of the width where there is room. */
  readonly half?: true
}

/** Which fields each row of a list has. */
export type RowKind = 'plain' | 'tagged' | 'activity' | 'position'

/** Rows that are added, changed and removed in place. */
export interface ListField {
  readonly kind: 'list'
  readonly name: string
  readonly label: string
  readonly row: RowKind
  /** One of them: 'Add a club or organization'. */
  readonly one: string
  /** The label of a row's name. */
  readonly nameLabel: string
  readonly hint?: string
}

export type Field = TextField | ListField

/** A section of the bio as screens show it. */
export interface Section {
  readonly name: BioSection
  readonly title: string
  /** What it is good for, where nothing is filled in yet. */
  readonly purpose: string
  readonly fields: readonly Field[]
}

/** What is typed into a section: dates as text, tags and rows as lists. */
export type Typed = Record<string, unknown>
/** A row as it is typed. */
export type TypedRow = Record<string, unknown>

export function isList(field: Field): field is ListField {
  return field.kind === 'list'
}
