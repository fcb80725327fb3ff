import { inflateRawSync, crc32 } from 'node:zlib'
import { expect } from 'vitest'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { publishMentorAssignment, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { mgroupPinJobs, publishJobAssignment, rebalanceJobsTable } from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { mgroupAddJobs, mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { renewCalendarFeed } from '@trellis/contract/mentoring/calendar.calls.ts'
import { askForAnother, logSession, writeToPair } from '@trellis/contract/mentoring/living.calls.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import { ruleOutForMentoring, tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Person, signedUp } from '../accounts/testing.ts'
import { zipEntries } from '../files/zip.ts'
import { askToLead } from '../groups/advisors/testing.ts'
import { importOf } from '../groups/imports/testing.ts'
import { inviteTo } from '../groups/invitations/testing.ts'
import { actOn, groupOf } from '../groups/testing.ts'
import { postedJob } from '../jobs/testing.ts'
import { joinAs, showing } from '../memberships/testing.ts'
import { answersFit } from '../mentoring/living/testing.ts'
import { mentoringGroupOf } from '../mentoring/testing.ts'
import type { TestServer } from '../platform/testing/server.ts'

const DEFLATED = 8

/** What a ZIP archive holds, by name, each checked by its sum. */
function membersOf(archive: Buffer): Map<string, Buffer> {
  const entries = zipEntries(archive)
  if (entries === undefined) throw new Error('This is no archive')
  return new Map(
    entries.map(({ name, method, storedBytes, offset }) => {
      const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
      const stored = archive.subarray(start, start + storedBytes)
      const bytes = method === DEFLATED ? inflateRawSync(stored) : stored
      if (crc32(bytes) !== archive.readUInt32LE(offset + 14)) throw new Error(`${name} is damaged`)
      return [name, bytes]
    }),
  )
}

export type Archived = Record<string, unknown>

/** Downloads somebody's archive: its names, its data and its files. */
export async function archiveOf({ client: own, id }: Person) {
  const response = await own.raw('GET', `/profile/${id}/archive`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/attachment; .*\.zip$/)
  const members = membersOf(Buffer.from(await response.arrayBuffer()))
  const bytesOf = (name: string): Buffer => members.get(name)!
  return { names: [...members.keys()], bytesOf, data: JSON.parse(bytesOf('everything.json').toString()) as Archived }
}

/** Takes a student into a cohort of a new advisor's group, who invited them. */
export async function inCohort(server: TestServer, student: Person): Promise<{ gus: Person; groupId: Id }> {
  const gus = await signedUp(server, { type: 'advisor' })
  const groupId = await groupOf(gus.client, { joinPolicy: 'open' })
  await inviteTo(gus.client, groupId, student.email)
  await importOf(gus.client, groupId, [{ email: student.email, name: 'Ada' }])
  await askToLead(server, groupId, gus.email, gus.id)
  await actOn(student, groupId, 'applied')
  await mentoredIn(server, gus, groupId, student)
  const generalInfo = { name: 'Class of 2030' }
  await gus.client.call(createCohort, { body: { groupId, generalInfo, members: [{ id: student.id }] } })
  return { gus, groupId }
}

/** Takes a student into a mentoring group, who wishes for one mentor, rules another one out, and is published with the first. */
async function mentoredIn(server: TestServer, gus: Person, groupId: Id, student: Person): Promise<void> {
  await showing(server, groupId, 'everybody')
  const [wished, ruledOut] = [await signedUp(server, { birthYear: 1985 }), await signedUp(server, { birthYear: 1986 })]
  await joinAs(server, 'mentor', groupId, wished, ruledOut)
  const mgrpID = await mentoringGroupOf(gus.client, groupId)
  await gus.client.call(mgroupAddMembers, { body: { grpID: groupId, mgrpID, role: 'mentee', mbrList: [student.id] } })
  const params = { groupId, userId: student.id }
  await student.client.call(tellForMentoring, { params, body: { seeks: ['Interviews'], languages: ['en'], wished: [wished.id] } })
  await student.client.call(ruleOutForMentoring, { params, body: { targetId: ruledOut.id, ruledOut: true } })
  const within = { grpID: groupId, mgrpID }
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [wished.id] } })
  await gus.client.call(rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await gus.client.call(publishMentorAssignment, { body: { ...within, baseVersion: 2 } })
  const rita = await signedUp(server, { type: 'recruiter' })
  const jobList = [await postedJob(rita, { name: 'Bookkeeper', description: 'Balance the ledger', level: 'hs', skills: [] })]
  await gus.client.call(addGroupJobs, { params: { groupId }, body: { jobList } })
  await gus.client.call(mgroupAddJobs, { body: { ...within, jobList } })
  const first = { ...within, baseVersion: 1 }
  await gus.client.call(mgroupPinJobs, { body: { ...first, menteeID: student.id, jobList: [{ id: jobList[0]!, kind: 'require' }] } })
  await gus.client.call(rebalanceJobsTable, { body: { ...within, baseVersion: 2 } })
  await gus.client.call(publishJobAssignment, { body: { ...within, baseVersion: 3 } })
  await livingIn(server, student, params, { mgrpID, otherId: wished.id, as: 'mentor' })
}

/** What somebody does once a mentor is published for them. */
async function livingIn(server: TestServer, student: Person, params: { groupId: Id; userId: Id }, pair: PairNamed): Promise<void> {
  const { client: own } = student
  const told = { at: Date.UTC(2026, 0, 5), timeZone: 'Europe/Vienna', minutes: 30, note: 'A first talk' }
  await own.call(logSession, { params, body: { ...pair, ...told } })
  await own.call(askForAnother, { params, body: { ...pair, asks: true, reason: 'We never find a time' } })
  await own.call(writeToPair, { params, body: { ...pair, text: 'Shall we meet on Monday?' } })
  await own.call(renewCalendarFeed, { params: { userId: student.id } })
  await answersFit(server, student, params.groupId, pair)
}
