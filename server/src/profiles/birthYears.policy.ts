import { isProtectedAsMinor } from '@trellis/contract/minors.ts'

/**
 * Why a person cannot change their own birth year so, in a sentence; undefined where they can. An adult's never becomes a
 * minor's, and none is taken back: from an empty one any could be given.
 */
export function birthYearHeldBy(before: number | null, next: number | null, thisYear: number): string | undefined {
  if (before === null) return undefined
  if (next === null) return 'You can correct your birth year, but not leave it empty any more.'
  const becomesMinor = !isProtectedAsMinor(before, thisYear) && isProtectedAsMinor(next, thisYear)
  return becomesMinor ? 'You can correct this to the birth year of another adult only.' : undefined
}
