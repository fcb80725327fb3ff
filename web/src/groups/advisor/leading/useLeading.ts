import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import {
  type GroupAdvisors,
  type InvitedAdvisor,
  inviteAdvisor,
  type LeadingAdvisor,
  offerGroup,
  removeGroupAdvisor,
  withdrawAdvisorInvitation,
  withdrawGroupOffer,
} from '@trellis/contract/groups/advisors.calls.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../../../api/call.ts'
import { failedWith } from '../../../api/failure.ts'
import { keys } from '../../../api/keys.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { groupAdvisorsQuery } from './leadingQueries.ts'

interface Led {
  readonly userId: string
  readonly groupId: string
  /** The group's. */
  readonly name: string
}

/** Changes who leads a group. Whatever is answered with whether it was done says so itself. */
export function useLeading({ userId, groupId, name: group }: Led) {
  const queries = useQueryClient()
  const router = useRouter()
  const { queryKey } = groupAdvisorsQuery(groupId)
  const params = { groupId }
  const show = ({ data }: { readonly data: GroupAdvisors }) => void queries.setQueryData(queryKey, data)

  const attempt = async (step: () => Promise<void>, done: string): Promise<boolean> => {
    try {
      await step()
      notify.success(done)
      return true
    } catch (failure) {
      const isOver = failedWith(failure, 'NotFound') || failedWith(failure, 'Forbidden')
      if (isOver) notify.problem('Somebody has changed this meanwhile. Nothing was changed.')
      else notify.failure(failure, 'Nothing was changed.')
      // Another advisor may have been faster. Whoever no longer owns the group may lead it still: else the list is refused too.
      void queries.invalidateQueries({ queryKey })
      return false
    }
  }

  return {
    async invite(email: string): Promise<void> {
      try {
        show(await call(inviteAdvisor, { params, body: { email } }))
      } catch (failure) {
        void queries.invalidateQueries({ queryKey })
        throw failure
      }
      notify.success(`${email} is asked to lead ${group}.`)
    },
    withdraw: ({ id: invitationId, email }: InvitedAdvisor) =>
      attempt(
        async () => show(await call(withdrawAdvisorInvitation, { params: { groupId, invitationId } })),
        `${email} is no longer asked.`,
      ),
    offer: ({ id: advisorId, name }: LeadingAdvisor) =>
      attempt(async () => show(await call(offerGroup, { params, body: { advisorId } })), `${name} is asked to own ${group}.`),
    withdrawOffer: ({ name }: LeadingAdvisor) =>
      attempt(async () => show(await call(withdrawGroupOffer, { params })), `${name} is no longer asked. ${group} stays yours.`),
    async end({ id: advisorId, name }: LeadingAdvisor, what: 'leave' | 'remove'): Promise<boolean> {
      const step = async () => {
        await call(removeGroupAdvisor, { params: { groupId, advisorId } })
        if (what === 'leave') return
        await queries.invalidateQueries({ queryKey })
      }
      const isDone = await attempt(step, what === 'leave' ? `You no longer lead ${group}.` : `${name} no longer leads ${group}.`)
      if (isDone && what === 'leave') {
        await router.navigate({ href: paths.groupadminGroups(userId), replace: true })
        queries.removeQueries({ queryKey: keys.group(groupId) })
        void queries.invalidateQueries({ queryKey: keys.ownGroups(userId) })
      }
      return isDone
    },
  }
}
