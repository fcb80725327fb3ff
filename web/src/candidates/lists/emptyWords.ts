import { isFiltered } from '../../people/found/filters.ts'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import type { PipelineWords } from '../pipeline/words.ts'
import type { CandidateFilters } from './candidatesSearch.ts'

/** What an empty list says: why nobody is in it, or that filters keep them out. */
export function emptyWords({ buckets }: PipelineWords, bucket: CandidateBucket, filters: CandidateFilters): string {
  return isFiltered(filters) ? 'Nobody here matches your filters.' : buckets[bucket].empty
}

/** Whether some of those whom one looks for are kept away, and the words say so. */
const areHidden = ({ notShown }: PipelineWords, { level }: Pick<CandidateFilters, 'level'>): boolean =>
  notShown !== '' && level.includes('hs')

/** What a search says that finds nobody. */
export const nobodyFound = (words: PipelineWords, filters: Pick<CandidateFilters, 'level'>): string =>
  areHidden(words, filters) ? 'Try fewer words, or take a filter away.' : 'Try fewer words, check the spelling, or take a filter away.'

/** Whom one is not shown, where one looks for them; empty where one does not. */
export const notShown = (words: PipelineWords, filters: Pick<CandidateFilters, 'level'>): string =>
  areHidden(words, filters) ? words.notShown : ''
