import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { isFiltered } from '../../people/found/filters.ts'
import { bucketWords } from '../../jobs/employer/bucketWords.ts'
import { type CandidateBucket } from '../../jobs/employer/buckets.ts'
import type { CandidateFilters } from './candidatesSearch.ts'

/** What an empty list says: why nobody is in it, or that filters keep them out. */
export function emptyWords(bucket: CandidateBucket, filters: CandidateFilters): string {
  return isFiltered(filters) ? 'Nobody here matches your filters.' : bucketWords[bucket].empty
}

/** What a search says that finds nobody. */
export const nobodyFound = ({ level }: Pick<CandidateFilters, 'level'>): string =>
  level.includes('hs') ? 'Try fewer words, or take a filter away.' : 'Try fewer words, check the spelling, or take a filter away.'

/** Whom employers are not shown, where they look for them; empty where they do not. */
export const notShown = ({ level }: Pick<CandidateFilters, 'level'>): string =>
  level.includes('hs') ? `People of ${MINORS_AGE}, and those who give no year of birth, are not shown to employers until they apply.` : ''
