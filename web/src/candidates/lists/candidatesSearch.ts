import { type Filters, type FilterSearch, noFilters, readFilters } from '../../people/found/filters.ts'
import { type CandidateBucket, isCandidateBucket } from '../../jobs/employer/buckets.ts'

/** What the address's query holds: how the lists are narrowed, and who is being reviewed. */
export interface CandidatesSearch extends FilterSearch {
  /** Whether people are shown whom one hid from the lists. */
  readonly hidden?: true
  /** Of a search, the list that one came from and goes back to. */
  readonly list?: CandidateBucket
  /** The id of the person under review; without it the lists are shown. */
  readonly review?: string
}

const ID = /^[0-9a-f-]{36}$/

/** Reads an address's query. What cannot be read is left out rather than an error. */
export function readCandidatesSearch(query: Record<string, unknown>): CandidatesSearch {
  const { hidden, list, review } = query
  return {
    ...readFilters(query),
    ...(hidden === true && { hidden }),
    ...(typeof list === 'string' && isCandidateBucket(list) && { list }),
    ...(typeof review === 'string' && ID.test(review) && { review }),
  }
}

/** How lists of candidates are narrowed. */
export interface CandidateFilters extends Filters {
  readonly hiddenToo: boolean
}

export function filtersOf(search: CandidatesSearch, keyword = ''): CandidateFilters {
  return { ...noFilters, ...readFilters({ ...search }), keyword, hiddenToo: search.hidden === true }
}

/** The query of an address that narrows lists so; nobody is under review then. `list` as of {@link CandidatesSearch}. */
export function searchOf({ hiddenToo, ...filters }: CandidateFilters, list?: CandidateBucket): CandidatesSearch {
  return readCandidatesSearch({ ...filters, hidden: hiddenToo, list })
}
