import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import {
  deleteJob,
  getJob,
  getJobOfPerson,
  getMultJobs,
  getPublicJob,
  LARGEST_OWN_LIST,
  myJobList,
  updateJob,
} from '@trellis/contract/jobs/jobs.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { join } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { addReadyPostings } from '../../postings/postings.bulk.ts'
import { act, decide } from '../../postings/testing.ts'
import { postedJob, jobInput } from '../testing.ts'

let server: TestServer
let rita: Person
let rob: Person
let dana: Person
let ada: Person
let ben: Person
let gus: Person
let sue: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  rob = await signedUp(server, { type: 'recruiter', name: 'Rob Hale' })
  dana = await signedUp(server, { type: 'recruiter', name: 'Dana Pike' })
  ada = await signedUp(server, { birthYear: 1999 })
  ben = await signedUp(server, { birthYear: 1998 })
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  sue = await signedUp(server, { type: 'advisor', name: 'Sue Ray', superUser: true })
  await actsFor(dana, rita)
})
afterAll(() => server.close())

const read = async (who: Person, id: string) => (await who.client.call(getJob, { params: { id } })).data
const refused = (who: Person, id: string) => who.client.refused(getJob, { params: { id } })
const close = (id: string) => rita.client.call(updateJob, { params: { id }, body: { generalInfo: jobInput({ state: 'closed' }) } })
const stranger = () => client(server.origin)

/** A group, as there will be calls to make one. */
async function groupOf(...members: Person[]): Promise<string> {
  const id = newId()
  const { db, clock } = server.context
  const facts = { name: 'Class of 26', offeredBy: 'School', state: 'open', membership: [], wantsResume: false, applyUntil: null } as const
  const past = { createdAt: clock.now(), openedAt: clock.now() }
  await db.transaction((tx) => addReadyPostings(tx, [{ id, kind: 'group', ownerId: gus.id, ...facts, ...past }]))
  await join(server, id, ...members)
  return id
}

describe('a job', () => {
  test('that is open is shown to everybody, and what the owner’s side knows to it alone', async () => {
    const id = await postedJob(rita)
    for (const who of [rita, dana, sue]) {
      expect(await read(who, id)).toMatchObject({ own: { ownerName: 'Rita Cole' }, link: null, can: { edit: true, review: true } })
    }
    for (const who of [rob, gus]) {
      expect(await read(who, id)).toMatchObject({ own: null, link: null, history: [], can: { edit: false, remove: false, review: false } })
    }
    const seen = await read(ada, id)
    expect(seen).toMatchObject({
      own: null,
      link: { state: 'none', can: expect.arrayContaining(['saved', 'applied']) },
      _source: { candidates: [] },
    })
    expect(await stranger().refused(getJob, { params: { id } })).toMatchObject({ code: 'NotSignedIn' })
  })

  test('that is a draft is shown to the owner’s side alone', async () => {
    const id = await postedJob(rita, { state: 'draft' })
    for (const who of [rita, dana, sue]) expect((await read(who, id))._id).toBe(id)
    for (const who of [rob, ada, gus]) expect(await refused(who, id)).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await stranger().refused(getPublicJob, { params: { id } })).toMatchObject({ status: 404, code: 'NotFound' })
  })

  test('that is closed is shown to those who have to do with it', async () => {
    const id = await postedJob(rita)
    await act(ada, id, 'applied')
    await close(id)
    expect(await read(ada, id)).toMatchObject({
      link: { state: 'applied', can: ['withdrawn'] },
      _source: { generalInfo: { state: 'closed' } },
    })
    expect(await refused(ben, id)).toMatchObject({ code: 'NotFound' })
    expect(await stranger().refused(getPublicJob, { params: { id } })).toMatchObject({ code: 'NotFound' })
  })

  test('for a group is shown to its members and the owner’s side, which alone learns which group', async () => {
    const member = await signedUp(server, { birthYear: 1990 })
    const group = await groupOf(member)
    const id = await postedJob(rita, { membership: [group] })
    expect((await read(rita, id))._source.generalInfo.membership).toEqual([group])
    expect((await read(member, id))._source.generalInfo.membership).toEqual([])
    for (const who of [ada, rob, gus]) expect(await refused(who, id)).toMatchObject({ code: 'NotFound' })
    expect(await stranger().refused(getPublicJob, { params: { id } })).toMatchObject({ code: 'NotFound' })
    const { items } = await rita.client.call(myJobList, { params: { userId: rita.id }, query: { group } })
    expect(items.map(({ _id }) => _id)).toEqual([id])
  })

  test('is hidden where a block stands between its owner and a student', async () => {
    const other = await signedUp(server, { type: 'recruiter' })
    const [student, id] = [await signedUp(server, { birthYear: 1990 }), await postedJob(other)]
    const { postedBy } = await read(student, id)
    expect(postedBy).toBe(other.id)
    await student.client.call(block, { body: { userId: student.id, targetId: postedBy! } })
    expect(await refused(student, id)).toMatchObject({ code: 'NotFound' })
    expect((await student.client.call(getMultJobs, { body: { jobList: [id] } })).data).toEqual([])
  })

  test('is answered without an account where everybody may see it', async () => {
    const id = await postedJob(rita)
    const { data } = await stranger().call(getPublicJob, { params: { id } })
    expect(data).toMatchObject({ _id: id, postedBy: null, own: null, link: null, history: [], _source: { candidates: [] } })
    expect(JSON.stringify(data)).not.toContain(rita.id)
    expect(await stranger().refused(getPublicJob, { params: { id: newId() } })).toMatchObject({ code: 'NotFound' })
    expect(await stranger().refused(getPublicJob, { params: { id: 'x' } })).toMatchObject({ code: 'BadInput' })
  })

  test('is looked at once a day by each student', async () => {
    const id = await postedJob(rita)
    for (const who of [ada, ada, ben, rob, rita, dana, sue]) await read(who, id)
    expect((await read(rita, id)).own!.views).toBe(2)
  })
})

describe('a job of a person', () => {
  test('is for that person, with their history', async () => {
    const id = await postedJob(rita)
    await act(ada, id, 'saved')
    await decide(rita, id, ada, 'shortlist')
    const own = await ada.client.call(getJobOfPerson, { params: { id, userId: ada.id } })
    expect(own).toMatchObject({ data: { link: { state: 'saved' } }, candidate: null, history: [{ by: 'You', event: 'saved' }] })
    expect(own.history).toHaveLength(1)
    expect(own.data.history).toEqual(own.history)
  })

  test('tells how well it fits that person, as their search does', async () => {
    const id = await postedJob(rita)
    const { fit } = await ada.client.call(getJobOfPerson, { params: { id, userId: ada.id } })
    const body = { state: '', size: 100 } as const
    const { hits } = await ada.client.call(findJobs4Candidate, { params: { userId: ada.id }, body })
    const { score, parts, signature, reasons } = fit!
    const hit = hits.hits.find(({ _id }) => _id === id)!
    expect(hit).toMatchObject({ score, parts, signature })
    // A list does not say the same of each.
    expect(hit.reasons.map(({ kind, points }) => ({ kind, points }))).toEqual(reasons.map(({ kind, points }) => ({ kind, points })))
    expect((await rita.client.call(getJobOfPerson, { params: { id, userId: ada.id } })).fit).toBeNull()
  })

  test('is for the owner’s side, with the candidate as it may know them', async () => {
    const id = await postedJob(rita)
    await act(ada, id, 'saved')
    await decide(dana, id, ada, 'contacted')
    const seen = await rita.client.call(getJobOfPerson, { params: { id, userId: ada.id } })
    expect(seen).toMatchObject({
      data: {
        own: { counts: { contacted: 1 } },
        _source: { candidates: expect.arrayContaining([{ id: ada.id, state: 'contacted', flag: 'contacted' }]) },
      },
      candidate: { _id: ada.id, link: { state: 'contacted' } },
    })
    expect(seen.history.find(({ event }) => event === 'contacted')).toMatchObject({ by: 'Dana Pike' })
    expect(seen.history.map(({ event }) => event)).not.toContain('saved')
    const nobody = await rita.client.call(getJobOfPerson, { params: { id, userId: newId() } })
    expect(nobody).toMatchObject({ candidate: null, history: [] })
  })

  test('is for nobody else', async () => {
    const id = await postedJob(rita)
    const input = { params: { id, userId: ada.id } }
    for (const who of [ben, rob, gus])
      expect(await who.client.refused(getJobOfPerson, input)).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await stranger().refused(getJobOfPerson, input)).toMatchObject({ code: 'NotSignedIn' })
    const gone = { params: { id: newId(), userId: ada.id } }
    expect(await ben.client.refused(getJobOfPerson, gone)).toMatchObject({ code: 'Forbidden' })
    expect(await ada.client.refused(getJobOfPerson, gone)).toMatchObject({ code: 'NotFound' })
  })
})

describe('cards of jobs', () => {
  test('come in the order asked, none twice, as far as the viewer may see them', async () => {
    const [draft, second, first] = [
      await postedJob(rita, { state: 'draft' }),
      await postedJob(rob, { name: 'Baker' }),
      await postedJob(rita),
    ]
    const jobList = [first, newId(), second, draft, first]
    const cards = async (who: Person) => (await who.client.call(getMultJobs, { body: { jobList } })).data
    expect((await cards(ada)).map(({ _id }) => _id)).toEqual([first, second])
    expect((await cards(rita)).map(({ _id }) => _id)).toEqual([first, second, draft])
    expect((await cards(dana)).map(({ _id }) => _id)).toEqual([first, second, draft])
    expect((await cards(sue)).map(({ _id }) => _id)).toEqual([first, second, draft])
    await act(ada, second, 'saved')
    const [, card] = await cards(ada)
    expect(card).toMatchObject({ type: 'job', link: { state: 'saved' }, _source: { generalInfo: { name: 'Baker', skills: ['Cooking'] } } })
    expect(card!._source.generalInfo).not.toHaveProperty('description')
    expect((await cards(rob))[1]!.link).toBeNull()
  })

  test('are refused to strangers and in too great numbers', async () => {
    expect(await stranger().refused(getMultJobs, { body: { jobList: [] } })).toMatchObject({ code: 'NotSignedIn' })
    const jobList = Array.from({ length: 101 }, () => newId())
    expect(await ada.client.refused(getMultJobs, { body: { jobList } })).toMatchObject({ fields: { jobList: expect.any(String) } })
  })
})

describe('a recruiter’s own list', () => {
  test('has all of their jobs, newest first, page by page and by state', async () => {
    const owner = await signedUp(server, { type: 'recruiter' })
    const ids: string[] = []
    for (const state of ['draft', 'open', 'open'] as const) {
      ids.unshift(await postedJob(owner, { state }))
      server.clock.advance(1)
    }
    const list = (query: object) => owner.client.call(myJobList, { params: { userId: owner.id }, query })
    const all = await list({})
    expect(all).toMatchObject({ total: 3, page: 0, size: LARGEST_OWN_LIST })
    expect(all.items.map(({ _id }) => _id)).toEqual(ids)
    expect(all.items[0]).toMatchObject({ link: null, own: { ownerId: owner.id, counts: { applied: 0 }, views: 0 } })
    expect(await list({ page: 1, size: 2 })).toMatchObject({ total: 3, items: [{ _id: ids[2] }] })
    expect(await list({ page: 5, size: 2 })).toMatchObject({ total: 3, items: [] })
    expect((await list({ state: 'draft' })).items.map(({ _id }) => _id)).toEqual([ids[2]])
    expect(await list({ state: 'closed' })).toMatchObject({ total: 0, items: [] })
    expect(await owner.client.refused(myJobList, { params: { userId: owner.id }, query: { size: LARGEST_OWN_LIST + 1 } })).toMatchObject({
      status: 400,
    })
  })

  test('is for them, their delegates and super-users', async () => {
    const input = { params: { userId: rita.id } }
    for (const who of [rita, dana, sue]) expect((await who.client.call(myJobList, input)).items.length).toBeGreaterThan(0)
    for (const who of [rob, ada, gus]) expect(await who.client.refused(myJobList, input)).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await stranger().refused(myJobList, input)).toMatchObject({ code: 'NotSignedIn' })
    expect(await sue.client.refused(myJobList, { params: { userId: newId() } })).toMatchObject({ code: 'NotFound' })
  })
})

describe('the search of advisors', () => {
  test('finds open jobs for everybody by title, company, place, skill and text, also misspelled', async () => {
    const facts = { name: 'Lighthouse keeper', companyInstitution: 'Ångström Coast', locationCity: 'Kraków', skills: [{ name: 'Sailing' }] }
    const id = await postedJob(rita, { ...facts, description: 'You polish **lenses**.' })
    await postedJob(rita, { name: 'Lighthouse draft', state: 'draft' })
    await server.context.tasks.runDue()
    const find = async (searchQuery: string) =>
      (await gus.client.call(jobsForAdminSearch, { query: { searchQuery } })).hits.hits.map(({ _id }) => _id)
    for (const phrase of ['lighthouse', 'KEEPER light', 'angstrom', 'krakow', 'sailing', 'lenses', 'ligthhouse', 'krakov lense']) {
      expect([phrase, await find(phrase)]).toEqual([phrase, [id]])
    }
    expect(await find('zzzzqqq')).toEqual([])
    await rita.client.call(deleteJob, { params: { id } })
    expect(await find('lighthouse')).toEqual([])
  })

  test('answers pages, newest first', async () => {
    const find = (query: object) => gus.client.call(jobsForAdminSearch, { query })
    const { hits } = await find({ size: 100 })
    const opened = hits.hits.map(({ _source }) => _source.generalInfo.postedAt!)
    expect(opened).toEqual(opened.toSorted((a, b) => b - a))
    expect(hits.total).toBe(hits.hits.length)
    expect((await find({ start: 1, size: 2 })).hits).toEqual({ hits: hits.hits.slice(1, 3), total: hits.total })
    expect((await find({ start: 999 })).hits).toEqual({ hits: [], total: hits.total })
  })

  test('is for advisors and super-users', async () => {
    expect((await sue.client.call(jobsForAdminSearch, {})).hits.total).toBeGreaterThan(0)
    for (const who of [rita, ada]) expect(await who.client.refused(jobsForAdminSearch)).toMatchObject({ code: 'Forbidden' })
    expect(await stranger().refused(jobsForAdminSearch)).toMatchObject({ code: 'NotSignedIn' })
    const long = { query: { searchQuery: 'x'.repeat(201) } }
    expect(await gus.client.refused(jobsForAdminSearch, long)).toMatchObject({ fields: { searchQuery: expect.any(String) } })
  })
})
