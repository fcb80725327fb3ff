import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { changeGroupStatus, changeJobStatus, jobCancel } from '@trellis/contract/postings/links.calls.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { Bucket, LinkEvent } from '@trellis/contract/postings/links.ts'
import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { write } from '../../api/writes.ts'
import { usePerson } from '../../session/session.ts'
import { listCountsQuery } from '../lists/counts.ts'
import { aboutLink, type Change, expected, type LinkChange, recordIn } from './changes.ts'
import { groupsInTheWay } from './groupsInTheWay.ts'

/** A job or a group as far as a change needs it. */
export interface LinkedPosting {
  readonly id: string
  readonly link: LinkOfPerson
}

type ChangeBody = Omit<Input<(typeof changeGroupStatus)['description']>['body'], 'jobType'>
type Application = { readonly [N in 'resume' | 'note' | 'ok2contact' | 'role']?: NonNullable<ChangeBody[N]> }
type Changed = Reply<(typeof changeJobStatus)['description']>

export interface LinkActions {
  /** Changes the student's side of a link. Answers whether that came about. */
  change(posting: LinkedPosting, event: LinkEvent, application?: Application): Promise<boolean>
  /** Takes back what was done last. */
  undo(posting: LinkedPosting, done: NonNullable<Change['done']>): Promise<boolean>
}

/** A reply that knows no longer what is so. `looked` are those to ask for again at once where they are looked at. */
interface OutOfDate {
  readonly lists: readonly QueryKey[]
  readonly looked: readonly QueryKey[]
}

/** What is asked of the server about links to one kind of posting, and which replies tell of them. */
interface OfKind {
  readonly put: (body: ChangeBody) => Promise<Changed>
  readonly outOfDate: (userId: string, postingId: string) => OutOfDate
}

const outlivesPage = { outlivesPage: true } as const

const ofKinds: Record<PostingKind, OfKind> = {
  [JOB]: {
    put: ({ role: _role, ...body }) => call(changeJobStatus, { body }, outlivesPage),
    outOfDate: (userId, id) => ({ lists: [keys.jobs(userId)], looked: [keys.listCounts(JOB, userId), keys.job(id)] }),
  },
  [GROUP]: {
    put: (body) => call(changeGroupStatus, { body }, outlivesPage),
    // Who comes into a group, or leaves it, sees other jobs and people.
    outOfDate: (userId, id) => ({
      lists: [keys.groups(userId), keys.jobs(userId), keys.people(userId)],
      looked: [keys.listCounts(GROUP, userId), keys.group(id), keys.profile(userId)],
    }),
  },
}

/** What is kept of links to a posting is asked for again, where it is looked at or when it is next. */
export function refreshLinks(queries: QueryClient, kind: PostingKind, userId: string, postingId: string): void {
  const { lists, looked } = ofKinds[kind].outOfDate(userId, postingId)
  for (const queryKey of lists) void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const queryKey of looked) void queries.invalidateQueries({ queryKey })
}

/**
 * What a student may do about a job or a group. Each change shows at once; a refused one goes back with the reason, or shows how
 * the link is by now.
 * @param bucket the list that the student looks at
 */
export function useLinkActions(kind: PostingKind, bucket: Bucket): LinkActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const { put } = ofKinds[kind]
    const attempt = (change: LinkChange, send: () => Promise<LinkOfPerson>): Promise<boolean> => {
      const { postingId } = change
      const reply = (after: LinkOfPerson | undefined) => after && { postingId, before: change.before, after }
      const sent = write(queries, {
        about: aboutLink(postingId),
        change,
        send: async () => ({ ...change, after: await send() }),
        currentIn: (failure) => reply(recordIn(failure)),
      })
      return sent
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          refreshLinks(queries, kind, userId, postingId)
          // Every screen shows whether somebody waits for an answer, so it is counted anew also where no counts are looked at.
          if (change.before.state === 'contacted') void queries.prefetchQuery(listCountsQuery(kind, userId))
        })
    }
    const tell = async (jobId: string, event: LinkEvent | 'undo', from: Bucket, application?: Application): Promise<LinkOfPerson> => {
      const reply = await put({ bucket: from, event, jobId, studentId: userId, ...application })
      if ('groups' in reply) throw groupsInTheWay(kind, reply.groups)
      return reply.result
    }
    const cancel = async ({ id, link }: LinkedPosting): Promise<LinkOfPerson> => {
      const { result } = await call(jobCancel, { body: { studentId: userId, jobId: id, profileType: 'student' } })
      return { ...expected(kind, link, 'cancel'), state: result.state }
    }
    const actions: LinkActions = {
      change(posting, event, application) {
        const said = { ok2contact: application?.ok2contact ?? false }
        const change = { postingId: posting.id, event, before: posting.link, after: expected(kind, posting.link, event, said) }
        return attempt(change, () => (event === 'cancel' ? cancel(posting) : tell(posting.id, event, bucket, application)))
      },
      undo: ({ id, link }, { before }) => attempt({ postingId: id, before: link, after: before }, () => tell(id, 'undo', '')),
    }
    return actions
  }, [kind, userId, queries, bucket])
}
