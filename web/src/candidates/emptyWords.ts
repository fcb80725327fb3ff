import { isFiltered } from '../people/filters.ts'
import { bucketWords, type CandidateBucket } from './buckets.ts'
import type { CandidateFilters } from './candidatesSearch.ts'

/** What an empty list says: why nobody is in it, or that filters keep them out. */
export function emptyWords(bucket: CandidateBucket, filters: CandidateFilters): string {
  return isFiltered(filters) ? 'Nobody here matches your filters.' : bucketWords[bucket].empty
}
