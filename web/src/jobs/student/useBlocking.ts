import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { notify } from '../../ui/notices/notify.tsx'

export interface Employer {
  /** The account that posted the job. */
  readonly id: string
  readonly company: string
  /** The job on whose page the student is. */
  readonly jobId: string
  /** Whether the employer has the student's application to it. */
  readonly hasApplication: boolean
}

/**
 * Blocks the employer of a job. The student is led to their list of jobs, where none of that employer's is left that they
 * did not apply to; Undo leads back to the job. With an application they stay with the job, where they can withdraw.
 */
export function useBlocking({ id, company, jobId, hasApplication }: Employer): () => Promise<void> {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const body = { userId, targetId: id }

  /** Begins the lists anew, rather than call them out of date: a blocked employer's jobs are not seen a moment longer. */
  const forgetLists = () => {
    void queries.resetQueries({ queryKey: keys.jobs(userId) })
    for (const queryKey of [keys.listCounts(JOB, userId), keys.people(userId)]) void queries.invalidateQueries({ queryKey })
  }
  const takeBack = async () => {
    try {
      await call(unblock, { body })
    } catch (failure) {
      return notify.failure(failure, `${company} is still blocked.`)
    }
    forgetLists()
    void queries.invalidateQueries({ queryKey: keys.job(jobId) })
    await navigate({ to: paths.job(userId, jobId) })
  }
  return async () => {
    try {
      await call(block, { body })
    } catch (failure) {
      return notify.failure(failure, 'Nothing was changed.')
    }
    forgetLists()
    if (hasApplication) await queries.invalidateQueries({ queryKey: keys.job(jobId) })
    else {
      await navigate({ to: paths.jobs(userId, 'suggested'), replace: true })
      queries.removeQueries({ queryKey: keys.job(jobId) })
    }
    notify.undo(`${company} is blocked.`, () => void takeBack())
  }
}
