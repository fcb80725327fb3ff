import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  answerFit,
  askForAnother,
  deleteSession,
  getPairLives,
  leaveMentoringGroup,
  logSession,
  updateSession,
} from '@trellis/contract/mentoring/living.calls.ts'
import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringSession, PairNamed, SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { notify } from '../../../ui/notices/notify.tsx'

/** Which pair of a member is meant. */
export interface PairOfMember extends PairNamed {
  readonly userId: string
  readonly groupId: string
}

/** How the pairs of a member in a group go on. */
export function pairLivesQuery(userId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.group(groupId, userId, 'pairLives'),
    queryFn: async ({ signal }) => (await call(getPairLives, { params: { groupId, userId } }, { signal })).data,
  })
}

/** What a member does in one of their pairs. What fails is told; what is stored is asked for again. */
export function usePairLife({ userId, groupId, mgrpID, otherId, as }: PairOfMember) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const params = { groupId, userId }
  const named = { mgrpID, otherId, as }
  const { queryKey } = pairLivesQuery(userId, groupId)
  const refresh = () => queries.invalidateQueries({ queryKey })

  async function once(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (failure) {
      notify.failure(failure, failed)
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const log = (told: SessionTold) => call(logSession, { params, body: { ...named, ...told } })

  return {
    isBusy,
    /** @throws CallFailed with the faults of its fields */
    async save(told: SessionTold, sessionId: string | undefined): Promise<void> {
      if (sessionId === undefined) await log(told)
      else await call(updateSession, { params: { ...params, sessionId }, body: told })
      await refresh()
    },
    async remove({ id: sessionId, at, timeZone, minutes, note, shared }: MentoringSession): Promise<void> {
      const done = await once(() => call(deleteSession, { params: { ...params, sessionId } }), 'The session is still there.')
      const back = () => void once(() => log({ at, timeZone, minutes, note, shared }), 'The session is not back.')
      if (done) notify.undo('The session is deleted.', back)
    },
    answer: (answer: FitAnswer) => once(() => call(answerFit, { params, body: { ...named, answer } }), 'Your answer is as it was.'),
    askForAnother: (asks: boolean, reason: string) =>
      once(
        () => call(askForAnother, { params, body: { ...named, asks, reason } }),
        asks ? 'The advisors are not told.' : 'The advisors still read it.',
      ),
    /** Leaves the mentoring group, with all pairs in it. */
    async leave(): Promise<void> {
      const done = await once(() => call(leaveMentoringGroup, { params, body: { mgrpID } }), 'You are still in it.')
      if (!done) return
      notify.success('You have left it. The advisors are told.')
      await queries.invalidateQueries({ queryKey: keys.group(groupId, userId, 'mentoringPairs') })
    },
  }
}

export type PairLifeActions = ReturnType<typeof usePairLife>
