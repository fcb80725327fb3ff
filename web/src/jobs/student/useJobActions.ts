import { useQueryClient } from '@tanstack/react-query'
import { changeJobStatus, jobCancel } from '@trellis/contract/postings/links.calls.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { Bucket, LinkEvent } from '@trellis/contract/postings/links.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { write } from '../../api/writes.ts'
import { usePerson } from '../../session/session.ts'
import { aboutLink, type Change, expected, type LinkChange, recordIn } from './changes.ts'
import { groupsInTheWay } from './groupsInTheWay.ts'

/** A job as far as a change needs it. */
interface LinkedJob {
  readonly id: string
  readonly link: LinkOfPerson
}

type ChangeBody = Input<(typeof changeJobStatus)['description']>['body']
type Application = { readonly [N in 'resume' | 'note' | 'ok2contact']-?: NonNullable<ChangeBody[N]> }

export interface JobActions {
  /** Changes the student's side of a link. Answers whether that came about. */
  change(job: LinkedJob, event: LinkEvent, application?: Application): Promise<boolean>
  /** Takes back what was done last. */
  undo(job: LinkedJob, done: NonNullable<Change['done']>): Promise<boolean>
}

/**
 * What a student may do about a job. Each change shows at once; a refused one goes back with the reason, or shows how the
 * link is by now.
 * @param bucket the list that the student looks at
 */
export function useJobActions(bucket: Bucket): JobActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const attempt = (change: LinkChange, send: () => Promise<LinkOfPerson>): Promise<boolean> => {
      const { jobId } = change
      const refresh = () => {
        void queries.invalidateQueries({ queryKey: keys.jobs(userId), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey: keys.jobCounts(userId) })
        void queries.invalidateQueries({ queryKey: keys.job(jobId) })
      }
      const reply = (after: LinkOfPerson | undefined) => after && { jobId, before: change.before, after }
      const sent = write(queries, {
        about: aboutLink(jobId),
        change,
        send: async () => ({ ...change, after: await send() }),
        currentIn: (failure) => reply(recordIn(failure)),
      })
      return sent
        .then(
          () => true,
          () => false,
        )
        .finally(refresh)
    }
    const put = async (jobId: string, event: LinkEvent | 'undo', from: Bucket, application?: Application): Promise<LinkOfPerson> => {
      const body = { bucket: from, event, jobId, studentId: userId, ...application }
      const reply = await call(changeJobStatus, { body }, { outlivesPage: true })
      if ('groups' in reply) throw groupsInTheWay(reply.groups)
      return reply.result
    }
    const cancel = async ({ id, link }: LinkedJob): Promise<LinkOfPerson> => {
      const { result } = await call(jobCancel, { body: { studentId: userId, jobId: id, profileType: 'student' } })
      return { ...expected(link, 'cancel'), state: result.state }
    }
    const actions: JobActions = {
      change(job, event, application) {
        const change = { jobId: job.id, event, before: job.link, after: expected(job.link, event, application) }
        return attempt(change, () => (event === 'cancel' ? cancel(job) : put(job.id, event, bucket, application)))
      },
      undo: ({ id, link }, { before }) => attempt({ jobId: id, before: link, after: before }, () => put(id, 'undo', '')),
    }
    return actions
  }, [userId, queries, bucket])
}
