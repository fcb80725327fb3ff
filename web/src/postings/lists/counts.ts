import { queryOptions } from '@tanstack/react-query'
import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { noteContacted } from './contacted.ts'

const counted = ['applied', 'saved', 'accepted', 'rejected'] as const satisfies readonly ListedState[]
/** So many of those who wrote are looked at for one that waits for an answer. */
const LOOKED_AT = 20

/** How many are in each list that the person or the other side made. */
export type Counts = Readonly<Partial<Record<ListedState, number>>>

interface Found {
  readonly hits: readonly { readonly link: LinkOfPerson | null }[]
  readonly total: number
}

type Find = (userId: string, body: { readonly state: ListedState; readonly size: number }, signal: AbortSignal) => Promise<Found>

const finders: Record<PostingKind, Find> = {
  [JOB]: async (userId, body, signal) => (await call(findJobs4Candidate, { params: { userId }, body }, { signal })).hits,
  [GROUP]: async (userId, body, signal) => (await call(findGroups4Candidate, { params: { userId }, body }, { signal })).hits,
}

/**
 * How many jobs, or groups, are in each of a person's lists. Whether one of them waits for an answer (the 'has contacted' marker:
 * in state 'contacted' and flagged so) is noted for every screen.
 */
export function listCountsQuery(kind: PostingKind, userId: string) {
  return queryOptions({
    queryKey: keys.listCounts(kind, userId),
    queryFn: async ({ signal }): Promise<Counts> => {
      const find = (state: ListedState, size: number) => finders[kind](userId, { state, size }, signal)
      const [contacted, ...others] = await Promise.all([find('contacted', LOOKED_AT), ...counted.map((state) => find(state, 1))])
      noteContacted(
        kind,
        contacted.hits.some(({ link }) => link?.state === 'contacted' && link.flag === 'contacted'),
      )
      const totals = counted.map((state, at) => [state, others[at]?.total ?? 0])
      return { contacted: contacted.total, ...Object.fromEntries(totals) }
    },
  })
}
