import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { deleteJob, getJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobInfo, JobRecord, JobState } from '@trellis/contract/jobs/jobs.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { failedWith, faultWords } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { write } from '../../api/writes.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { useLeavingIfForbidden } from '../../postings/forbidden.ts'
import { aboutState, type StateChange, withState } from './jobStates.ts'
import type { OwnJobs } from './queries.ts'

/** When a job was changed last, before it was stored and by storing it; in milliseconds. */
export interface StoredTimes {
  readonly before: number | null
  readonly after: number | null
}

/** A job as far as its state is changed. */
interface ChangedJob {
  readonly _id: string
  readonly _source: { readonly generalInfo: Pick<JobInfo, 'name' | 'state' | 'applyUntil'> }
}

export interface JobActions {
  /**
   * Opens or closes a job. It shows at once, and goes back with the reason when refused.
   * @param onStored is told each time when the job was changed before and is by now
   */
  setState(job: ChangedJob, state: JobState, onStored?: (times: StoredTimes) => void): Promise<void>
  /** Deletes a job. Answers whether that succeeded. */
  remove(job: { readonly id: string; readonly name: string }): Promise<boolean>
}

const isOverNow = (lastDay: number | null): boolean => lastDayIsOver(lastDay, Date.now())

/** What an owner may do to a job from the list. The list is kept in step. */
export function useJobActions(ownerId: string): JobActions {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  return useMemo(() => {
    const actions: JobActions = {
      async setState(job, state, onStored) {
        const { name, state: before, applyUntil } = job._source.generalInfo
        const send = async () => {
          const times = await store(job._id, state).catch((failure: unknown) => {
            if (failedWith(failure, 'Stale')) return store(job._id, state)
            throw failure
          })
          onStored?.(times)
          return { jobId: job._id, state }
        }
        try {
          await write<StateChange>(queries, { about: aboutState(job._id), change: { jobId: job._id, state }, send })
          // Nothing is opened again whose last day is over.
          const isUndoable = before === 'open' && state === 'closed' && !isOverNow(applyUntil)
          if (isUndoable) notify.undo(`${name} is closed.`, () => void actions.setState(withState(job, state), before, onStored))
          else notify.success(`${name} is ${state}.`)
        } catch (failure) {
          if (!leaveIfForbidden(failure)) sayWhy(failure, `${name} is not ${state}.`)
        }
        forgetJob(queries, job._id, ownerId)
      },
      async remove({ id, name }) {
        try {
          await call(deleteJob, { params: { id }, query: {} })
        } catch (failure) {
          if (leaveIfForbidden(failure)) return false
          if (!failedWith(failure, 'NotFound')) {
            notify.failure(failure, `${name} is still there.`)
            return false
          }
        }
        const queryKey = keys.ownJobs(ownerId)
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<OwnJobs>(queryKey, (list) => list && without(list, id))
        // The screen that shows it is about to be left: it has nothing to fetch any more.
        void queries.invalidateQueries({ queryKey: keys.job(id), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey })
        notify.success(`${name} is deleted.`)
        return true
      },
    }
    return actions
  }, [ownerId, queries, leaveIfForbidden])
}

function without({ items, total, ...list }: OwnJobs, id: string): OwnJobs {
  const left = items.filter(({ _id }) => _id !== id)
  return { ...list, items: left, total: total - (items.length - left.length) }
}

/**
 * Stores a job's state, and all else as it is by now.
 * @throws CallFailed, 'Stale' where somebody changed it in between
 */
async function store(id: string, state: JobState): Promise<StoredTimes> {
  const { data } = await call(getJob, { params: { id }, query: {} })
  const before = data.own?.updatedAt ?? null
  const body = { generalInfo: { ...infoOf(data), state }, basedOn: before }
  const updated = await call(updateJob, { params: { id }, query: {}, body })
  return { before, after: updated.data.own?.updatedAt ?? null }
}

/** Says that what is known of a job, and of the list it is in, is out of date. */
export function forgetJob(queries: QueryClient, id: string, ownerId: string): void {
  void queries.invalidateQueries({ queryKey: keys.job(id) })
  void queries.invalidateQueries({ queryKey: keys.ownJobs(ownerId) })
}

/** What of a job's record can be sent back. */
export function infoOf({ _source }: JobRecord): JobInfo {
  const { postedAt: _postedAt, groupPicture: _picture, ...info } = _source.generalInfo
  return info
}

/** A draft that is not finished is told by the field that lacks something. */
function sayWhy(failure: unknown, outcome: string): void {
  if (failedWith(failure, 'BadInput')) notify.info(`${outcome} ${faultWords(failure)}`)
  else notify.failure(failure, outcome)
}
