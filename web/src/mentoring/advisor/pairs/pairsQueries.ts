import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import {
  getDiadTable,
  lockMentorAssignment,
  mgroupPinRolemodels,
  publishMentorAssignment,
  rebalanceDiadTable,
} from '@trellis/contract/mentoring/diadTable.calls.ts'
import type { PinKind } from '@trellis/contract/mentoring/diadTable.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { failedWith } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { mentoringKey } from '../mentoringQueries.ts'
import type { MentoringSearch } from '../mentoringSearch.ts'

const MENTEES_AT_ONCE = 50

/** Of whom the pairs are shown, and in which order. */
export type PairsShown = Pick<MentoringSearch, 'only' | 'q' | 'sort'>

/** The draft of who mentors whom, a page of mentees at a time. */
export function pairsQuery(groupId: string, mgrpID: string, { only, q: text, sort }: PairsShown) {
  return infiniteQueryOptions({
    queryKey: [...mentoringKey(groupId, mgrpID, 'pairs'), only, text, sort],
    queryFn: async ({ pageParam: page, signal }) =>
      (await call(getDiadTable, { body: { grpID: groupId, mgrpID, only, text, sort, page, size: MENTEES_AT_ONCE } }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

export interface Pin {
  readonly mentorId: string
  readonly kind: PinKind
}

/** What is tried otherwise than the mentoring group holds. */
export type Tried = Omit<NonNullable<Input<(typeof rebalanceDiadTable)['description']>['body']['options']>, 'dryRun'>

/** What an advisor does with a draft, based on the version that is shown. What fails is told; what is stored is asked for again. */
export function usePairActions(groupId: string, mgrpID: string, baseVersion: number) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const [isBusy, setBusy] = useState(false)
  const works = useRef(false)
  const base = { grpID: groupId, mgrpID, baseVersion }
  const refresh = () => queries.invalidateQueries({ queryKey: mentoringKey(groupId, mgrpID, 'pairs') })

  async function once<T>(work: () => Promise<T>, failed: string): Promise<T | undefined> {
    // Buttons keep the focus while it is worked on: a second press is none.
    if (works.current) return undefined
    works.current = true
    setBusy(true)
    try {
      return await work()
    } catch (failure) {
      if (failedWith(failure, 'Stale')) notify.failure(failure, 'Somebody else has changed this meanwhile. Here is how it is now.')
      else if (!leaveIfForbidden(failure)) notify.failure(failure, failed)
      await refresh()
      return undefined
    } finally {
      works.current = false
      setBusy(false)
    }
  }
  const rebalance = async (options: Tried, dryRun: boolean) =>
    (await call(rebalanceDiadTable, { body: { ...base, options: { ...options, dryRun } } })).data
  const publish = async (notify: boolean, dryRun: boolean) =>
    (await call(publishMentorAssignment, { body: { ...base, notify, dryRun } })).data

  return {
    isBusy,
    once,
    refresh,
    base,
    /** What rebalancing would change; undefined where it failed, which is told, or something else is worked on. */
    tryOut: (options: Tried = {}) => once(() => rebalance(options, true), 'Nothing was worked out.'),
    keep: (options: Tried = {}) =>
      once(async () => {
        const kept = await rebalance(options, false)
        await refresh()
        if (kept.feasible) notify.success('The draft is kept. Members see it once you publish it.')
        return kept
      }, 'The draft is as it was.'),
    lock: (menteeId: string, locked: boolean) =>
      once(
        async () => {
          await call(lockMentorAssignment, { body: { ...base, menteeSet: [menteeId], locked } })
          await refresh()
        },
        locked ? 'They are not locked.' : 'They are still locked.',
      ),
    pin: (menteeID: string, pins: readonly Pin[]) =>
      once(async () => {
        const roleModelList = pins.map(({ mentorId, kind }) => ({ id: mentorId, kind }))
        await call(mgroupPinRolemodels, { body: { ...base, menteeID, roleModelList } })
        await refresh()
      }, 'Nothing was changed.'),
    /** Who would be told; undefined where it failed, which is told. */
    look: () => once(() => publish(true, true), 'Nothing is published.'),
    publish: (tell: boolean) =>
      once(async () => {
        const done = await publish(tell, false)
        await refresh()
        notify.success(done.told > 0 ? 'It is published. Those whom it concerns are being told.' : 'It is published.')
        return done
      }, 'Nothing is published.'),
  }
}

export type PairActions = ReturnType<typeof usePairActions>
