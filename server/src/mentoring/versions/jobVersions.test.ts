import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import * as calls from '@trellis/contract/mentoring/draftVersions.calls.ts'
import * as jobCalls from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { mgroupAddJobs } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { ComparedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { jobOf } from '../../jobs/testing.ts'
import { archiveOf } from '../../personal/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { draftedGroup } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('what was published of jobs is listed, looked at, and becomes the draft of jobs again, and not of mentors', async () => {
  const world = await draftedGroup(server, gus, { mentees: 2, mentors: 1 })
  const { group, within, params, mentees } = world
  const rita = await signedUp(server, { type: 'recruiter' })
  const jobs: Id[] = []
  for (const name of ['Baker', 'Miller']) jobs.push(await jobOf(rita, ['Chess'], { name, level: 'hs' }))
  await gus.client.call(addGroupJobs, { params: { groupId: group }, body: { jobList: jobs } })
  await gus.client.call(mgroupAddJobs, { body: { ...within, filter: {} } })
  const table = async () => (await gus.client.call(jobCalls.getGroupJobsTable, { body: { ...within, size: 100 } })).data
  const based = async () => ({ ...within, baseVersion: (await table()).version })
  const pairs = async () =>
    (await table()).rows.flatMap(({ menteeId, jobId }) => (jobId === null ? [] : [`${menteeId} ${jobId}`])).toSorted()
  const pin = async ({ id: menteeID }: Person, id: Id) =>
    gus.client.call(jobCalls.mgroupPinJobs, { body: { ...(await based()), menteeID, jobList: [{ id, kind: 'require' as const }] } })
  const publish = async () => {
    await gus.client.call(jobCalls.rebalanceJobsTable, { body: await based() })
    await gus.client.call(jobCalls.publishJobAssignment, { body: await based() })
  }
  const of = 'job' as const
  const compare = async (before: ComparedDraft, after: ComparedDraft) =>
    (await gus.client.call(calls.compareDrafts, { body: { ...within, before, after, of } })).data
  const load = async (draftID: Id, as: 'mentor' | 'job' = of) => ({ body: { ...(await based()), draftID, of: as } })
  const publications = async () => (await gus.client.call(calls.getPublications, { params, query: { of, size: 100 } })).items

  const [one, other] = mentees as [Person, Person]
  await pin(one, jobs[0]!)
  await pin(other, jobs[0]!)
  await publish()
  const first = await pairs()
  expect(first).toEqual([`${one.id} ${jobs[0]!}`, `${other.id} ${jobs[0]!}`].toSorted())
  await pin(one, jobs[1]!)
  await publish()
  const [last, earlier] = await publications()
  expect(earlier).toMatchObject({ publishedBy: 'Gus Bell', began: 2, ended: 0, told: 2, keptId: expect.any(String) })
  expect(last).toMatchObject({ began: 1, ended: 1, told: 1 })
  const all = await compare('nothing', earlier!.keptId!)
  expect(all.came.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`).toSorted()).toEqual(first)
  expect(all.came.map(({ mentor }) => mentor)).toEqual(['Baker at Blue Door', 'Baker at Blue Door'])
  expect(await world.publications()).toEqual([])
  expect((await gus.client.refused(calls.loadDraft, await load(earlier!.keptId!, 'mentor'))).code).toBe('NotFound')

  await gus.client.call(calls.loadDraft, await load(earlier!.keptId!))
  expect(await pairs()).toEqual(first)
  expect(await compare('published', 'draft')).toMatchObject({ moved: 1, kept: 1 })
  expect((await archiveOf(one)).data['publishedInternships']).toMatchObject([{ jobId: jobs[0] }, { jobId: jobs[1] }])
  await one.client.call(deleteProfile, { params: { id: one.id }, body: { password: one.password } })
  expect((await compare('nothing', earlier!.keptId!)).came.map(({ menteeId }) => menteeId)).toEqual([other.id])
  const { data } = await gus.client.call(calls.loadDraft, await load(earlier!.keptId!))
  expect(data).toMatchObject({ gone: 1, barred: 0 })
})
