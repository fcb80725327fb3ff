import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { changeCandidateStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfOwner, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { Bucket, LinkEvent } from '@trellis/contract/postings/links.ts'
import type { Person } from '../accounts/testing.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Refused } from '../platform/testing/client.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { addPosting, type NewPosting } from './postings.actions.ts'

/** Posts an open job without anything peculiar to jobs. */
export function posted(server: TestServer, owner: Person, facts: Partial<NewPosting> = {}): Promise<Id> {
  const posting: NewPosting = {
    kind: JOB,
    ownerId: owner.id,
    name: 'Junior baker',
    offeredBy: 'Blue Door',
    state: 'open',
    membership: [],
    wantsResume: false,
    applyUntil: null,
    ...facts,
  }
  return server.context.db.transaction((tx) => addPosting(tx, posting, server.clock.now()))
}

/** Somebody who is signed in, as routes hand them on. */
export const actorOf = ({ id, type }: Person): Actor => ({
  id,
  type,
  isSuperUser: false,
  scope: 'session',
  trustedBirthYear: null,
  seesVouched: false,
  places: [],
  membership: [],
  isWaiting: false,
  tokenHash: '',
})

type Event = LinkEvent | 'undo'
interface More {
  readonly bucket?: Bucket
  readonly resume?: Id
  readonly note?: string
  readonly ok2contact?: boolean
}

const statusChange = (jobId: Id, studentId: Id, event: Event, more: More) => ({
  body: { bucket: '' as const, event, jobId, studentId, ...more },
})

/** A student changes their side of a link to a job. */
export async function act(student: Person, jobId: Id, event: Event, more: More = {}): Promise<LinkOfPerson> {
  const answer = await student.client.call(changeJobStatus, statusChange(jobId, student.id, event, more))
  if ('groups' in answer) throw new Error(`Groups stand in the way: ${JSON.stringify(answer.groups)}`)
  return answer.result
}

/** How a student's change is refused. */
export const actRefused = (student: Person, jobId: Id, event: Event, more: More = {}): Promise<Refused> =>
  student.client.refused(changeJobStatus, statusChange(jobId, student.id, event, more))

/** Somebody on the owner's side of a job changes the link of a person. */
export async function decide(owner: Person, jobId: Id, student: Pick<Person, 'id'>, event: Event, more: More = {}): Promise<LinkOfOwner> {
  const answer = await owner.client.call(changeCandidateStatus, statusChange(jobId, student.id, event, more))
  if ('groups' in answer) throw new Error(`Groups stand in the way: ${JSON.stringify(answer.groups)}`)
  return answer.result
}

/** How a change by the owner's side is refused. */
export const decideRefused = (owner: Person, jobId: Id, student: Pick<Person, 'id'>, event: Event, more: More = {}): Promise<Refused> =>
  owner.client.refused(changeCandidateStatus, statusChange(jobId, student.id, event, more))
