import { CURRENT } from '@trellis/contract/texts/dates.ts'

/** A day as a date field has it, '2026-09-15'; a posting's days are never 'Current'. */
export function dayText(date: number | null): string {
  return date === null || date === CURRENT ? '' : new Date(date).toISOString().slice(0, 10)
}
