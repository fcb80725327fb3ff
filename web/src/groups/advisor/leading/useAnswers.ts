import { useQueryClient } from '@tanstack/react-query'
import { answerAdvisorInvitation, answerGroupOffer, type AskedOfAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { failedWith } from '../../../api/failure.ts'
import { keys } from '../../../api/keys.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { askedQuery } from './leadingQueries.ts'

interface Asking {
  readonly _id: string
  readonly name: string
}

interface Answer {
  readonly params: { readonly userId: string; readonly groupId: string }
  readonly body: { readonly accept: boolean }
}

/**
 * Answers what is asked of an advisor.
 * @param onAnswered is told whether more is asked, also where an answer came to nothing
 */
export function useAnswers(userId: string, onAnswered: (isMore: boolean) => void) {
  const queries = useQueryClient()
  const { queryKey } = askedQuery(userId)
  const [busy, setBusy] = useState<string>()

  const send = async (
    ask: (input: Answer) => Promise<{ readonly data: AskedOfAdvisor }>,
    { _id: groupId, name }: Asking,
    accept: boolean,
    done: string,
  ) => {
    setBusy(groupId)
    try {
      const { data } = await ask({ params: { userId, groupId }, body: { accept } })
      // The group itself comes before the question about it goes.
      if (accept) await queries.invalidateQueries({ queryKey: keys.ownGroups(userId) })
      queries.setQueryData(queryKey, data)
      notify.success(done)
      if (accept) void queries.invalidateQueries({ queryKey: keys.approval(userId) })
      void queries.invalidateQueries({ queryKey: keys.group(groupId) })
    } catch (failure) {
      if (failedWith(failure, 'NotFound')) notify.problem(`${name} no longer asks you.`)
      else if (failedWith(failure, 'NotApproved')) notify.problem('An administrator has to approve you before you can lead this group.')
      else notify.failure(failure, 'Nothing was changed.')
      await queries.invalidateQueries({ queryKey })
    }
    const left = queries.getQueryData(queryKey)
    onAnswered(left !== undefined && left.asking.length + left.offered.length > 0)
    setBusy(undefined)
  }

  return {
    busy,
    answer: (group: Asking, accept: boolean) =>
      send(
        (input) => call(answerAdvisorInvitation, input),
        group,
        accept,
        accept ? `You lead ${group.name} now.` : `You do not lead ${group.name}.`,
      ),
    answerOffer: (group: Asking, accept: boolean) =>
      send(
        (input) => call(answerGroupOffer, input),
        group,
        accept,
        accept ? `${group.name} is yours now.` : `You do not own ${group.name}.`,
      ),
  }
}
