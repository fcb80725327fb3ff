import type { Id } from '@trellis/contract/wire/ids.ts'
import { createJob, getJob, jobGenome, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { createGroup, getGroup, updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { groupInput } from '../groups/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postingIndex } from '../postings/postings.tables.ts'
import { jobs } from './jobs.tables.ts'
import { rereadStaleJobs } from './rereading.actions.ts'
import { jobOf, jobsOf, studentWith, jobInput } from './testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const description = 'You love cooking and biology.'
const told = (more: object) => jobInput({ name: 'Barista', description, skills: [], state: 'draft', ...more })
const signatureOf = async (id: Id) => (await rita.client.call(getJob, { params: { id } })).data.signature

test('a skill of the text that its author was shown and did not take counts for nothing', async () => {
  const { data } = await rita.client.call(jobGenome, { body: { name: 'Barista', description } })
  expect(data).toEqual({ signature: null, skillsInText: ['Coffee making', 'Cooking', 'Biology'] })
  const { skillsInText: skillsShown } = data
  const unseen = await rita.client.call(createJob, { body: { generalInfo: told({ endDate: Date.UTC(2090, 1, 1) }) } })
  expect(await signatureOf(unseen.success)).not.toBeNull()
  const shown = await rita.client.call(createJob, { body: { generalInfo: told({}), skillsShown } })
  expect(await signatureOf(shown.success)).toBeNull()

  const taken = { generalInfo: told({ skills: [{ name: 'Biology' }] }), skillsShown }
  await rita.client.call(updateJob, { params: { id: shown.success }, body: taken })
  const only = await rita.client.call(jobGenome, { body: { skills: [{ name: 'Biology' }] } })
  expect(await signatureOf(shown.success)).toEqual(only.data.signature)
})

test('closing and opening it again leaves what its author decided on, whoever says nothing of what was shown', async () => {
  const generalInfo = jobInput({ name: 'Barista', description, skills: [{ name: 'Cooking' }] })
  const { success: id } = await rita.client.call(createJob, { body: { generalInfo, skillsShown: ['Biology', 'Coffee making'] } })
  const before = await signatureOf(id)
  for (const state of ['closed', 'open'] as const) {
    await rita.client.call(updateJob, { params: { id }, body: { generalInfo: { ...generalInfo, state }, skillsShown: [] } })
    expect(await signatureOf(id)).toEqual(before)
  }
  const withoutText = { ...generalInfo, description: 'You love cooking.' }
  await rita.client.call(updateJob, { params: { id }, body: { generalInfo: withoutText } })
  const [stored] = await server.context.db.select().from(jobs).where(eq(jobs.postingId, id))
  expect(stored!.passedSkills).toEqual(['Coffee making'])
})

test('the same holds of a group', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const generalInfo = groupInput({ description, skills: ['Cooking'] })
  const body = { type: GROUP, generalInfo, skillsShown: ['Biology'] }
  const { success: id } = await gus.client.call(createGroup, { body })
  const read = async () => (await gus.client.call(getGroup, { params: { id }, query: { type: GROUP } })).data.signature
  const before = await read()
  await gus.client.call(updateGroup, { params: { id }, query: { type: GROUP }, body: { generalInfo: { ...generalInfo, state: 'closed' } } })
  expect(await read()).toEqual(before)
})

test('no job is said to ask for what only its text mentions', async () => {
  const ada = await studentWith(server, ['Biology', 'Cooking', 'Reading'], { generalInfo: { level: 'col' } })
  const job = await jobOf(rita, ['Biology'], { name: 'Helper', description: `${description} Spend days reading soil by color.` })
  const { reasons } = (await jobsOf(ada)).hits.find(({ _id }) => _id === job)!
  const tags = reasons.filter(({ kind }) => kind === 'sharedTag').map(({ words }) => words)
  expect(tags.toSorted()).toEqual(['Your bio shows Biology, which it asks for', 'Your bio shows Cooking, which its text mentions'])
})

test('what an earlier version read of a job is read again', async () => {
  const job = await jobOf(rita, ['Biology'], { description: 'You must be 18 or older.' })
  const { db, tasks } = server.context
  const stored = () =>
    db.select().from(jobs).innerJoin(postingIndex, eq(postingIndex.postingId, jobs.postingId)).where(eq(jobs.postingId, job))
  const before = await stored()
  await db.update(jobs).set({ readAs: 0, leastAge: null, education: null }).where(eq(jobs.postingId, job))
  await db.update(postingIndex).set({ signature: null, skills: [] }).where(eq(postingIndex.postingId, job))
  await rereadStaleJobs(server.context)
  await tasks.runDue()
  expect(await stored()).toEqual(before)
})
