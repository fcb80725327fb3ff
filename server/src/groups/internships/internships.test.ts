import { createCohort, deleteCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import {
  addGroupJobs,
  getGroupCohortJobs,
  getGroupJobs,
  getJobChoices,
  removeGroupJobs,
} from '@trellis/contract/groups/internships.calls.ts'
import { deleteJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { jobInput, postedJob } from '../../jobs/testing.ts'
import { join, joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
let rita: Person
let ada: Person
let ben: Person
let zoe: Person
let groupId: Id
let cohortId: Id
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor' })
  rita = await signedUp(server, { type: 'recruiter' })
  ada = await signedUp(server)
  ben = await signedUp(server)
  zoe = await signedUp(server)
  groupId = await groupOf(gus.client)
  for (const member of [ada, ben]) {
    await actOn(member, groupId, 'applied')
    await decideOn(gus, groupId, member, 'accepted')
  }
  await join(server, groupId, rita)
  const body = { groupId, generalInfo: { name: 'Class of 2029' }, members: [{ id: ada.id }] }
  cohortId = (await gus.client.call(createCohort, { body })).success
})
afterAll(() => server.close())

/** A job that was posted a second after the one before it. */
const posted = (input: Parameters<typeof postedJob>[1]) => {
  server.clock.advance(1_000)
  return postedJob(rita, input)
}
const shownTo = (who: Person, query = {}) => who.client.call(getGroupJobs, { params: { groupId }, query })
const namesFor = async (who: Person) => (await shownTo(who)).items.map(({ _source }) => _source.generalInfo.name)
const add = async (jobList: Id[], cohort?: Id) =>
  (await gus.client.call(addGroupJobs, { params: { groupId }, body: { jobList, ...(cohort && { cohortId: cohort }) } })).data.changed
const remove = async (jobList: Id[], cohort?: Id) =>
  (await gus.client.call(removeGroupJobs, { params: { groupId }, body: { jobList, ...(cohort && { cohortId: cohort }) } })).data.changed

test('a group offers what its advisors add for everybody or for a cohort, and what employers offer its members, newest first', async () => {
  const all = await posted({ name: 'For all' })
  const some = await posted({ name: 'For some' })
  await posted({ name: 'Of the employer', membership: [groupId] })
  await posted({ name: 'For nobody here' })
  expect([await add([all]), await add([all]), await add([some], cohortId)]).toEqual([1, 0, 1])

  expect(await namesFor(gus)).toEqual(['Of the employer', 'For some', 'For all'])
  expect(await namesFor(ada)).toEqual(['Of the employer', 'For some', 'For all'])
  expect(await namesFor(ben)).toEqual(['Of the employer', 'For all'])
  const { items, total } = await shownTo(ada, { page: 1, size: 2 })
  expect([total, items.map(({ _id }) => _id)]).toEqual([3, [all]])
  const told = (await shownTo(gus)).items.map(({ forGroup, forCohorts, offered }) => ({ forGroup, forCohorts, offered }))
  expect(told).toEqual([
    { forGroup: false, forCohorts: [], offered: true },
    { forGroup: false, forCohorts: [cohortId], offered: false },
    { forGroup: true, forCohorts: [], offered: false },
  ])
  const ofCohort = await ada.client.call(getGroupCohortJobs, { body: { groupId, cohortId } })
  expect(ofCohort.items.map(({ _id }) => _id)).toEqual([some])
  expect(await gus.client.refused(getGroupCohortJobs, { body: { groupId: await groupOf(gus.client), cohortId } })).toMatchObject({
    code: 'NotFound',
  })

  expect([await remove([all, some]), await remove([all]), await remove([some], cohortId)]).toEqual([1, 0, 1])
  expect(await namesFor(ben)).toEqual(['Of the employer'])
})

test('a student is told how each job fits, what they cannot take comes last, and what is over is left out', async () => {
  const [fits, beyond, over] = [
    await posted({ name: 'Fits', level: 'hs' }),
    await posted({ name: 'Beyond', level: 'ap', yearsOfExperience: '> 20 years' }),
    await posted({ name: 'Over', applyUntil: server.clock.now() + 3_600_000 }),
  ]
  await add([fits, beyond, over])
  await server.context.db.execute(`update postings set apply_until = apply_until - interval '3 days' where id = '${over}'`)
  const { items } = await shownTo(ben)
  expect(items.map(({ _source }) => _source.generalInfo.name).filter((name) => name !== 'Of the employer')).toEqual(['Fits', 'Beyond'])
  expect(items.at(-1)!.fit!.reasons[0]!.kind).toBe('hindrance')
  expect(items[0]!.fit).toMatchObject({ score: expect.any(Number), asks: expect.any(Array) })
  const ofAdvisor = await shownTo(gus)
  expect(ofAdvisor.items.map(({ _source, fit }) => [_source.generalInfo.name, fit])).toContainEqual(['Over', null])
  await remove([fits, beyond, over])
})

test('a job of an employer who is not in the group is in no list of it, whatever it names', async () => {
  const outsider = await signedUp(server, { type: 'recruiter' })
  await postedJob(outsider, { name: 'Pushed in', membership: [groupId] })
  for (const who of [gus, ada]) expect(await namesFor(who)).not.toContain('Pushed in')
})

test('an advisor is told which of some jobs are there already, and for whom, and finds those for members of their own groups alone', async () => {
  const [one, two, inner] = [
    await posted({ name: 'Weaver' }),
    await posted({ name: 'Weaver' }),
    await posted({ name: 'Weaver', membership: [groupId] }),
  ]
  await add([one])
  await add([one], cohortId)
  const choicesFor = (who: Person) => who.client.call(getJobChoices, { params: { groupId }, body: { jobList: [two, one, newId()] } })
  expect((await choicesFor(gus)).data).toEqual([{ _id: one, forGroup: true, forCohorts: [cohortId] }])
  const other = await signedUp(server, { type: 'advisor' })
  const body = { jobList: [one] }
  for (const who of [ada, other]) {
    expect(await who.client.refused(getJobChoices, { params: { groupId }, body })).toMatchObject({ code: 'Forbidden' })
  }
  const found = async (who: Person) =>
    (await who.client.call(jobsForAdminSearch, { query: { searchQuery: 'weaver' } })).hits.hits.map(({ _id }) => _id)
  expect(await found(gus)).toEqual([inner, two, one])
  expect(await found(other)).toEqual([two, one])
  await rita.client.call(deleteJob, { params: { id: inner } })
  await remove([one])
  await remove([one], cohortId)
})

test('whoever is not in the group learns nothing of its jobs', async () => {
  for (const who of [zoe, rita, await signedUp(server, { type: 'advisor' })]) {
    expect(await who.client.refused(getGroupJobs, { params: { groupId }, query: {} })).toMatchObject({ code: 'Forbidden' })
  }
  await actOn(ben, groupId, 'withdrawn')
  expect(await ben.client.refused(getGroupJobs, { params: { groupId }, query: {} })).toMatchObject({ code: 'Forbidden' })
})

test('only jobs that are open to the advisor are added, and what is closed or deleted is not shown', async () => {
  const draft = await postedJob(rita, { state: 'draft' })
  const forOthers = await postedJob(rita, { membership: [await groupOf((await signedUp(server, { type: 'advisor' })).client)] })
  const [closing, going] = [await postedJob(rita, { name: 'Closing' }), await postedJob(rita, { name: 'Going' })]
  expect(await add([draft, forOthers, groupId, newId(), closing, going])).toBe(2)
  await rita.client.call(updateJob, { params: { id: closing }, body: { generalInfo: jobInput({ name: 'Closing', state: 'closed' }) } })
  await rita.client.call(deleteJob, { params: { id: going } })
  expect(await namesFor(ada)).toEqual(['Of the employer'])
})

test('of a job that is open to another advisor of the group alone, one is told nothing and takes nothing away', async () => {
  const ida = await signedUp(server, { type: 'advisor' })
  await joinAs(server, 'advisor', groupId, ida)
  const inner = await groupOf(gus.client)
  const job = await postedJob(rita, { name: 'Seen by one', membership: [inner] })
  await add([job])
  const body = { jobList: [job] }
  const choices = async (who: Person) => (await who.client.call(getJobChoices, { params: { groupId }, body })).data
  expect(await choices(ida)).toEqual([])
  expect((await ida.client.call(removeGroupJobs, { params: { groupId }, body })).data).toEqual({ changed: 0 })
  expect(await choices(gus)).toMatchObject([{ _id: job }])
  await remove([job])
  expect(await choices(gus)).toEqual([])
})

test('a cohort of another group is refused, and one that is deleted takes its jobs along', async () => {
  const other = await gus.client.call(createCohort, { body: { groupId: await groupOf(gus.client), generalInfo: { name: 'Elsewhere' } } })
  const job = await postedJob(rita, { name: 'With a cohort' })
  for (const call of [addGroupJobs, removeGroupJobs]) {
    const body = { jobList: [job], cohortId: other.success }
    expect(await gus.client.refused(call, { params: { groupId }, body })).toMatchObject({ fields: { cohortId: expect.any(String) } })
    expect(await gus.client.refused(call, { params: { groupId }, body: { jobList: [] } })).toMatchObject({ code: 'BadInput' })
  }
  await add([job], cohortId)
  expect(await namesFor(ada)).toContain('With a cohort')
  await gus.client.call(deleteCohort, { params: { id: cohortId } })
  expect(await namesFor(ada)).not.toContain('With a cohort')
})
