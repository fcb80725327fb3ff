import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { getJob, getJobOfPerson, getPublicJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobMatch, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { call } from '../../api/call.ts'
import { firstRecord } from '../../api/firstRecord.ts'
import { keys } from '../../api/keys.ts'
import { lastListed } from '../../api/lastListed.ts'
import { dated, useWrites } from '../../api/writes.ts'
import { useSession } from '../../session/session.ts'
import { aboutLink, type LinkChange, withChanges } from '../../postings/links/changes.ts'
import { byPages, partOf, useFoundPostings } from '../../postings/lists/paged.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import type { JobFilters } from './lists/filters.ts'

export interface JobQuery {
  /** One of the student's lists, or '' for all that they may see. */
  readonly list: ListedState | ''
  readonly keyword: string
  readonly filters: JobFilters
  /** Of what is suggested, also what fits less well. */
  readonly lessWellToo?: boolean
}

function bodyOf({ list, keyword, filters, lessWellToo = false }: JobQuery) {
  const { employmentType, level, workplace, city, state, country, pay, days, paid, near, sort } = filters
  return {
    state: list,
    keyword,
    employmentType,
    level,
    workplace,
    paid,
    near,
    sort,
    lessWellToo,
    locationFilter: { city, state, country },
    ...(pay > 0 && { payAtLeast: pay }),
    ...(days !== 0 && { postedWithin: days }),
  }
}

/** Jobs of one of a student's lists, or found by words, best first, a page at a time. */
export function findJobsQuery(userId: string, search: JobQuery) {
  return infiniteQueryOptions({
    queryKey: keys.jobs(userId, search),
    queryFn: ({ pageParam, signal }) => {
      const body = { ...bodyOf(search), ...partOf(pageParam) }
      return dated(() => call(findJobs4Candidate, { params: { userId }, body }, { signal }))
    },
    ...byPages,
  })
}

/** The same with what was done about them since. */
export const useFindJobs = (userId: string, search: JobQuery) => useFoundPostings(useInfiniteQuery(findJobsQuery(userId, search)))

/** A job as a student sees it. Asking counts as a look at it. */
export function jobQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: keys.job(id, userId),
    queryFn: ({ signal }) => dated(() => call(getJobOfPerson, { params: { id, userId }, query: {} }, { signal })),
  })
}

/** A job with what the student is to it by now, and how well it fits them. */
export function useJob(id: string, userId: string) {
  const query = useQuery(jobQuery(id, userId))
  const writes = useWrites<LinkChange>(aboutLink(id))
  const { data } = query
  const [job] = data === undefined ? [] : withChanges([data.data], writes, data.requestedAt)
  return { query, job, fit: data?.fit ?? null }
}

/** A job as a list has just shown it. */
export function useListedJob(id: string, userId: string): JobMatch | undefined {
  return lastListed<JobMatch>(useQueryClient(), id, keys.jobs(userId))
}

/** What came with the page is not asked for again at once. */
const FIRST_VIEW_LASTS_MS = 60_000

/** A job as everybody may read it; for whoever is signed in also one of their own that is not open. */
function publicJobQuery(id: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: isSignedIn ? keys.job(id, 'preview') : keys.publicJob(id),
    ...(!isSignedIn && { initialData: () => firstRecord<JobRecord>(id), staleTime: FIRST_VIEW_LASTS_MS }),
    queryFn: async ({ signal }) =>
      isSignedIn
        ? (await call(getJob, { params: { id }, query: {} }, { signal })).data
        : (await call(getPublicJob, { params: { id } }, { signal })).data,
  })
}

/** The same, by whether its reader is signed in. */
export function usePublicJob(id: string) {
  const isSignedIn = useSession((state) => state.person !== undefined)
  return useQuery(publicJobQuery(id, isSignedIn))
}
