import { useQueryClient } from '@tanstack/react-query'
import { goThroughFirstVisit } from '@trellis/contract/profiles/profiles.calls.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useCallback } from 'react'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'

/** What is kept quickly one after the other arrives in that order. */
let keeping: Promise<unknown> = Promise.resolve()

/**
 * Keeps at which step of the first visit somebody is, counted from 1, or that it is over. It shows at once; where it cannot be stored,
 * the visit goes on all the same, and begins elsewhere from the step before.
 */
export function useFirstVisitStep(userId: string) {
  const queries = useQueryClient()
  return useCallback(
    (step: number | null) => {
      queries.setQueryData<ProfileRecord>(keys.profile(userId), (record) => record && withStep(record, step))
      const store = () => call(goThroughFirstVisit, { params: { id: userId }, body: { step } })
      keeping = keeping.then(store).catch(() => undefined)
    },
    [queries, userId],
  )
}

function withStep({ firstVisitStep: _before, ...record }: ProfileRecord, step: number | null): ProfileRecord {
  return step === null ? record : { ...record, firstVisitStep: step }
}
