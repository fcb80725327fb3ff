import { useQueryClient } from '@tanstack/react-query'
import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { failedWith } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { employersQuery } from './employersQuery.ts'

/** Decides about recruiters who asked to join. Each keeps its row meanwhile: their order is made anew at the next visit. */
export function useDecision(groupId: string) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const [busy, setBusy] = useState<string>()
  const { queryKey } = employersQuery(groupId)

  const decide = async ({ _id: studentId, name, link }: GroupRecruiter, event: LinkEvent | 'undo') => {
    setBusy(studentId)
    try {
      const body = { bucket: event === 'undo' ? ('' as const) : link.state, event, jobId: groupId, jobType: GROUP, studentId }
      const reply = await call(changeCandidateStatus, { body })
      if ('groups' in reply) {
        const others = reply.groups.map((group) => group.name).join(', ')
        notify.problem(`${name} is in another group of its kind: ${others}. They have to leave it first.`)
      } else {
        queries.setQueryData(
          queryKey,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                items: page.items.map((one) => (one._id === studentId ? { ...one, link: reply.result } : one)),
              })),
            },
        )
      }
    } catch (failure) {
      if (!leaveIfForbidden(failure)) {
        if (failedWith(failure, 'NotFound')) notify.problem(`${name} no longer asks to join.`)
        else notify.failure(failure, 'Nothing was changed.')
      }
      // Another advisor may have been faster, or the recruiter has left.
      await queries.invalidateQueries({ queryKey })
    }
    setBusy(undefined)
  }
  return { decide, busy }
}
