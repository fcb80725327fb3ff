import { matchWith } from '@trellis/contract/matching/matching.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { usePerson } from '../../session/session.ts'

/** How a student matches one other person, why, and what is missing. */
export function matchWithQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keys.people(userId, 'with', id),
    queryFn: async ({ signal }) => (await call(matchWith, { params: { id } }, { signal })).data,
  })
}

/** The same where somebody is asked about whom a student can match: nobody matches themselves, and no recruiter anybody. */
export function useMatchWith(id: string, isAsked: boolean) {
  const { userId, userType } = usePerson()
  return useQuery({ ...matchWithQuery(userId, id), enabled: isAsked && userType === 'student' })
}
