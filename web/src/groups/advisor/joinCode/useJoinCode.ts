import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setJoinCode } from '@trellis/contract/groups/joinCodes.calls.ts'
import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { groupQuery } from '../groupQueries.ts'

type Wanted = Input<(typeof setJoinCode)['description']>['body']

/** The end in milliseconds since 1970. */
export interface Terms {
  readonly expiresAt: number
  readonly mostUses: number
}

/** What an advisor does with the code of a group. The group that is shown has it at once. */
export function useJoinCode(groupId: string) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const set = useMutation({
    async mutationFn(body: Wanted) {
      const { data } = await call(setJoinCode, { params: { groupId }, body })
      keep(data)
      return data
    },
  })
  const keep = (joinCode: JoinCode | null) => {
    queries.setQueryData(groupQuery(groupId).queryKey, (group) => group && { ...group, own: group.own && { ...group.own, joinCode } })
  }
  /** @throws CallFailed with the faults of its fields */
  const setTerms = async (what: 'renew' | 'change', terms: Terms) => {
    try {
      return await set.mutateAsync({ what, ...terms })
    } catch (failure) {
      leaveIfForbidden(failure)
      throw failure
    }
  }
  const tellFailure = (failure: unknown, outcome: string) => {
    if (!leaveIfForbidden(failure)) notify.failure(failure, outcome)
  }
  return {
    isBusy: set.isPending,
    /** @throws CallFailed with the faults of its fields */
    async turnOn(terms: Terms) {
      await setTerms('renew', terms)
      notify.success('The code is on.')
    },
    /** @throws CallFailed with the faults of its fields */
    async change(terms: Terms) {
      const changed = await setTerms('change', terms)
      if (changed === null) notify.info('Another advisor turned the code off meanwhile. Turn it on again for a new one.')
      else notify.success('The code is changed.')
    },
    async renew(terms: Terms) {
      try {
        await setTerms('renew', terms)
        notify.success('This is the new code. The one before no longer works.')
      } catch (failure) {
        tellFailure(failure, 'The code stays as it was.')
      }
    },
    async turnOff() {
      try {
        await set.mutateAsync({ what: 'off' })
        notify.success('The code is off.')
      } catch (failure) {
        tellFailure(failure, 'The code is still on.')
      }
    },
  }
}

export type JoinCodeActions = ReturnType<typeof useJoinCode>
