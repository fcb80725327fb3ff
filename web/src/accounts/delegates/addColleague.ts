import type { QueryClient } from '@tanstack/react-query'
import { addDelegate } from '@trellis/contract/accounts/delegates.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** Asks another recruiter to act on one's postings. */
export async function addColleague(queries: QueryClient, userId: string, email: string): Promise<void> {
  const { data } = await call(addDelegate, { body: { userId, email } })
  queries.setQueryData(keys.delegations(userId), data)
}
