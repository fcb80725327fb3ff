import type { BioSection, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/** One line, a paragraph, or a choice, with its real question as the label. */
export interface TextField {
  readonly kind: 'line' | 'paragraph' | 'level'
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly numeric?: true
  /** An address on the web. */
  readonly link?: true
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

/** A row of each kind, as the contract has it. */
export interface Rows {
  readonly plain: StudentProfile['collegeInfo']['proudestAcomplishments'][number]
  readonly tagged: StudentProfile['collegeInfo']['favoriteSubjects'][number]
  readonly activity: StudentProfile['collegeInfo']['clubsOrgs'][number]
  readonly position: StudentProfile['professionalInfo']['positionsHeld'][number]
}

type KindOf<R> = { [K in RowKind]: [R, Rows[K]] extends [Rows[K], R] ? K : never }[RowKind]

type NamedField<Name, Value> = Value extends readonly (infer R)[]
  ? ListField & { readonly name: Name; readonly row: KindOf<R> }
  : TextField & { readonly name: Name }

/** A field of a section, by a name that the contract knows: one that is renamed there does not compile here. */
export type FieldOf<S extends BioSection> = { [N in keyof StudentProfile[S]]: NamedField<N, StudentProfile[S][N]> }[keyof StudentProfile[S]]

/** A section of the bio as screens show it. */
export interface Section {
  readonly name: BioSection
  readonly title: string
  /** What it is good for, where nothing is filled in yet. */
  readonly purpose: string
  readonly fields: readonly Field[]
}

export type SectionOf<S extends BioSection> = Section & { readonly name: S; readonly fields: readonly FieldOf<S>[] }

/** What is typed into a section: dates as text, tags and rows as lists. */
export type Typed = Record<string, unknown>
/** A row as it is typed. */
export type TypedRow = Record<string, unknown>

/** Whether a field holds rows rather than one value. */
export function isList(field: Field): field is ListField {
  return field.kind === 'list'
}
