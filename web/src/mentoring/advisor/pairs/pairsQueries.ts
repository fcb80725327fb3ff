import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failedWith } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { useInTurn } from '../../useInTurn.ts'
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

interface OfDraft {
  readonly groupId: string
  readonly mgrpID: string
  readonly kind: PairKind
  /** The version that is shown; undefined before any is. */
  readonly version: number | undefined
  /** The version of the table that is being read. */
  readonly read: () => Promise<number>
}

/**
 * What an advisor does with a draft, based on the version that is shown: what is asked for before waits for it. What fails is told; what is
 * stored is asked for again.
 */
export function usePairActions({ groupId, mgrpID, kind, version: shown, read }: OfDraft) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const newest = useRef(shown)
  useEffect(() => {
    if (shown !== undefined) newest.current = Math.max(newest.current ?? shown, shown)
  }, [shown])
  const base = {
    grpID: groupId,
    mgrpID,
    get baseVersion() {
      return newest.current ?? 1
    },
  }
  const pricesKey = mentoringKey(groupId, mgrpID, 'prices', kind.part)
  const refresh = () => {
    // These take long to work out: nothing waits for them.
    void queries.invalidateQueries({ queryKey: pricesKey })
    return queries.invalidateQueries({ queryKey: mentoringKey(groupId, mgrpID, kind.part) })
  }
  /** What is stored now, and is asked for again. */
  const changed = async ({ version }: { readonly version: number }) => {
    newest.current = version
    await refresh()
  }

  const turns = useInTurn({
    isTold(failure) {
      // Another advisor has archived the mentoring group: all of the screen tells so, and how to go on.
      if (failedWith(failure, 'InvalidTransition')) void queries.invalidateQueries({ queryKey: mentoringKey(groupId) })
      if (!failedWith(failure, 'Stale')) return leaveIfForbidden(failure)
      notify.failure(failure)
      return true
    },
    afterFailure: refresh,
  })
  const { isBusy } = turns
  const known =
    <T>(work: () => Promise<T>) =>
    async (): Promise<T> => {
      newest.current ??= await read()
      return work()
    }
  const inTurn = <T>(work: () => Promise<T>, failed: string) => turns.inTurn(known(work), failed)
  const once = <T>(what: string, work: () => Promise<T>, failed: string) => turns.once(what, known(work), failed)

  return {
    isBusy,
    inTurn,
    once,
    refresh,
    changed,
    base,
    /** What rebalancing would change; undefined where it failed, which is told, or something else is worked on. */
    tryOut: (options: Tried = {}) => once('try', () => kind.rebalance(base, { ...options, dryRun: true }), 'Nothing was worked out.'),
    keep: (options: Tried = {}) =>
      once(
        'keep',
        async () => {
          const kept = await kind.rebalance(base, { ...options, dryRun: false })
          await changed(kept)
          if (kept.feasible) notify.success('The draft is kept. Members see it once you publish it.')
          return kept
        },
        'The draft is as it was.',
      ),
    lock: (menteeId: string, locked: boolean) =>
      once(
        // To lock and to unlock are two things: the second waits for its turn.
        `lock ${menteeId} ${locked}`,
        async () => changed((await kind.lock(base, menteeId, locked)).data),
        locked ? 'They are not locked.' : 'They are still locked.',
      ),
    /** Answers whether it is so now; what failed is told. */
    pin: (menteeID: string, pins: readonly Pin[]) =>
      once(
        `pin ${menteeID}`,
        async () => {
          await changed((await kind.pin(base, menteeID, pins)).data)
          return true
        },
        'Nothing was changed.',
      ),
    /** The same by what is asked of the mentee once it is its turn, whatever is on its way before. */
    repin: (menteeID: string, pinsNow: () => readonly Pin[]) =>
      inTurn(async () => changed((await kind.pin(base, menteeID, pinsNow())).data), 'Nothing was changed.'),
    /** What each of those whom, or that, a mentee could have would cost, against the best assignment of now. */
    pricesOf: (menteeId: string) =>
      queryOptions({
        queryKey: [...pricesKey, menteeId],
        // What was so before something changed is told to nobody.
        gcTime: 0,
        queryFn: ({ signal }) => kind.prices({ grpID: groupId, mgrpID }, menteeId, signal),
      }),
    /** Who would be told; undefined where it failed, which is told. */
    look: () => once('look', () => kind.publish(base, { notify: true, dryRun: true }), 'Nothing is published.'),
    publish: (tell: boolean) =>
      once(
        'publish',
        async () => {
          const done = await kind.publish(base, { notify: tell, dryRun: false })
          await refresh()
          notify.success(done.told > 0 ? 'It is published. Those whom it concerns are being told.' : 'It is published.')
          return done
        },
        'Nothing is published.',
      ),
  }
}

export type PairActions = ReturnType<typeof usePairActions>
