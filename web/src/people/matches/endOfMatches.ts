import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'

const theNearest = `These are the ${MOST_MATCHES} people closest to you.`

/** What stands below the last of so many matches that were searched for. */
export const endOfMatches = (total: number): string => (total >= MOST_MATCHES ? theNearest : 'That is everyone.')

/** The same of those who were suggested: whoever is less like the viewer is not among them. */
export const endOfSuggestions = (total: number): string =>
  total >= MOST_MATCHES ? theNearest : 'Nobody else is as much like you. All others are under Everybody.'
