import {
  getApplicationResume,
  getApplicationResumeText,
  getCandidateProfile,
  profstatus,
} from '@trellis/contract/candidates/candidates.calls.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { recruiterviewed } from '@trellis/contract/postings/links.calls.ts'
import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { removeResume, uploadResume } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { rightAlignedDates, pdf } from '../../resumes/resumes.samples.ts'
import { bucketCounts } from '../statistics/counts.queries.ts'
import { newestListed } from '../lists/listedPeople.queries.ts'
import { act, actorOf, actRefused, decide, decideRefused, posted } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
let ron: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  ron = await signedUp(server, { type: 'recruiter', name: 'Ron Hale' })
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const minor = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 2009, ...person })
const hide = (person: Person) => person.client.call(hideProfile, { body: { profType: 'profile', profID: person.id } })
const blocks = (one: Person, other: Person) => one.client.call(block, { body: { userId: one.id, targetId: other.id } })
const resume = async (student: Person) => {
  const file = new File([new Uint8Array(await pdf(rightAlignedDates))], 'resume.pdf')
  return (await student.client.upload(uploadResume, { params: { id: student.id }, file })).id
}
const countsOf = async (owner: Person, job: string) => (await bucketCounts(server.context, actorOf(owner), [job])).get(job)

describe('somebody under 18, or of no age', () => {
  test.each([
    ['under 18', 2009],
    ['of no age', undefined],
  ])('%s is nobody to the owner before an application, and contacted only where they agree', async (_, birthYear) => {
    const job = await posted(server, rita)
    const student = await signedUp(server, { ...(birthYear !== undefined && { birthYear }) })
    expect(await decideRefused(rita, job, student, 'contacted')).toMatchObject({ status: 404 })
    await act(student, job, 'applied')
    const seen = await decide(rita, job, student, 'unhide')
    expect(seen.contactHeldBy).toMatch(/18 or younger/)
    expect(seen.can).toEqual(['shortlist', 'accepted', 'rejected', 'hide', 'unhide'])
    const refused = await decideRefused(rita, job, student, 'contacted')
    expect(refused).toMatchObject({ status: 409, code: 'InvalidTransition', error: seen.contactHeldBy })
    expect(await act(student, job, 'ok2contact')).toMatchObject({ state: 'applied', flags: { ok2contact: true } })
    expect(await decide(rita, job, student, 'contacted')).toMatchObject({ state: 'contacted', contactHeldBy: '' })
    expect(await decide(rita, job, student, 'accepted')).toMatchObject({ state: 'accepted' })
  })

  test('may be accepted without being contacted', async () => {
    const [job, student] = [await posted(server, rita), await minor()]
    await act(student, job, 'applied')
    expect(await decide(rita, job, student, 'accepted')).toMatchObject({ state: 'accepted' })
  })
})

describe('a block', () => {
  test.each(['by the student', 'by the recruiter'])('%s hides each from the other', async (by) => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'shortlist')
    expect(await countsOf(rita, job)).toMatchObject({ saved: 1 })
    await (by === 'by the student' ? blocks(ada, rita) : blocks(rita, ada))
    expect(await countsOf(rita, job)).toMatchObject({ saved: 0 })
    expect(await decideRefused(rita, job, ada, 'contacted')).toMatchObject({ status: 404 })
    expect(await actRefused(ada, job, 'applied')).toMatchObject({ status: 404 })
  })

  test('leaves the owner an application to decide on, and nobody to contact', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied')
    await blocks(ada, rita)
    const seen = await decide(rita, job, ada, 'hide')
    const can = ['shortlist', 'accepted', 'rejected', 'hide', 'unhide']
    expect(seen).toMatchObject({ contactHeldBy: 'You cannot contact this person.', can })
    expect(await decideRefused(rita, job, ada, 'contacted')).toMatchObject({ status: 409 })
    expect(await decide(rita, job, ada, 'rejected')).toMatchObject({ state: 'rejected' })
    await ada.client.call(unblock, { body: { userId: ada.id, targetId: rita.id } })
    expect(await actRefused(ada, job, 'ok2contact')).toMatchObject({ details: { record: { state: 'rejected' } } })
  })

  test('keeps the owner from going on with a talk by reopening, not from reopening an application', async () => {
    const [ada, talk, application] = [await grownUp(), await posted(server, rita), await posted(server, rita)]
    for (const job of [talk, application]) await act(ada, job, 'applied')
    await decide(rita, talk, ada, 'contacted')
    for (const job of [talk, application]) await decide(rita, job, ada, 'rejected')
    await blocks(ada, rita)
    const refused = await decideRefused(rita, talk, ada, 'reopen')
    const details = { events: ['accepted', 'hide', 'unhide'] }
    expect(refused).toMatchObject({ status: 409, error: 'You cannot contact this person.', details })
    expect(await decide(rita, application, ada, 'reopen')).toMatchObject({ state: 'applied' })
  })

  test('of the owner or of a delegate keeps the delegate from a person', async () => {
    const owner = await signedUp(server, { type: 'recruiter' })
    const delegate = await signedUp(server, { type: 'recruiter' })
    await actsFor(delegate, owner)
    const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, owner)]
    await blocks(ada, owner)
    await blocks(ben, delegate)
    expect(await decideRefused(delegate, job, ada, 'contacted')).toMatchObject({ status: 404 })
    expect(await decideRefused(delegate, job, ben, 'contacted')).toMatchObject({ status: 404 })
    expect(await decide(owner, job, ben, 'contacted')).toMatchObject({ state: 'contacted' })
  })
})

test('a person who hides drops out of lists and counts, but for where they have applied', async () => {
  const job = await posted(server, rita)
  const [ada, ben, emma] = [await grownUp(), await grownUp(), await grownUp()]
  await decide(rita, job, ada, 'contacted')
  await act(ben, job, 'applied')
  await act(emma, job, 'applied')
  await decide(rita, job, emma, 'hide')
  expect(await countsOf(rita, job)).toMatchObject({ contacted: 1, applied: 1 })
  await hide(ada)
  await hide(ben)
  expect(await countsOf(rita, job)).toMatchObject({ contacted: 0, applied: 1 })
  expect(await decideRefused(rita, job, ada, 'rejected')).toMatchObject({ status: 404 })
  expect(await decide(rita, job, ben, 'accepted')).toMatchObject({ state: 'accepted' })
})

test('the newest candidates are as many as are asked for, whoever of them has become invisible', async () => {
  const [ada, ben, emma, id] = [await grownUp(), await grownUp(), await grownUp(), await posted(server, rita)]
  for (const person of [ada, ben, emma]) {
    await decide(rita, id, person, 'shortlist')
    server.clock.advance(1)
  }
  const newest = async () => {
    const people = await newestListed(server.context, actorOf(rita), { id, ownerId: rita.id, kind: JOB }, 2)
    return people.map((person) => person.id)
  }
  expect(await newest()).toEqual([emma.id, ben.id])
  await hide(emma)
  expect(await newest()).toEqual([ben.id, ada.id])
  await decide(rita, id, ben, 'hide')
  expect(await newest()).toEqual([ada.id])
})

describe('what an application opens', () => {
  test('the e-mail and the resume, not the year of birth and the gender, also of who is hidden', async () => {
    const [ada, job] = [await grownUp({ generalInfo: { gender: 'female', locationCity: 'Oslo' } }), await posted(server, rita)]
    const one = { body: { id: ada.id, jobId: job } }
    const before = await rita.client.call(getCandidateProfile, one)
    const masked = `${ada.email.slice(0, 2)}***`
    expect(before.data._source.generalInfo).toMatchObject({ email: masked, resume: [], locationCity: 'Oslo' })
    expect(before.history).toEqual([])
    const id = await resume(ada)
    await act(ada, job, 'applied', { resume: id, note: 'Hello' })
    await hide(ada)
    const { data, history } = await rita.client.call(getCandidateProfile, one)
    const kept = { birthYear: '', gender: '', blocked: [], membership: [] }
    expect(data._source.generalInfo).toMatchObject({ email: ada.email, hidden: false, ...kept })
    expect(data._source.generalInfo.resume).toMatchObject([{ id, filename: 'resume.pdf' }])
    expect(data.can.edit).toBe(false)
    expect(history).toMatchObject([{ by: ada.name, event: 'applied', from: 'none', to: 'applied' }])
    await act(ada, job, 'withdrawn')
    expect(await rita.client.refused(getCandidateProfile, one)).toMatchObject({ status: 404 })
  })

  test('the resume as a file and as text, until it is withdrawn or removed', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const id = await resume(ada)
    const one = { params: { jobId: job, studentId: ada.id } }
    const path = `/employee/applicationResume/${job}/${ada.id}`
    expect(await rita.client.refused(getApplicationResume, one)).toMatchObject({ status: 404 })
    await act(ada, job, 'applied', { resume: id })
    const file = await rita.client.raw('GET', path)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF')
    const { data } = await rita.client.call(getApplicationResumeText, one)
    expect(data).toMatchObject({ filename: 'resume.pdf', text: expect.stringContaining('Ada Okafor') })
    await ada.client.call(removeResume, { params: { id: ada.id, fileId: id } })
    expect(await rita.client.refused(getApplicationResumeText, one)).toMatchObject({ status: 404 })
    expect(await decide(rita, job, ada, 'unhide')).toMatchObject({ state: 'applied', resume: null })
    await act(ada, job, 'withdrawn')
    await act(ada, job, 'applied', { resume: await resume(ada) })
    expect((await rita.client.raw('GET', path)).status).toBe(200)
    await act(ada, job, 'withdrawn')
    expect((await rita.client.raw('GET', path)).status).toBe(404)
  })
})

describe('taking a rejection back', () => {
  const turnedDown = async () => {
    const [student, job] = [await minor(), await posted(server, rita)]
    await act(student, job, 'applied')
    await act(student, job, 'ok2contact')
    await decide(rita, job, student, 'contacted')
    return { student, job }
  }

  test('contacts nobody across a block, and is not offered there', async () => {
    const { student, job } = await turnedDown()
    expect(await decide(rita, job, student, 'rejected')).toMatchObject({ undoUntil: expect.any(Number) })
    await blocks(student, rita)
    const reopened = await decideRefused(rita, job, student, 'reopen')
    const undone = await decideRefused(rita, job, student, 'undo')
    for (const refused of [reopened, undone]) {
      expect(refused).toMatchObject({ status: 409, code: 'InvalidTransition', error: 'You cannot contact this person.' })
      expect(refused.details).toMatchObject({ record: { state: 'rejected', undoUntil: null } })
    }
    await student.client.call(unblock, { body: { userId: student.id, targetId: rita.id } })
    expect(await decide(rita, job, student, 'undo')).toMatchObject({ state: 'contacted' })
  })

  test('is not offered where the block was there before', async () => {
    const { student, job } = await turnedDown()
    await blocks(student, rita)
    expect(await decide(rita, job, student, 'rejected')).toMatchObject({ state: 'rejected', undoUntil: null })
  })

  test('of an acceptance neither, and all else can be taken back', async () => {
    const { student, job } = await turnedDown()
    await decide(rita, job, student, 'accepted')
    await blocks(student, rita)
    const refused = await decideRefused(rita, job, student, 'undo')
    expect(refused).toMatchObject({ status: 409, error: 'You cannot contact this person.' })
    await decide(rita, job, student, 'hide')
    expect(await decide(rita, job, student, 'undo')).toMatchObject({ state: 'accepted', flags: { hidden: false } })
    const [other, ownJob] = [await minor(), await posted(server, rita)]
    await act(other, ownJob, 'applied')
    await decide(rita, ownJob, other, 'rejected')
    await blocks(other, rita)
    expect(await decide(rita, ownJob, other, 'undo')).toMatchObject({ state: 'applied' })
  })
})

test('a draft is nothing to contact anybody about, and is prepared all the same', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita, { state: 'draft' })]
  expect(await decide(rita, job, ada, 'shortlist')).toMatchObject({ state: 'saved', contactHeldBy: expect.stringContaining('draft') })
  expect(await decideRefused(rita, job, ada, 'contacted')).toMatchObject({ status: 409, code: 'InvalidTransition' })
})

test('recruiterviewed marks a candidate, twice as once, and nothing more', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  const one = { body: { jobId: job, studentId: ada.id } }
  for (let click = 0; click < 2; click++) {
    expect(await rita.client.call(recruiterviewed, one)).toEqual({ data: { viewed: true } })
  }
  expect(await decide(rita, job, ada, 'unhide')).toMatchObject({ state: 'none', flags: { viewed: true }, changedAt: null })
})

test('profstatus tells of one’s own candidates alone', async () => {
  const [ada, ben, emma, job] = [await grownUp(), await grownUp(), await grownUp(), await posted(server, rita)]
  await act(ada, job, 'applied')
  await act(ben, job, 'saved')
  await decide(rita, job, emma, 'shortlist')
  await hide(ada)
  const ask = (...mbrList: string[]) => ({ body: { mbrList } })
  const { data } = await rita.client.call(profstatus, ask(emma.id, ada.id, ada.id))
  expect(data).toMatchObject([
    { id: emma.id, hidden: false },
    { id: ada.id, hidden: true, completeness: expect.any(Number) },
  ])
  expect(await rita.client.call(profstatus, ask())).toEqual({ data: [] })
  for (const others of [[ben.id], [ada.id, ben.id], [newId()]]) {
    expect(await rita.client.refused(profstatus, ask(...others))).toMatchObject({ status: 403 })
  }
  await hide(emma)
  expect(await rita.client.refused(profstatus, ask(emma.id))).toMatchObject({ status: 403 })
  expect(await ron.client.refused(profstatus, ask(ada.id))).toMatchObject({ status: 403 })
  expect(await ada.client.refused(profstatus, ask(ada.id))).toMatchObject({ status: 403 })
})

const readings: [string, Endpoint, (jobId: string, studentId: string) => Record<string, unknown>][] = [
  ['recruiterviewed', recruiterviewed, (jobId, studentId) => ({ body: { jobId, studentId } })],
  ['getCandidateProfile', getCandidateProfile, (jobId, id) => ({ body: { jobId, id } })],
  ['getApplicationResume', getApplicationResume, (jobId, studentId) => ({ params: { jobId, studentId } })],
  ['getApplicationResumeText', getApplicationResumeText, (jobId, studentId) => ({ params: { jobId, studentId } })],
]

test.each(readings)('%s is for the owner’s side and of people whom it sees', async (_, call, input) => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  await act(ada, job, 'applied', { resume: await resume(ada) })
  expect(await client(server.origin).refused(call, input(job, ada.id))).toMatchObject({ status: 401 })
  expect(await ada.client.refused(call, input(job, ada.id))).toMatchObject({ status: 403 })
  expect(await ron.client.refused(call, input(job, ada.id))).toMatchObject({ status: 403 })
  expect(await ron.client.refused(call, input(newId(), ada.id))).toMatchObject({ status: 403 })
  const hidden = await grownUp()
  await hide(hidden)
  for (const nobody of [hidden.id, newId(), rita.id]) {
    expect(await rita.client.refused(call, input(job, nobody))).toMatchObject({ status: 404 })
  }
  expect(await rita.client.refused(call, input(job, 'x'))).toMatchObject({ status: 400 })
})
