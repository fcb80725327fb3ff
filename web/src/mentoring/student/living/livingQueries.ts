import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  answerFit,
  askForAnother,
  deleteSession,
  getPairLives,
  leaveMentoringGroup,
  logSession,
  updateSession,
  writeToPair,
} from '@trellis/contract/mentoring/living.calls.ts'
import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringSession, PairNamed, SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { call } from '../../../api/call.ts'
import { CallFailed, failedWith } from '../../../api/failure.ts'
import { keys } from '../../../api/keys.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { mentoringKey } from '../../advisor/mentoringQueries.ts'
import { useInTurn } from '../../useInTurn.ts'

/** Which pair of a member is meant. */
export interface PairOfMember extends PairNamed {
  readonly userId: string
  readonly groupId: string
}

/** How the pairs of a member in a group go on. */
export function pairLivesQuery(userId: string, groupId: string) {
  return queryOptions({
    queryKey: keys.group(groupId, userId, 'pairLives'),
    queryFn: async ({ signal }) => (await call(getPairLives, { params: { groupId, userId }, query: {} }, { signal })).data,
  })
}

/** How one of them goes on, with all its sessions. */
export function wholePairQuery({ userId, groupId, ...named }: PairOfMember) {
  return queryOptions({
    queryKey: [...pairLivesQuery(userId, groupId).queryKey, named],
    queryFn: async ({ signal }) => (await call(getPairLives, { params: { groupId, userId }, query: named }, { signal })).data[0] ?? null,
  })
}

/** What a member does in one of their pairs. What fails is told; what is stored is asked for again. */
export function usePairLife({ userId, groupId, mgrpID, otherId, as }: PairOfMember) {
  const queries = useQueryClient()
  const params = { groupId, userId }
  const named = { mgrpID, otherId, as }
  const { queryKey } = pairLivesQuery(userId, groupId)
  const refresh = () => {
    // How often they have met stands in what they are told of how they are doing as well.
    void queries.invalidateQueries({ queryKey: mentoringKey(groupId) })
    return queries.invalidateQueries({ queryKey })
  }
  const { inTurn, once } = useInTurn({ afterFailure: refresh })
  /** The same, done once what is stored was asked for again. */
  const thenShown = (work: () => Promise<unknown>) => async () => {
    await work()
    await refresh()
    return true
  }
  const log = (told: SessionTold) => call(logSession, { params, body: { ...named, ...told } })

  return {
    /** @throws CallFailed with the faults of its fields */
    async save(told: SessionTold, sessionId: string | undefined): Promise<void> {
      try {
        if (sessionId === undefined) await log(told)
        else await call(updateSession, { params: { ...params, sessionId }, body: told })
      } catch (failure) {
        if (!failedWith(failure, 'NotFound')) throw failure
        // Asked for again, the pair would be gone, and the note with it.
        const gone = sessionId === undefined ? 'You are no pair any more' : 'This session, or your pair, is no longer there'
        throw new CallFailed(failure.status, failure.code, `${gone}: nothing is saved. Copy what you wrote before you leave this page.`)
      }
      await refresh()
    },
    /** Answers true where it succeeded, as all that follow. @param isFinal whether the pair has ended: nothing is written down anew */
    async remove({ id: sessionId, at, timeZone, minutes, note, shared }: MentoringSession, isFinal: boolean) {
      const remove = thenShown(() => call(deleteSession, { params: { ...params, sessionId } }))
      const putBack = thenShown(() => log({ at, timeZone, minutes, note, shared }))
      const done = await once(`delete ${sessionId}`, remove, 'The session is still there.')
      const words = 'The session is deleted.'
      if (done && isFinal) notify.success(words)
      else if (done) notify.undo(words, () => void inTurn(putBack, 'The session is not back.'))
      return done
    },
    answer(answer: FitAnswer) {
      const tell = thenShown(() => call(answerFit, { params, body: { ...named, answer } }))
      return once(`answer ${answer}`, tell, 'Your answer is as it was.')
    },
    askForAnother(asks: boolean, reason: string) {
      const ask = thenShown(() => call(askForAnother, { params, body: { ...named, asks, reason } }))
      return once(`ask ${asks}`, ask, asks ? 'The advisors are not told.' : 'The advisors still read it.')
    },
    async write(text: string, name: string) {
      const write = async () => {
        await call(writeToPair, { params, body: { ...named, text } })
        return true
      }
      const done = await once(`write ${text}`, write, 'Nothing is sent.')
      if (done) notify.success(`Sent. ${name} gets it by mail.`)
      return done
    },
  }
}

/** Leaves mentoring groups of a group, with all pairs in them. */
export function useLeaving(userId: string, groupId: string) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: keys.group(groupId, userId) })
  const { once } = useInTurn({ afterFailure: refresh })
  /** Answers true where it succeeded. */
  return async (mgrpID: string) => {
    const leave = async () => {
      await call(leaveMentoringGroup, { params: { groupId, userId }, body: { mgrpID } })
      await refresh()
      return true
    }
    const done = await once(`leave ${mgrpID}`, leave, 'You are still in it.')
    if (done) notify.success('You have left it. The advisors are told.')
    return done
  }
}

export type PairLifeActions = ReturnType<typeof usePairLife>
