import { createCohort, deleteCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { findPeople } from '@trellis/contract/matching/matching.ts'
import { block } from '@trellis/contract/people/people.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { postedJob, studentWith } from '../../jobs/testing.ts'
import { showing } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
let [ada, ben, eve, zoe]: Person[] = []
let group: Id
let cohort: Id
let job: Id
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor' })
  const rita = await signedUp(server, { type: 'recruiter' })
  const students = await Promise.all([1, 2, 3, 4].map(() => studentWith(server, ['Biology'])))
  ;[ada, ben, eve, zoe] = students
  group = await groupOf(gus.client, { joinPolicy: 'open' })
  for (const member of [ada!, ben!, eve!]) await actOn(member, group, 'applied')
  const body = { groupId: group, generalInfo: { name: 'Juniors' }, members: [{ id: ada!.id }, { id: ben!.id }] }
  cohort = (await gus.client.call(createCohort, { body })).success
  job = await postedJob(rita)
  await postedJob(rita, { name: 'For nobody here' })
  await gus.client.call(addGroupJobs, { params: { groupId: group }, body: { jobList: [job], cohortId: cohort } })
})
afterAll(() => server.close())

const people = async ({ id, client }: Person, cohortID: Id, membership: Id[] = []) =>
  (await client.call(findPeople, { body: { userId: id, cohortID, membership } })).hits
const jobs = async ({ id, client }: Person, cohortID: Id) =>
  (await client.call(findJobs4Candidate, { params: { userId: id }, body: { cohortID } })).hits
const groups = async ({ id, client }: Person, cohortID: Id) =>
  (await client.call(findGroups4Candidate, { params: { userId: id }, body: { cohortID } })).hits
const idsOf = ({ hits }: { readonly hits: readonly { readonly _id: Id }[] }) => hits.map(({ _id }) => _id)

test('whoever is in a cohort finds its people, its jobs and its group', async () => {
  expect(idsOf(await people(ada!, cohort))).toEqual([ben!.id])
  expect(idsOf(await people(ada!, cohort, [group]))).toEqual([ben!.id])
  expect(idsOf(await people(ada!, cohort, [newId()]))).toEqual([])
  expect(idsOf(await jobs(ada!, cohort))).toEqual([job])
  expect(idsOf(await groups(ada!, cohort))).toEqual([group])
})

test('everybody else is told as much as of a cohort that is not there', async () => {
  const nothing = { hits: [], total: 0 }
  for (const who of [eve!, zoe!]) {
    for (const find of [people, jobs, groups]) {
      expect(await find(who, cohort)).toEqual(nothing)
      expect(await find(who, newId())).toEqual(nothing)
    }
  }
})

test('of a cohort too, people are seen as the directory says, and never those who are blocked', async () => {
  await showing(server, group, 'advisors')
  expect(idsOf(await people(ada!, cohort))).toEqual([])
  await showing(server, group, 'everybody')
  expect(idsOf(await people(ada!, cohort))).toEqual([ben!.id])
  await ben!.client.call(block, { body: { userId: ben!.id, targetId: ada!.id } })
  expect(idsOf(await people(ada!, cohort))).toEqual([])
})

test('a cohort that is deleted has nothing more', async () => {
  await gus.client.call(deleteCohort, { params: { id: cohort } })
  for (const find of [people, jobs, groups]) expect(await find(ada!, cohort)).toEqual({ hits: [], total: 0 })
})
