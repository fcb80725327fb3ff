import { queryOptions, useQuery } from '@tanstack/react-query'
import { delegatedAccounts } from '@trellis/contract/accounts/delegates.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** Who may act on a recruiter's postings, and on whose postings the recruiter may act. */
export function delegationsQuery(userId: string) {
  return queryOptions({
    queryKey: keys.delegations(userId),
    queryFn: async ({ signal }) => (await call(delegatedAccounts, { query: { userId } }, { signal })).data,
  })
}

/** The same, asked for by a screen. */
export function useDelegations(userId: string) {
  return useQuery(delegationsQuery(userId))
}
