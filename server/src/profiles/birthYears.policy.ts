import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'

/**
 * Whether a year that a person gives themselves is doubted from now on: it protects them at once, and is no reason to show
 * them other minors, since anybody could say so.
 * @param before the year until now, null where there was none
 */
export function isDoubted(before: number | null, next: number | null, wasDoubted: boolean, thisYear: number): boolean {
  if (next === before) return wasDoubted
  return wasDoubted || isProtectedAsMinor(next, thisYear)
}
