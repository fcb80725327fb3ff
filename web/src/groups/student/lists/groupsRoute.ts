import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { genomeQuery } from '../../../genome/useGenome.ts'
import { requestFirstData } from '../../../session/Queries.tsx'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { listCountsQuery } from '../../../postings/lists/counts.ts'
import { findGroupsQuery, groupQuery } from '../queries.ts'
import { readGroupsSearch } from './groupsSearch.ts'
import { anywhere } from './placeFilters.ts'

/** The longest that is searched for. */
const LONGEST_PHRASE = 200

export const phraseOf = (typed: string): string => typed.slice(0, LONGEST_PHRASE)

interface Visit {
  readonly preload: boolean
  readonly cause: string
  readonly location: { readonly search: object }
}

/** Requests what a list of groups shows first, and the one that is open. @param isStudent whether it is compared with a genome */
export function requestGroups(
  { preload, cause, location }: Visit,
  userId: string,
  wanted: { readonly list: ListedState | ''; readonly keyword: string },
  isStudent: boolean,
): void {
  const { open, ...place } = readGroupsSearch({ ...location.search })
  if (open !== undefined) requestFirstData(preload, groupQuery(open, userId), isStudent && genomeQuery(userId))
  // The list stays as it is while one after the other is opened.
  if (open !== undefined && cause === 'stay') return
  requestFirstData(preload, findGroupsQuery(userId, { ...wanted, place: { ...anywhere, ...place } }), listCountsQuery(GROUP, userId))
}
