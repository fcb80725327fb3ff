import { likeMe, type Match } from '@trellis/contract/matching/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { usePerson } from '../../session/session.ts'
import type { Somebody } from '../actions.ts'

const MOST_OF_A_NAME = 20

interface Found {
  readonly match: Match
  /** Whether they are suggested as a role model, so that 'Not for me' means something. */
  readonly isRoleModel: boolean
}

/** How a student matches one person, as the lists of role models and of students like them say; null where neither does. */
export function useMatchWith({ id, name }: Somebody, isAsked: boolean) {
  const { userId, userType } = usePerson()
  return useQuery({
    queryKey: keys.people(userId, 'with', id),
    enabled: isAsked && userType === 'student',
    queryFn: async ({ signal }): Promise<Found | null> => {
      for (const isRoleModel of [true, false]) {
        const query = { id: userId, roleModels: isRoleModel ? 'true' : 'false', name, results: MOST_OF_A_NAME } as const
        const { hits } = (await call(likeMe, { query }, { signal })).hits
        const match = hits.find((hit) => hit._id === id)
        if (match !== undefined) return { match, isRoleModel }
      }
      return null
    },
  })
}
