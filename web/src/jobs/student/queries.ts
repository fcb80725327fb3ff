import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { findJobs4Candidate } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { getJob, getJobOfPerson, getPublicJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { DEFAULT_PAGE_SIZE } from '@trellis/contract/wire/paging.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { useSession } from '../../session/session.ts'
import type { JobFilters } from './lists/filters.ts'
import type { JobList } from './lists/lists.ts'

export interface Asked {
  /** One of the student's lists, or '' for all that they may see. */
  readonly list: JobList | ''
  readonly keyword: string
  readonly filters: JobFilters
}

function bodyOf({ list, keyword, filters }: Asked) {
  const { employmentType, level, workplace, city, state, country, pay, days } = filters
  return {
    state: list,
    keyword,
    employmentType,
    level,
    workplace,
    locationFilter: { city, state, country },
    ...(pay > 0 && { payAtLeast: pay }),
    ...(days !== 0 && { postedWithin: days }),
  }
}

/** Jobs of one of a student's lists, or found by words, best first, a page at a time. */
export function useFindJobs(userId: string, asked: Asked) {
  return useInfiniteQuery({
    queryKey: keys.jobs(userId, asked),
    queryFn: ({ pageParam, signal }) => {
      const body = { ...bodyOf(asked), start: pageParam * DEFAULT_PAGE_SIZE, size: DEFAULT_PAGE_SIZE }
      return call(findJobs4Candidate, { params: { userId }, body }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ hits }, _pages, page) => ((page + 1) * DEFAULT_PAGE_SIZE < hits.total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}

/** A job with what the student is to it, and how well it fits them. */
export function useJob(id: string, userId: string) {
  return useQuery({
    queryKey: keys.job(id, userId),
    queryFn: ({ signal }) => call(getJobOfPerson, { params: { id, userId }, query: {} }, { signal }),
  })
}
export type JobOfStudent = Reply<(typeof getJobOfPerson)['description']>

/** A job as everybody may read it; for whoever is signed in also one of their own that is not open. */
export function usePublicJob(id: string) {
  const isSignedIn = useSession((state) => state.person !== undefined)
  return useQuery({
    queryKey: isSignedIn ? keys.job(id, 'preview') : keys.publicJob(id),
    queryFn: async ({ signal }) =>
      isSignedIn
        ? (await call(getJob, { params: { id }, query: {} }, { signal })).data
        : (await call(getPublicJob, { params: { id } }, { signal })).data,
  })
}
