import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'

/** A year of birth and what is to be known of whoever gives it. */
export interface GivenYear {
  /** The year until now, null where there was none. */
  readonly before: number | null
  readonly next: number | null
  readonly wasDoubted: boolean
  /** Whether they are in a group: an advisor has accepted them as they were. */
  readonly isMember: boolean
}

/**
 * Whether a year that a person gives themselves is doubted from now on: it protects them at once, and is no reason to show
 * them other minors, since anybody could say so. A minor who corrects it sees no more than before, and who gives a first one before
 * any group accepted them says what a new account may say.
 */
export function isDoubted({ before, next, wasDoubted, isMember }: GivenYear, thisYear: number): boolean {
  if (next === before || wasDoubted || !isProtectedAsMinor(next, thisYear)) return wasDoubted
  return before === null ? isMember : !isProtectedAsMinor(before, thisYear)
}
