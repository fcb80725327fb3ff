import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createCohort, deleteCohort, updateCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import type { CohortInfo, CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { failedWith } from '../../../api/failure.ts'
import { keys } from '../../../api/keys.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'

interface NamedCohort {
  readonly id: string
  readonly name: string
}

type Change = Partial<Input<(typeof updateCohort)['description']>['body']>

/** What an advisor does with the cohorts of a group. What fails is told; the list is asked for again. */
export function useCohortActions(groupId: string) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const refresh = () => queries.invalidateQueries({ queryKey: keys.cohorts(groupId) })
  const update = useMutation({
    mutationFn: ({ id, change }: { readonly id: string; readonly change: Change }) => call(updateCohort, { params: { id }, body: change }),
  })

  /** Answers whether it succeeded. */
  const change = async ({ id }: NamedCohort, change: Change, said: { readonly done: string; readonly failed: string }) => {
    try {
      await update.mutateAsync({ id, change })
    } catch (failure) {
      if (!leaveIfForbidden(failure)) notify.failure(failure, said.failed)
      void refresh()
      return false
    }
    await refresh()
    notify.success(said.done)
    return true
  }

  return {
    isBusy: update.isPending,
    /** @throws CallFailed with the faults of its fields */
    async create(generalInfo: CohortInfo) {
      await call(createCohort, { body: { groupId, generalInfo } })
      await refresh()
      notify.success(`${generalInfo.name} is added.`)
    },
    /** @throws CallFailed with the faults of its fields, or after what somebody else changed meanwhile is shown */
    async edit({ _id: id, version: baseVersion }: CohortRecord, generalInfo: CohortInfo) {
      try {
        await call(updateCohort, { params: { id }, body: { generalInfo, baseVersion } })
      } finally {
        await refresh()
      }
      notify.success(`${generalInfo.name} is saved.`)
    },
    archive: (cohort: NamedCohort, archived: boolean) =>
      change(
        cohort,
        { archived },
        archived
          ? { done: `${cohort.name} is archived.`, failed: `${cohort.name} is not archived.` }
          : { done: `${cohort.name} is back among the cohorts.`, failed: `${cohort.name} is still archived.` },
      ),
    takeOut: (cohort: NamedCohort, person: NamedCohort) =>
      change(
        cohort,
        { remove: [person.id] },
        {
          done: `${person.name} is no longer in ${cohort.name}.`,
          failed: `${person.name} is still in ${cohort.name}.`,
        },
      ),
    async remove({ id, name }: NamedCohort) {
      try {
        await call(deleteCohort, { params: { id } })
        notify.success(`${name} is deleted.`)
      } catch (failure) {
        if (leaveIfForbidden(failure)) return
        if (failedWith(failure, 'NotFound')) notify.success(`${name} is deleted.`)
        else notify.failure(failure, `${name} is still there.`)
      }
      await refresh()
    },
  }
}

export type CohortActions = ReturnType<typeof useCohortActions>
