import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  findMentoringPeers,
  getOwnMentoring,
  getOwnPairs,
  ruleOutForMentoring,
  tellForMentoring,
} from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { mentoringKey } from '../advisor/mentoringQueries.ts'
import { useInTurn } from '../useInTurn.ts'

/** What a member told for being assigned to others in a group. */
export function ownMentoringQuery(userId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.group(groupId, userId, 'mentoring'),
    queryFn: async ({ signal }) => (await call(getOwnMentoring, { params: { groupId, userId } }, { signal })).data,
  })
}

/** Who mentors a member there, and whom they mentor. */
export function ownPairsQuery(userId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.group(groupId, userId, 'mentoringPairs'),
    queryFn: async ({ signal }) => (await call(getOwnPairs, { params: { groupId, userId } }, { signal })).data,
  })
}

export type Which = 'mentors' | 'everybody'

const AT_ONCE = 20

/** The people of the group whom its directory shows, by name, a page at a time. */
export function peersQuery(userId: string, groupId: string, which: Which, name: string) {
  return infiniteQueryOptions({
    queryKey: keys.group(groupId, userId, 'mentoringPeers', which, name),
    queryFn: ({ pageParam: page, signal }) =>
      call(findMentoringPeers, { params: { groupId, userId }, query: { which, name, page, size: AT_ONCE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  })
}

type Told = Input<(typeof tellForMentoring)['description']>['body']

interface Named {
  readonly id: string
  readonly name: string
}

/** What a member changes about it, each step stored at once. */
export function useOwnMentoring(userId: string, groupId: string) {
  const queries = useQueryClient()
  const params = { groupId, userId }
  const { queryKey } = ownMentoringQuery(userId, groupId)
  const { isBusy, inTurn } = useInTurn({ afterFailure: () => void queries.invalidateQueries({ queryKey }) })
  const keep = (data: OwnMentoring) => {
    queries.setQueryData(queryKey, data)
    // What each pair shows of a pause, and what they are told of how they are doing.
    void queries.invalidateQueries({ queryKey: keys.group(groupId, userId, 'pairLives') })
    void queries.invalidateQueries({ queryKey: mentoringKey(groupId) })
    return data
  }

  /** Answers whether it succeeded. */
  const stored = async (work: () => Promise<OwnMentoring>, failed: string): Promise<boolean> =>
    (await inTurn(async () => keep(await work()), failed)) !== undefined
  const store = async (body: Told) => (await call(tellForMentoring, { params, body })).data
  const setRuledOut = async (targetId: string, ruledOut: boolean) =>
    (await call(ruleOutForMentoring, { params, body: { targetId, ruledOut } })).data

  return {
    isBusy,
    /** @throws CallFailed with the faults of its fields */
    tell: async (body: Told) => keep(await store(body)),
    /** Answers whether it succeeded. */
    endPause: async () => {
      const done = await stored(() => store({ pausedUntil: null }), 'You still pause.')
      if (done) notify.success('Your pause is over.')
      return done
    },
    wish: (wished: readonly string[], failed: string) => stored(() => store({ wished: [...wished] }), failed),
    async ruleOut({ id, name }: Named) {
      const done = await stored(() => setRuledOut(id, true), `${name} is not ruled out.`)
      if (done) notify.undo(`You are not paired with ${name}. Nobody else is told.`, () => void takeBack({ id, name }))
    },
    takeBack: (person: Named) => takeBack(person),
  }

  function takeBack({ id, name }: Named): Promise<boolean> {
    return stored(() => setRuledOut(id, false), `${name} is still ruled out.`)
  }
}

export type OwnMentoringActions = ReturnType<typeof useOwnMentoring>
