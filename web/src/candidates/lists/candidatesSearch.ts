import type { CandidateSort } from '@trellis/contract/candidates/candidates.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { type Filters, type FilterSearch, noFilters, readFilters } from '../../people/found/filters.ts'
import { type CandidateBucket, isCandidateBucket } from '../../jobs/employer/buckets.ts'

/** What the address's query holds: how the lists are narrowed, and who is being reviewed. */
export interface CandidatesSearch extends FilterSearch {
  /** Whether people are shown whom one hid from the lists. */
  readonly hidden?: true
  /** Of a search, the list that one came from and goes back to. */
  readonly list?: CandidateBucket
  /** Of the members of a group, those who are this in it, and those in this cohort. */
  readonly role?: MemberRole
  readonly cohort?: string
  /** Of a group: a table of members is brought in, in place of the lists. */
  readonly import?: true
  /** The order of the lists; best match first without it. */
  readonly sort?: CandidateSort
  /** The id of the person under review; without it the lists are shown. */
  readonly review?: string
}

export type { CandidateSort }

/** The orders of a list in words. No schema stands here: the routes read it before anything else loads. */
export const sortWords: Readonly<Record<CandidateSort, string>> = {
  match: 'Best match first',
  newest: 'Newest first',
  name: 'By name',
  changed: 'Last change first',
}

const isSort = (name: unknown): name is CandidateSort => typeof name === 'string' && Object.hasOwn(sortWords, name)

const isRole = (name: unknown): name is MemberRole => name === 'member' || name === 'mentor' || name === 'both'

const ID = /^[0-9a-f-]{36}$/

/** Reads an address's query. What cannot be read is left out rather than an error. */
export function readCandidatesSearch(query: Record<string, unknown>): CandidatesSearch {
  const { hidden, list, role, cohort, sort, review } = query
  return {
    ...readFilters(query),
    ...(hidden === true && { hidden }),
    ...(typeof list === 'string' && isCandidateBucket(list) && { list }),
    ...(query['import'] === true && { import: true }),
    ...(isRole(role) && { role }),
    ...(typeof cohort === 'string' && ID.test(cohort) && { cohort }),
    ...(isSort(sort) && sort !== 'match' && { sort }),
    ...(typeof review === 'string' && ID.test(review) && { review }),
  }
}

/** How lists of candidates are narrowed. */
export interface CandidateFilters extends Filters {
  readonly hiddenToo: boolean
  readonly role?: MemberRole
  readonly cohort?: string
  readonly sort: CandidateSort
}

/** How an address narrows lists. @param keyword what is searched for, which stands elsewhere in the address */
export function filtersOf(search: CandidatesSearch, keyword = ''): CandidateFilters {
  const { hidden, role, cohort, sort = 'match' } = search
  const standing = { ...(role && { role }), ...(cohort && { cohort }) }
  return { ...noFilters, ...readFilters({ ...search }), ...standing, keyword, hiddenToo: hidden === true, sort }
}

/** The query of an address that narrows lists so; nobody is under review then. `list` as of {@link CandidatesSearch}. */
export function searchOf({ hiddenToo, ...filters }: CandidateFilters, list?: CandidateBucket): CandidatesSearch {
  return readCandidatesSearch({ ...filters, hidden: hiddenToo, list })
}

/** Whether lists hold some of their people alone, whatever their order is. */
export const areNarrowed = (filters: CandidateFilters): boolean => Object.keys(searchOf({ ...filters, sort: 'match' })).length > 0
