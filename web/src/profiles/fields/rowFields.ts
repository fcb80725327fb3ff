import type { RowKind, Rows, TypedRow } from './fields.ts'

/** A field of a row beside its name and its tags. */
export interface RowField {
  readonly kind: 'line' | 'paragraph' | 'timeCommitment' | 'startDate' | 'endDate'
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Takes half of the width where there is room. */
  readonly half?: true
}

/** A field of a row, by a name that the contract knows. */
type RowFieldOf<K extends RowKind> = RowField & { readonly name: keyof Rows[K] }

const activity: readonly RowFieldOf<'activity'>[] = [
  { kind: 'line', name: 'titlePosition', label: 'Title or position', hint: 'For example captain, treasurer, member' },
  { kind: 'timeCommitment', name: 'timeCommitment', label: 'Time commitment', half: true },
  { kind: 'line', name: 'duration', label: 'Duration', hint: 'For example 2 years, or 2023 to 2025', half: true },
]

const position: readonly RowFieldOf<'position'>[] = [
  { kind: 'line', name: 'companyInstitution', label: 'Company or institution' },
  { kind: 'startDate', name: 'startDate', label: 'Start date', half: true },
  { kind: 'endDate', name: 'endDate', label: 'End date', half: true },
  { kind: 'paragraph', name: 'workDescription', label: 'Work description', hint: '2 to 4 sentences' },
  { kind: 'paragraph', name: 'proudestAcomplishments', label: 'Proudest accomplishments' },
  { kind: 'paragraph', name: 'bestPartOfWorking', label: 'Best part of working there' },
  { kind: 'paragraph', name: 'canBeImproved', label: 'What can be improved' },
]

/** What stands between a row's name and its tags. */
export const rowFields: Record<RowKind, readonly RowField[]> = { plain: [], tagged: [], activity, position }

/** Whether rows of this kind take skills. */
export function hasTags(row: RowKind): boolean {
  return row !== 'plain'
}

/** A new row with nothing typed. */
export function emptyRow(row: RowKind): TypedRow {
  const fields = rowFields[row].map(({ name }) => [name, ''])
  return { name: '', ...Object.fromEntries(fields), ...(hasTags(row) && { tags: [] }) }
}
