import { infiniteQueryOptions } from '@tanstack/react-query'
import { recruitersList } from '@trellis/contract/admin/admin.ts'
import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { getJobChoices } from '@trellis/contract/groups/internships.calls.ts'
import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { jobsKey } from '../jobs/jobQueries.ts'
import type { ForWhom } from '../jobs/jobWords.ts'

const PAGE = 20

/** The phrase of an address that finds everything. */
export const ALL = '-'

const wordsOf = (phrase: string): string => (phrase === ALL ? '' : phrase)

const forNobody: ForWhom = { forGroup: false, forCohorts: [] }

interface Found {
  readonly hits: { readonly total: number }
}

const byStart = {
  initialPageParam: 0,
  getNextPageParam: ({ hits }: Found, _pages: unknown, start: number) => (start + PAGE < hits.total ? start + PAGE : undefined),
}

/** Open jobs that are found, each with for whom in the group it was added. */
export function foundJobsQuery(groupId: string, phrase: string) {
  return infiniteQueryOptions({
    queryKey: jobsKey(groupId, 'found', phrase),
    queryFn: async ({ pageParam: start, signal }) => {
      const { hits } = await call(jobsForAdminSearch, { query: { searchQuery: wordsOf(phrase), start, size: PAGE } }, { signal })
      const jobList = hits.hits.map(({ _id }) => _id)
      const added = jobList.length === 0 ? [] : (await call(getJobChoices, { params: { groupId }, body: { jobList } }, { signal })).data
      const byId = new Map(added.map((one) => [one._id, one]))
      return { hits: { total: hits.total, hits: hits.hits.map((job) => ({ ...job, ...(byId.get(job._id) ?? forNobody) })) } }
    },
    ...byStart,
  })
}

/** People who are found for a group, whom its advisors may see. */
export function foundPeopleQuery(groupId: string, phrase: string) {
  return infiniteQueryOptions({
    queryKey: keys.candidates(groupId, 'found', phrase),
    queryFn: ({ pageParam: start, signal }) =>
      call(findCandidates4Group, { params: { id: groupId }, body: { state: '', keyword: wordsOf(phrase), start, size: PAGE } }, { signal }),
    ...byStart,
  })
}

/** Recruiters whose name or company holds the words. */
export function foundRecruitersQuery(phrase: string) {
  return infiniteQueryOptions({
    queryKey: ['recruitersFound', phrase],
    queryFn: ({ pageParam: page, signal }) =>
      call(recruitersList, { query: { page, size: PAGE, searchQuery: wordsOf(phrase) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}
