import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revokeInvitations, sendInvitationsAgain, sendInviteToGroup } from '@trellis/contract/groups/invitations.calls.ts'
import type { Invitation } from '@trellis/contract/groups/invitations.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { counted } from '../../../ui/words/counted.ts'

/** Whom an advisor invites, as it is typed. */
export interface TypedInvitation {
  readonly emailList: string
  readonly personalLine: string
  readonly role: MemberRole
  /** Empty for no cohort. */
  readonly cohortId: string
}

/** Under which name what is typed is kept. */
export const draftName = (groupId: string): string => `invitations.${groupId}`

export type Told = Reply<(typeof sendInviteToGroup)['description']>['data']

/** What an advisor does about the invitations of a group. What fails with one of them is told; the list is asked for again. */
export function useInvitationActions(groupId: string) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const refresh = () => queries.invalidateQueries({ queryKey: keys.group(groupId, 'invitations') })
  const ask = async ({ cohortId, ...typed }: TypedInvitation, preview: boolean): Promise<Told> =>
    (
      await call(sendInviteToGroup, {
        body: {
          profID: groupId,
          ...typed,
          cohortId: cohortId === '' ? null : cohortId,
          preview,
        },
      })
    ).data
  const change = useMutation({
    mutationFn: async ({ what, id }: { readonly what: 'again' | 'revoke'; readonly id: string }) => {
      const input = { params: { groupId }, body: { ids: [id] } }
      const { data } = await (what === 'again' ? call(sendInvitationsAgain, input) : call(revokeInvitations, input))
      return data.length > 0
    },
  })

  const changeOne = async ({ id, email }: Pick<Invitation, 'id' | 'email'>, what: 'again' | 'revoke') => {
    const [done, kept] =
      what === 'again'
        ? [`The letter to ${email} is on its way.`, `No letter goes to ${email}.`]
        : [`The invitation of ${email} is taken back.`, `The invitation of ${email} still holds.`]
    try {
      // Where nothing came of it, somebody was faster: the list shows what.
      if (await change.mutateAsync({ what, id })) notify.success(done)
    } catch (failure) {
      if (!leaveIfForbidden(failure)) notify.failure(failure, kept)
    }
    await refresh()
  }

  return {
    isBusy: change.isPending,
    /** What would become of each address, and the letter. @throws CallFailed with the faults of the fields */
    check: (typed: TypedInvitation) => ask(typed, true),
    /** @throws CallFailed */
    async send(typed: TypedInvitation) {
      const { addresses } = await ask(typed, false)
      const sent = addresses.filter(({ fate }) => fate === 'invited').length
      await refresh()
      notify.success(counted(sent, 'letter is on its way.', 'letters are on their way.'))
    },
    sendAgain: (one: Invitation) => changeOne(one, 'again'),
    takeBack: (one: Invitation) => changeOne(one, 'revoke'),
  }
}

export type InvitationActions = ReturnType<typeof useInvitationActions>
