import { createGroup } from '@trellis/contract/groups/groups.calls.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { changeCandidateStatus, changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { type GroupInput, groupInput } from '../server/src/groups/testing.ts'
import { type JobInput, jobInput } from '../server/src/jobs/testing.ts'
import { type Client, client } from '../server/src/platform/testing/client.ts'
import { type Base, sessionOf } from './sessions.ts'
import type { Student } from './student.steps.ts'

/** Somebody whose part of a journey no screen of it shows: what they do is called. */
export interface Caller {
  readonly id: string
  readonly client: Client
}

/** Signs somebody in without a screen. @param base the side's addresses begin with it */
export async function callerOf(origin: string, who: Student, base: Base = ''): Promise<Caller> {
  const { _id: id, token } = await sessionOf(origin, who, base)
  return { id, client: client(origin, token) }
}

/** Adds an open group. */
export async function addGroup({ client }: Caller, input: GroupInput): Promise<string> {
  return (await client.call(createGroup, { body: { type: GROUP, generalInfo: groupInput(input) } })).success
}

/** Posts an open job. */
export async function addJob({ client }: Caller, input: JobInput): Promise<string> {
  return (await client.call(createJob, { body: { generalInfo: jobInput(input) } })).success
}

/** The owner's side decides about somebody. */
export async function decideOn({ client }: Caller, kind: PostingKind, jobId: string, studentId: string, event: LinkEvent): Promise<void> {
  await client.call(changeCandidateStatus, { body: { bucket: '', event, jobId, jobType: kind, studentId } })
}

export const [ofJob, ofGroup] = [JOB, GROUP]

/** A student does something about a group. */
export async function actOn({ client, id }: Caller, jobId: string, event: LinkEvent): Promise<void> {
  await client.call(changeGroupStatus, { body: { bucket: '', event, jobId, studentId: id } })
}
