import { addCandidateNote } from '@trellis/contract/candidates/candidateNotes.ts'
import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { recruiterviewed } from '@trellis/contract/postings/links.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { groupInput, groupOf } from '../../groups/testing.ts'
import { candidatesOf, type JobInput, jobInput, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { tasks } from '../../platform/tasks/tasks.tables.ts'
import { linkChanges } from '../../postings/postings.tables.ts'
import { act } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const birds = ['Falconry', 'Birdwatching']
const bees = ['Beekeeping', 'Gardening']
const maine = { locationCity: 'Bangor', locationState: 'Maine', locationCountry: 'USA' }
const ghana = { locationCity: 'Accra', locationState: '', locationCountry: 'Ghana' }
const suggestedTo = async (job: Id) => (await candidatesOf(rita, job, { state: 'suggested' })).ids.toSorted()
const told = (skills: readonly string[], input: JobInput = {}) =>
  jobInput({ name: 'Assistant', description: 'Help us', skills: skills.map((name) => ({ name })), ...input })
const corrected = (id: Id, skills: readonly string[], input: JobInput = {}) =>
  rita.client.call(updateJob, { params: { id }, body: { generalInfo: told(skills, input) } })
const changesOf = async (job: Id) => {
  const changes = await server.context.db.select().from(linkChanges).where(eq(linkChanges.postingId, job))
  return changes.map(({ id }) => id).toSorted()
}
const student = (skills: readonly string[], person: Parameters<typeof studentWith>[2] = {}) =>
  studentWith(server, skills, { ...person, generalInfo: { level: 'col', ...person.generalInfo } })
const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted()

test('a job of another field keeps those suggestions that somebody has touched, and is suggested whom it suits now', async () => {
  const [untouched, saving, read, noted] = [await student(birds), await student(birds), await student(birds), await student(birds)]
  const keeper = await student(bees)
  const job = await jobOf(rita, birds)
  expect(await suggestedTo(job)).toEqual(ids(untouched, saving, read, noted))
  await act(saving, job, 'saved')
  await rita.client.call(recruiterviewed, { body: { jobId: job, studentId: read.id } })
  await rita.client.call(addCandidateNote, { params: { jobId: job, studentId: noted.id }, body: { words: 'Ask about owls.' } })
  await corrected(job, bees)
  expect(await suggestedTo(job)).toEqual(ids(saving, read, noted, keeper))
  const left = await server.context.db.select().from(linkChanges).where(eq(linkChanges.personId, untouched.id))
  expect(left).toEqual([])
  // Corrected back, it is suggested to them as for the first time.
  await corrected(job, birds)
  expect(await suggestedTo(job)).toEqual(ids(untouched, saving, read, noted))
})

test('of another age or place it keeps nobody whom it does not suit any more', async () => {
  const bornIn = new Date(server.clock.now()).getUTCFullYear() - 20
  const [young, far] = [
    await student(['Origami'], { birthYear: bornIn, generalInfo: maine }),
    await student(['Origami'], { generalInfo: ghana }),
  ]
  const job = await jobOf(rita, ['Origami'], maine)
  expect(await suggestedTo(job)).toEqual(ids(young, far))
  await corrected(job, ['Origami'], { ...maine, description: 'You must be at least 21 years old.' })
  expect(await suggestedTo(job)).toEqual(ids(far))
  await corrected(job, ['Origami'], { ...maine, employmentType: 'partTime' })
  expect(await suggestedTo(job)).toEqual(ids(young))
})

test('a job that is corrected again and again is looked at once afterwards', async () => {
  const job = await jobOf(rita, birds)
  await server.context.tasks.runDue()
  for (let at = 0; at < 6; at++) await corrected(job, at % 2 === 0 ? bees : birds)
  await corrected(job, bees, { state: 'closed' })
  const waiting = await server.context.db.select().from(tasks).where(eq(tasks.kind, 'jobs.refillSuggestions'))
  expect(waiting.map(({ payload }) => payload)).toEqual([{ jobId: job }])
})

test('what decides nothing about whom it suits leaves its suggestions as they are', async () => {
  await student(['Calligraphy'])
  const job = await jobOf(rita, ['Calligraphy'])
  const before = await changesOf(job)
  expect(before).not.toEqual([])
  await corrected(job, ['Calligraphy'], { state: 'closed', pay: { min: 20, max: 30, per: 'hour' }, resumeWanted: true })
  await corrected(job, ['Calligraphy'], { applyUntil: server.clock.now() })
  expect(await changesOf(job)).toEqual(before)
})

test('a group that is about something else is suggested others', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const [potter, judoka] = [await student(['Pottery']), await student(['Judo'])]
  const group = await groupOf(gus.client, { name: 'Potters', description: 'Pottery', skills: ['Pottery'] })
  const suggested = async () => {
    const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'suggested' } })
    return hits.hits.map(({ _id }) => _id)
  }
  expect(await suggested()).toEqual([potter.id])
  const generalInfo = groupInput({ name: 'Judo club', description: 'Judo', skills: ['Judo'] })
  await gus.client.call(updateGroup, { params: { id: group }, query: { type: GROUP }, body: { generalInfo } })
  await server.context.tasks.runDue()
  expect(await suggested()).toEqual([judoka.id])
})
