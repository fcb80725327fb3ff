import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failedWith } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { mentoringKey } from '../mentoringQueries.ts'
import type { MentoringSearch } from '../mentoringSearch.ts'
import type { PairKind, Pin, Tried } from './pairKinds.ts'

const MENTEES_AT_ONCE = 50

/** Of whom the pairs are shown, and in which order. */
export type PairsShown = Pick<MentoringSearch, 'only' | 'q' | 'sort'>

/** The draft of a kind, a page of mentees at a time. */
export function pairsQuery(groupId: string, mgrpID: string, { only, q: text, sort }: PairsShown, { part, read }: PairKind) {
  return infiniteQueryOptions({
    queryKey: [...mentoringKey(groupId, mgrpID, part), only, text, sort],
    queryFn: ({ pageParam: page, signal }) => read({ grpID: groupId, mgrpID, only, text, sort, page, size: MENTEES_AT_ONCE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

/** What an advisor does with a draft, based on the version that is shown. What fails is told; what is stored is asked for again. */
export function usePairActions(groupId: string, mgrpID: string, baseVersion: number, kind: PairKind) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const [isBusy, setBusy] = useState(false)
  const works = useRef(false)
  const base = { grpID: groupId, mgrpID, baseVersion }
  const refresh = () => queries.invalidateQueries({ queryKey: mentoringKey(groupId, mgrpID, kind.part) })

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

  return {
    isBusy,
    once,
    refresh,
    base,
    /** What rebalancing would change; undefined where it failed, which is told, or something else is worked on. */
    tryOut: (options: Tried = {}) => once(() => kind.rebalance(base, { ...options, dryRun: true }), 'Nothing was worked out.'),
    keep: (options: Tried = {}) =>
      once(async () => {
        const kept = await kind.rebalance(base, { ...options, dryRun: false })
        await refresh()
        if (kept.feasible) notify.success('The draft is kept. Members see it once you publish it.')
        return kept
      }, 'The draft is as it was.'),
    lock: (menteeId: string, locked: boolean) =>
      once(
        async () => {
          await kind.lock(base, menteeId, locked)
          await refresh()
        },
        locked ? 'They are not locked.' : 'They are still locked.',
      ),
    pin: (menteeID: string, pins: readonly Pin[]) =>
      once(async () => {
        await kind.pin(base, menteeID, pins)
        await refresh()
      }, 'Nothing was changed.'),
    /** Who would be told; undefined where it failed, which is told. */
    look: () => once(() => kind.publish(base, { notify: true, dryRun: true }), 'Nothing is published.'),
    publish: (tell: boolean) =>
      once(async () => {
        const done = await kind.publish(base, { notify: tell, dryRun: false })
        await refresh()
        notify.success(done.told > 0 ? 'It is published. Those whom it concerns are being told.' : 'It is published.')
        return done
      }, 'Nothing is published.'),
  }
}

export type PairActions = ReturnType<typeof usePairActions>
