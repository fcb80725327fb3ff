import type { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import type { BucketCounts, Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import type { CandidateFilters } from '../lists/candidatesSearch.ts'
import type { CandidateColumn } from '../rows/columns.tsx'
import type { LetterWords, PipelineWords } from './words.ts'

type Search = (typeof findCandidates4Group)['description']

/** What the screens have to know of a posting itself. */
export interface PostingFacts {
  readonly _source: { readonly generalInfo: { readonly name: string; readonly companyInstitution?: string } }
  /** Of 31 nodes; null without a genome. */
  readonly signature: readonly number[] | null
  readonly own: { readonly counts: BucketCounts } | null
}

/** The posting, as it is fetched. */
export interface PostingQuery {
  readonly data: PostingFacts | undefined
  readonly error: unknown
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
}

interface HeadProps {
  readonly userId: string
  readonly postingId: string
  /** On a phone: the screen's strong button stands beside the title. */
  readonly isNarrow: boolean
  readonly action: ReactNode
}

/** What can be done with some of the people beside deciding about them. */
export interface Act {
  readonly label: string
  /** Whether it is about one person alone, and not offered for many. */
  readonly oneByOne?: true
  readonly isFor: (candidate: Candidate) => boolean
  /** Why it is not for somebody, in a sentence. */
  readonly whyNot: (name: string) => string
  readonly run: (people: readonly Candidate[], postingId: string) => void
}

/** Which list is shown, and how it is narrowed. */
interface ListProps {
  readonly userId: string
  readonly postingId: string
  /** '' for a search. */
  readonly list: CandidateBucket | ''
  readonly filters: CandidateFilters
}

interface FilterProps extends ListProps {
  readonly onFilter: (filters: CandidateFilters) => void
}

/** One kind of posting as those see it who decide about its people: words, addresses, and the calls that differ. */
export interface Pipeline {
  readonly kind: PostingKind
  readonly owner: 'recruiter' | 'advisor'
  readonly words: PipelineWords
  /** The letter that goes with the end of what was agreed; undefined where it ends without one. */
  readonly farewell?: LetterWords
  /** Where somebody works who comes without an address of their own. */
  readonly firstList: CandidateBucket
  readonly withResumes: boolean
  /** Which columns the rows of a list, or '' of a search, have between who somebody is and what can be decided; the same array for each. */
  readonly columnsOf: (list: CandidateBucket | '') => readonly CandidateColumn[]
  readonly acts: readonly Act[]
  /** What is marked of somebody beside what stands in their link. */
  readonly marksOf?: (candidate: Candidate) => readonly string[]
  /** Those of them that a row shows, where columns tell the others. */
  readonly rowMarksOf?: Pipeline['marksOf']
  readonly listAddress: (userId: string, postingId: string, list: CandidateBucket) => string
  readonly searchAddress: (userId: string, postingId: string, phrase: string) => string
  readonly find: (postingId: string, body: Input<Search>['body'], signal: AbortSignal) => Promise<Reply<Search>>
  readonly personOf: (postingId: string, userId: string, signal: AbortSignal) => Promise<{ readonly candidate: Candidate | null }>
  /** Fetches the posting for what it draws. */
  readonly WithPosting: ComponentType<{ readonly postingId: string; readonly children: (posting: PostingQuery) => ReactNode }>
  /** Fetches the posting with its counts anew, and what lists it. */
  readonly refreshPosting: (queries: QueryClient, postingId: string) => void
  readonly Head: ComponentType<HeadProps>
  /** Stands where the posting should be. */
  readonly Gone: ComponentType<{ readonly userId: string }>
  /** What can be done with a list as a whole. */
  readonly Tools?: ComponentType<ListProps>
  /** By what else a list can be narrowed, and what of it is set, in words. */
  readonly Filters?: ComponentType<FilterProps>
  readonly filterWords?: (filters: CandidateFilters) => string
  /** What the acts open. */
  readonly Dialogs?: ComponentType<{ readonly postingId: string }>
}

const PipelineContext = createContext<Pipeline | undefined>(undefined)
export const PipelineOf = PipelineContext.Provider

/** Whose people the screen shows. */
export function usePipeline(): Pipeline {
  const pipeline = use(PipelineContext)
  if (pipeline === undefined) throw new Error('No kind of posting is given')
  return pipeline
}
