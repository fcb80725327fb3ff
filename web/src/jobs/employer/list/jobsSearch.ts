import { type OwnSearch, readOwnSearch } from '../../../postings/own/ownSearch.ts'

/** What of one's jobs an address shows; what is left out shows everything of one's own. */
export interface JobsSearch extends OwnSearch {
  /** On whose jobs one acts, where they are not one's own. */
  readonly of?: string
}

/** Reads the query of the list of jobs; what makes no sense is left out. */
export function readJobsSearch({ of, ...narrowed }: Record<string, unknown>): JobsSearch {
  return { ...(typeof of === 'string' && of !== '' && { of }), ...readOwnSearch(narrowed) }
}
