import { useQueryClient } from '@tanstack/react-query'
import { changeJobStatus, jobCancel } from '@trellis/contract/candidates/candidates.calls.ts'
import type { LinkOfPerson } from '@trellis/contract/jobs/jobs.ts'
import { type Bucket, type LinkEvent, undoable, UNDO_MS } from '@trellis/contract/postings/links.ts'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { CallFailed, failedWith, faultWords, withOutcome } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { createTurns } from '../../api/turns.ts'
import { usePerson } from '../../session/session.ts'
import { type Change, changeOf, expected, type OtherGroup, setChange, showLink } from './changes.ts'

/** A job as far as a change needs it. */
interface LinkedJob {
  readonly id: string
  readonly link: LinkOfPerson
}

interface Application {
  readonly resume: string
  readonly note: string
  readonly ok2contact: boolean
}

export interface JobActions {
  /** Changes the student's side of a link. Answers whether that came about. */
  change(job: LinkedJob, event: LinkEvent, application?: Application): Promise<boolean>
  /** Takes the last change back. */
  undo(job: LinkedJob): Promise<boolean>
}

const turns = createTurns()

/** The server counts from when the change reached it. */
const SAFETY_MS = 1_000

/**
 * What a student may do about a job. Each change shows at once; a refused one goes back with the reason, or shows how the
 * link is by now.
 * @param bucket the list that the student looks at
 */
export function useJobActions(bucket: Bucket): JobActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const attempt = async (job: LinkedJob, shown: LinkOfPerson, send: () => Promise<Answer>, event?: LinkEvent) => {
      const before = changeOf(job.id)
      const mine: Change = { inProcess: true }
      // What was pressed meanwhile waits for its turn, and shows already.
      const isLast = () => changeOf(job.id) === mine
      const show = (link: LinkOfPerson) => showLink(queries, userId, job.id, link)
      setChange(job.id, mine)
      await queries.cancelQueries({ queryKey: keys.jobs(userId) })
      await queries.cancelQueries({ queryKey: keys.job(job.id) })
      show(shown)
      try {
        const { answer, startedAt } = await turns.take(job.id, async () => ({ startedAt: Date.now(), answer: await send() }))
        if (!isLast()) return !('groups' in answer)
        if ('groups' in answer) {
          show(job.link)
          setChange(job.id, { groups: answer.groups })
          return false
        }
        show(answer.result)
        const canUndo = event !== undefined && undoable.has(event)
        setChange(job.id, canUndo ? { done: { event, before: job.link, undoUntil: startedAt + UNDO_MS - SAFETY_MS } } : {})
        return true
      } catch (failure) {
        if (!isLast()) return false
        const record = recordIn(failure)
        show(record ?? job.link)
        setChange(job.id, { error: reasonOf(failure), ...(record === undefined && { done: before.done }) })
        return false
      } finally {
        if (!changeOf(job.id).inProcess) {
          void queries.invalidateQueries({ queryKey: keys.jobs(userId), refetchType: 'none' })
          void queries.invalidateQueries({ queryKey: keys.jobCounts(userId) })
          void queries.invalidateQueries({ queryKey: keys.job(job.id) })
        }
      }
    }
    const put = (jobId: string, event: LinkEvent | 'undo', from: Bucket, application?: Application) =>
      call(
        changeJobStatus,
        { body: { bucket: from, event, jobId, studentId: userId, ...application } },
        { outlivesPage: true },
      )
    const cancel = async ({ id, link }: LinkedJob): Promise<Answer> => {
      const { result } = await call(jobCancel, { body: { studentId: userId, jobId: id, profileType: 'profile' } })
      return { result: { ...expected(link, 'cancel'), state: result.state } }
    }
    const actions: JobActions = {
      change: (job, event, application) =>
        attempt(
          job,
          expected(job.link, event, application),
          () => (event === 'cancel' ? cancel(job) : put(job.id, event, bucket, application)),
          event,
        ),
      undo(job) {
        const { done } = changeOf(job.id)
        if (done === undefined) return Promise.resolve(false)
        return attempt(job, done.before, () => put(job.id, 'undo', ''))
      },
    }
    return actions
  }, [userId, queries, bucket])
}

type Answer = { readonly result: LinkOfPerson } | { readonly groups: readonly OtherGroup[] }

/** The link as it is by now, where the server says so. */
function recordIn(failure: unknown): LinkOfPerson | undefined {
  return failure instanceof CallFailed ? (failure.details['record'] as LinkOfPerson | undefined) : undefined
}

function reasonOf(failure: unknown): string {
  const isAsItIs = failedWith(failure, 'Stale') || failedWith(failure, 'InvalidTransition')
  if (isAsItIs) return failure.error
  return withOutcome(faultWords(failure), 'Nothing was changed.')
}
