import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { mgroupPinRolemodels } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { getLivingPairs, proposeRematch } from '@trellis/contract/mentoring/living.calls.ts'
import type { LivingPair, PairsShown, Rematch } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { call } from '../../../api/call.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { useInTurn } from '../../useInTurn.ts'
import { mentoringKey } from '../mentoringQueries.ts'

const AT_ONCE = 50

/** How the published pairs go on, a page at a time. */
export function livingPairsQuery(groupId: string, mgrpID: string, only: PairsShown | undefined) {
  return infiniteQueryOptions({
    queryKey: [...mentoringKey(groupId, mgrpID, 'living'), only],
    queryFn: async ({ pageParam: page, signal }) =>
      (await call(getLivingPairs, { params: { groupId, mgrpID }, query: { only, page, size: AT_ONCE } }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

/** What an advisor does where somebody asks for another. What fails is told. */
export function useRematch(groupId: string, mgrpID: string, { mentee, mentor }: Pick<LivingPair, 'mentee' | 'mentor'>) {
  const queries = useQueryClient()
  const { isBusy, once } = useInTurn({ isTold: useLeavingIfForbidden() })
  const within = { grpID: groupId, mgrpID }
  return {
    isBusy,
    /** Undefined where it failed, which is told. */
    propose: (): Promise<Rematch | undefined> =>
      once(
        'propose',
        async () => (await call(proposeRematch, { body: { ...within, menteeId: mentee._id, mentorId: mentor._id } })).data,
        'Nobody was found.',
      ),
    /** Asks of the draft that the mentee has the new mentor in place of the one of now; other pins of theirs stay. */
    take: (mentorId: string, { version: baseVersion, pins }: Rematch): Promise<true | undefined> =>
      once(
        'take',
        async () => {
          const roleModelList = [
            ...pins.filter(({ id }) => id !== mentorId && id !== mentor._id),
            { id: mentorId, kind: 'require' as const },
            { id: mentor._id, kind: 'forbid' as const },
          ]
          await call(mgroupPinRolemodels, { body: { ...within, baseVersion, menteeID: mentee._id, roleModelList } })
          await queries.invalidateQueries({ queryKey: mentoringKey(groupId, mgrpID, 'pairs') })
          notify.success('It is asked for. Find the best pairs under Who mentors whom, look at what changes, and publish it.')
          return true as const
        },
        'Nothing was changed.',
      ),
  }
}
