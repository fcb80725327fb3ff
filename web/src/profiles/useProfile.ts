import { queryOptions, useQuery } from '@tanstack/react-query'
import { getProfile } from '@trellis/contract/profiles.calls.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'

export function profileQuery(id: string) {
  return queryOptions({
    queryKey: keys.profile(id),
    queryFn: ({ signal }) => call(getProfile, { params: { id }, query: {} }, { signal }),
  })
}

/** A profile as the viewer may see it. */
export function useProfile(id: string) {
  return useQuery(profileQuery(id))
}
