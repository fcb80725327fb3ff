import { createGroup, findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupInfo, GroupMatch } from '@trellis/contract/groups/groups.ts'
import { changeCandidateStatus, changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import type { LinkEventOrUndo } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { z } from 'zod'
import type { Person } from '../accounts/testing.ts'
import type { Client } from '../platform/testing/client.ts'

/** What a test tells of a group, as loose as a client sends it. */
export type GroupInput = Partial<z.input<typeof GroupInfo>>

/** An open group for everybody, but for what is given. */
export const groupInput = (input: GroupInput = {}): z.input<typeof GroupInfo> => ({
  name: 'Frog watchers',
  description: 'We count *frogs* at night.',
  skills: ['Biology'],
  state: 'open',
  ...input,
})

const DAY_MS = 86_400_000
let addedGroups = 0

/** Adds a group by the real call. Each ends on another day, so that none is taken for a second click. */
export async function groupOf(advisor: Client, input: GroupInput = {}): Promise<Id> {
  const endDate = Date.UTC(2090, 0, 1) + ++addedGroups * DAY_MS
  return (await advisor.call(createGroup, { body: { type: GROUP, generalInfo: groupInput({ endDate, ...input }) } })).success
}

/** A student, or a recruiter, changes what they are to a group. */
export const actOn = (student: Person, groupId: Id, event: z.output<typeof LinkEventOrUndo>) =>
  student.client.call(changeGroupStatus, { body: { bucket: '', event, jobId: groupId, studentId: student.id } })

/** A group of an advisor that anybody may join, with some members. */
export async function openGroupWith(advisor: Client, ...members: readonly Person[]): Promise<Id> {
  const id = await groupOf(advisor, { joinPolicy: 'open' })
  for (const member of members) await actOn(member, id, 'applied')
  return id
}

/** An advisor decides about somebody. */
export const decideOn = (advisor: Person, groupId: Id, student: Person, event: z.output<typeof LinkEventOrUndo>) =>
  advisor.client.call(changeCandidateStatus, { body: { bucket: '', event, jobId: groupId, jobType: GROUP, studentId: student.id } })

type GroupsWanted = z.input<(typeof findGroups4Candidate)['description']['body']>

/** The groups that a student finds, 100 at most unless told otherwise. */
export async function groupsFoundBy(student: Person, body: GroupsWanted = {}): Promise<{ hits: GroupMatch[]; ids: Id[]; total: number }> {
  const { hits } = await student.client.call(findGroups4Candidate, { params: { userId: student.id }, body: { size: 100, ...body } })
  // A student is told of each how well it fits.
  return { hits: hits.hits as GroupMatch[], ids: hits.hits.map(({ _id }) => _id), total: hits.total }
}
