import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'

/** What stands below the last of so many matches. */
export const endOfMatches = (total: number): string =>
  total >= MOST_MATCHES ? `These are the ${MOST_MATCHES} people closest to you.` : 'That is everyone.'
