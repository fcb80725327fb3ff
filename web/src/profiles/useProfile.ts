import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { dated } from '../api/writes.ts'
import { lapseIfForbidden } from '../session/lapse.ts'
import { usePerson, useSession } from '../session/session.ts'

/** A profile as far as the viewer may see it. One’s own that is refused ends the session. */
export function profileQuery(id: string) {
  return queryOptions({
    queryKey: keys.profile(id),
    queryFn: async ({ signal }) => {
      const isOwn = useSession.getState().person?.userId === id
      const record = await dated(() => call(getProfile, { params: { id }, query: {} }, { signal })).catch((failure: unknown) => {
        if (isOwn) lapseIfForbidden(failure)
        throw failure
      })
      if (isOwn) useSession.setState({ membership: record._source.generalInfo.membership })
      return record
    },
  })
}

/** The ring of one's own genome, from the profile that the frame asks for anyway; null without a genome, and before it has come. */
export const useOwnRing = (): Ring | null => useProfile(usePerson().userId).data?.ring ?? null

/** A profile as the viewer may see it. */
export function useProfile(id: string) {
  return useQuery(profileQuery(id))
}
