import { monthYear, readDate } from '@trellis/contract/texts/dates.ts'
import { type TimeCommitment, timeCommitmentLabels } from '@trellis/contract/profiles/profiles.ts'
import type { RowKind, TypedRow } from '../fields/fields.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** 'Sep 2023 to Current'; what cannot be read is shown as it is typed. */
function period(start: unknown, end: unknown): string {
  const [from, to] = [start, end].map((date) => {
    const read = readDate(typeof date === 'number' ? date : text(date))
    return read === undefined ? text(date) : monthYear(read)
  })
  return from && to ? `${from} to ${to}` : from || to || ''
}

/** A row in a line: its name, and the rest that describes it in short. */
export function rowWords(kind: RowKind, row: TypedRow): { name: string; more: string } {
  const name = text(row['name'])
  if (kind === 'position') {
    const more = [text(row['companyInstitution']), period(row['startDate'], row['endDate'])]
    return { name, more: more.filter(Boolean).join(' · ') }
  }
  if (kind !== 'activity') return { name, more: '' }
  const time = timeCommitmentLabels[row['timeCommitment'] as TimeCommitment] ?? ''
  return { name, more: [text(row['titlePosition']), time, text(row['duration'])].filter(Boolean).join(' · ') }
}
