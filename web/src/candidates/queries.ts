import { getChecklist } from '@trellis/contract/candidates/checklists.ts'
import { listCandidateNotes } from '@trellis/contract/candidates/candidateNotes.ts'
import { type findCandidates4Job, getApplicationResumeText, getCandidateProfile } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { type Dated, dated } from '../api/writes.ts'
import type { CandidateBucket } from '../jobs/employer/buckets.ts'
import { type CandidateList, withChanges } from './deciding/changes.ts'
import { useMoves, useViewedHere } from './deciding/moves.ts'
import { type Pipeline, usePipeline } from './pipeline/pipeline.ts'
import type { CandidateFilters } from './lists/candidatesSearch.ts'

const PAGE = 20
/** So many pages are kept of a list: loading more lets go of the first, so that a long list stays light. */
const MOST_PAGES = 5

export type CandidatesPage = Dated<Reply<(typeof findCandidates4Job)['description']>>

/** What a list is narrowed to and ordered by, as the server is asked for it. Members alone are something in a group. */
export function wantedOf(bucket: CandidateBucket | '', filters: CandidateFilters) {
  const { keyword, level, city, state, country, hiddenToo, sort, role, cohort } = filters
  const standing = bucket === 'accepted' ? { ...(role && { role }), ...(cohort && { cohortID: cohort }) } : {}
  return { state: bucket, keyword, level, locationFilter: { city, state, country }, hiddenToo, sort, ...standing }
}

/** The people of one of a posting's lists, or, without one, all who are found by the filters' keyword. */
export function candidatesQuery(
  { find }: Pick<Pipeline, 'find'>,
  postingId: string,
  bucket: CandidateBucket | '',
  filters: CandidateFilters,
) {
  const list = bucket === '' ? 'search' : bucket
  return infiniteQueryOptions({
    queryKey: keys.candidates(postingId, list, filters),
    queryFn: ({ pageParam, signal }): Promise<CandidatesPage> => {
      return dated(() => find(postingId, { ...wantedOf(bucket, filters), start: pageParam, size: PAGE }, signal))
    },
    initialPageParam: 0,
    maxPages: MOST_PAGES,
    getNextPageParam: ({ hits }, _pages, start) => (start + PAGE < hits.total ? start + PAGE : undefined),
    getPreviousPageParam: (_page, _pages, start) => (start > 0 ? Math.max(start - PAGE, 0) : undefined),
    // While filters change, what was there stays; never another list.
    placeholderData: (data, query) => (query?.queryKey[2] === list ? data : undefined),
  })
}

/** A list with what was done since it was fetched. */
export function useCandidates(postingId: string, bucket: CandidateBucket | '', filters: CandidateFilters) {
  const query = useInfiniteQuery(candidatesQuery(usePipeline(), postingId, bucket, filters))
  const { data } = query
  // A page does not make those that were fetched before it any younger.
  const [oldest] = data?.pages.toSorted((one, other) => one.requestedAt - other.requestedAt) ?? []
  const changes = useMoves(oldest?.requestedAt ?? 0, postingId)
  const viewed = useViewedHere(postingId)
  const { hiddenToo } = filters
  const belongs = useCallback(
    ({ link }: Candidate) => (bucket === '' || link.state === bucket) && (hiddenToo || !link.flags.hidden),
    [bucket, hiddenToo],
  )
  const total = oldest?.hits.total ?? 0
  const list = useMemo((): CandidateList | undefined => {
    if (data === undefined) return undefined
    const seen = new Map(data.pages.flatMap(({ hits }) => hits.hits).map((candidate) => [candidate._id, candidate]))
    const items = [...seen.values()].map((candidate) => (viewed.has(candidate._id) ? asViewed(candidate) : candidate))
    return withChanges({ items, total }, changes, { belongs, joins: bucket !== '' })
  }, [data, total, changes, viewed, belongs, bucket])
  // Who came or went is told of with the list that is fetched when the server has confirmed it.
  const isSettled = changes.every(({ before, after }) => belongs(before) === belongs(after))
  return { query, list, isSettled, first: Number(data?.pageParams[0] ?? 0) }
}

/** The same for the same candidate: a row that has not changed is not drawn again. */
const viewedOnes = new WeakMap<Candidate, Candidate>()

function asViewed(candidate: Candidate): Candidate {
  const { link } = candidate
  if (link.flags.viewed) return candidate
  const viewed = viewedOnes.get(candidate) ?? { ...candidate, link: { ...link, flags: { ...link.flags, viewed: true } } }
  viewedOnes.set(candidate, viewed)
  return viewed
}

export type CandidatesQuery = ReturnType<typeof useCandidates>

/** A candidate's profile as the owner may see it, and what happened between the two sides. */
export function candidateProfileQuery(postingId: string, id: string) {
  return queryOptions({
    queryKey: keys.candidates(postingId, 'person', id),
    queryFn: ({ signal }) => call(getCandidateProfile, { body: { id, jobId: postingId } }, { signal }),
  })
}

/** What a person and the posting are to each other, for one who is in no list that is loaded. */
export function candidateQuery({ personOf }: Pipeline, postingId: string, userId: string) {
  return queryOptions({
    queryKey: keys.candidates(postingId, 'candidate', userId),
    queryFn: ({ signal }) => dated(() => personOf(postingId, userId, signal)),
  })
}

/** What one's own side noted about a candidate. */
export function candidateNotesQuery(postingId: string, studentId: string) {
  return queryOptions({
    queryKey: keys.candidates(postingId, 'notes', studentId),
    queryFn: async ({ signal }) => (await call(listCandidateNotes, { params: { jobId: postingId, studentId } }, { signal })).data,
  })
}

/** What one's own side looks for in a posting's people, as ticked for one. */
export function checklistQuery(jobId: string, studentId: string) {
  return queryOptions({
    queryKey: keys.candidates(jobId, 'checklist', studentId),
    queryFn: ({ signal }) => dated(() => call(getChecklist, { params: { jobId, studentId } }, { signal })),
  })
}

/** The words of the resume that came with an application. */
export function resumeTextQuery(postingId: string, studentId: string) {
  return queryOptions({
    queryKey: keys.candidates(postingId, 'resume', studentId),
    queryFn: async ({ signal }) => (await call(getApplicationResumeText, { params: { jobId: postingId, studentId } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
