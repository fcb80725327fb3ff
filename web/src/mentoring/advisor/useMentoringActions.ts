import { useQueryClient } from '@tanstack/react-query'
import {
  createMgroup,
  mgroupAddJobs,
  mgroupAddMembers,
  mgroupDelJobs,
  mgroupDelMembers,
  updateMgroup,
} from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { MentoringGroup, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../api/call.ts'
import { failedWith } from '../../api/failure.ts'
import { useLeavingIfForbidden } from '../../postings/forbidden.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { useInTurn } from '../useInTurn.ts'
import { type Filter, mentoringGroupsQuery, mentoringKey } from './mentoringQueries.ts'

type Change = Omit<Input<(typeof updateMgroup)['description']>['body'], 'grpID' | 'mgrpID' | 'baseVersion'>

interface TakenOut {
  readonly id: string
  readonly name: string
  /** Whether pairs go along, which nothing brings back. */
  readonly isFinal: boolean
}

/** What is chosen to be added: some, or all that a filter finds. */
export type Chosen = readonly string[] | Filter
const isSome = (chosen: Chosen): chosen is readonly string[] => Array.isArray(chosen)
const filterOf = ({ name, cohort }: Filter) => ({ filter: { name, ...(cohort !== undefined && { cohortID: cohort }) } })

/** What an advisor does with the mentoring groups of a group. What fails is told; what is shown is asked for again. */
export function useMentoringActions(groupId: string) {
  const queries = useQueryClient()
  const { isBusy, inTurn } = useInTurn({ isTold: useLeavingIfForbidden() })
  const refresh = () => queries.invalidateQueries({ queryKey: mentoringKey(groupId) })

  /** @throws CallFailed, after what is stored by now is shown where somebody else changed it */
  async function update({ _id: mgrpID, version: baseVersion }: MentoringGroup, change: Change): Promise<MentoringGroup> {
    try {
      const { data } = await call(updateMgroup, { body: { grpID: groupId, mgrpID, baseVersion, ...change } })
      return data
    } catch (failure) {
      if (failedWith(failure, 'Stale')) show(failure.details['data'] as MentoringGroup)
      throw failure
    } finally {
      await refresh()
    }
  }
  const show = (record: MentoringGroup) =>
    queries.setQueryData(mentoringGroupsQuery(groupId).queryKey, (all) => all?.map((one) => (one._id === record._id ? record : one)))

  const changed = async (sent: Promise<{ data: { changed: number } }>) => {
    try {
      return (await sent).data.changed
    } finally {
      await refresh()
    }
  }
  const inGroup = (mgrpID: string) => ({ grpID: groupId, mgrpID })
  const addMembers = (mgrpID: string, role: MentoringRole, chosen: Chosen) => {
    const who = isSome(chosen) ? { mbrList: [...chosen] } : filterOf(chosen)
    return changed(call(mgroupAddMembers, { body: { ...inGroup(mgrpID), role, ...who } }))
  }
  const addJobs = (mgrpID: string, chosen: Chosen) =>
    changed(call(mgroupAddJobs, { body: { ...inGroup(mgrpID), ...(isSome(chosen) ? { jobList: [...chosen] } : filterOf(chosen)) } }))

  return {
    isBusy,
    update,
    /** @throws CallFailed with the faults of its fields */
    async create(name: string) {
      const { success } = await call(createMgroup, { body: { grpID: groupId, name } })
      await refresh()
      notify.success(`${name} is added.`)
      return success
    },
    /** @throws CallFailed with the faults of its fields */
    async rename(group: MentoringGroup, name: string) {
      await update(group, { name })
      notify.success(`${name} is saved.`)
    },
    async archive(group: MentoringGroup, archived: boolean) {
      const { name } = group._source
      const done = await inTurn(() => update(group, { archived }), archived ? `${name} is not archived.` : `${name} is still archived.`)
      if (done !== undefined) notify.success(archived ? `${name} is archived.` : `${name} is back.`)
    },
    /** Answers how many were added; undefined where it failed. */
    addMembers: (mgrpID: string, role: MentoringRole, chosen: Chosen) =>
      inTurn(() => addMembers(mgrpID, role, chosen), 'Nobody was added.'),
    addJobs: (mgrpID: string, chosen: Chosen) => inTurn(() => addJobs(mgrpID, chosen), 'No job was added.'),
    async takeOut(mgrpID: string, role: MentoringRole, { id, name, isFinal }: TakenOut) {
      const body = { ...inGroup(mgrpID), mbrList: [id], role }
      const done = await inTurn(() => changed(call(mgroupDelMembers, { body })), `${name} is still there.`)
      if (done === undefined) return false
      const words = `${name} is no longer a ${role} here.`
      if (isFinal) notify.success(words)
      else notify.undo(words, () => void inTurn(() => addMembers(mgrpID, role, [id]), `${name} is still out.`))
      return true
    },
    async takeJobOut(mgrpID: string, { id, name, isFinal }: TakenOut) {
      const body = { ...inGroup(mgrpID), jobList: [id] }
      const done = await inTurn(() => changed(call(mgroupDelJobs, { body })), `${name} is still there.`)
      if (done === undefined) return false
      const words = `${name} is no longer here.`
      if (isFinal) notify.success(words)
      else notify.undo(words, () => void inTurn(() => addJobs(mgrpID, [id]), `${name} is still out.`))
      return true
    },
  }
}

export type MentoringActions = ReturnType<typeof useMentoringActions>
