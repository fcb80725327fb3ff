import { appliedApplicants, contactedApplicants, findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { deleteJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'
import { addsUpWithin, candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const hide = (person: Person) => person.client.call(hideProfile, { body: { profType: 'profile', profID: person.id } })

describe('candidates searched', () => {
  test('are best first, with reasons that add up to the score', async () => {
    const words = { ikigaiInfo: { comesEasy: 'Repairing violins and teaching children' } }
    const best = await studentWith(server, ['Violin', 'Teaching'], { bio: words })
    const near = await studentWith(server, ['Teaching'])
    const other = await studentWith(server, ['Welding'])
    const job = await jobOf(rita, ['Violin', 'Teaching'], { description: 'Repair violins and teach children.' })
    const { hits, ids } = await candidatesOf(rita, job)
    expect(ids.filter((id) => [best.id, near.id, other.id].includes(id))).toEqual([best.id, near.id, other.id])
    hits.forEach((hit) => expect(addsUpWithin(hit)).toBeLessThan(1e-6))
    hits.slice(1).forEach(({ score }, at) => expect(score).toBeLessThan(hits[at]!.score + 0.001))
    const told = hits[0]!.reasons.map(({ words }) => words)
    expect(told.some((words) => /^Uses .*“.*”, as the job’s text does$/.test(words))).toBe(true)
    expect(told.some((words) => /^Shows .* and .*, which the job asks for$/.test(words))).toBe(true)
    expect(told.some((words) => /^Stands out in .* through .*, which the job asks for$/.test(words))).toBe(true)
    expect(hits[0]).toMatchObject({ _id: best.id, link: { id: best.id, note: '', resume: null, contactHeldBy: '' } })
    expect(hits.find(({ _id }) => _id === other.id)!.link.can).toContain('contacted')
    const pages = await Promise.all([0, 2].map((start) => candidatesOf(rita, job, { start, size: 2 })))
    expect(pages.flatMap((page) => page.ids)).toEqual(ids.slice(0, 4))
    expect(await candidatesOf(rita, job, { start: 500 })).toEqual({ hits: [], ids: [], total: ids.length })
  })

  test('come without whom the owner rejected or hid, until they are asked for', async () => {
    const [no, later] = [
      await studentWith(server, ['Juggling'], { name: 'Nora Juggler' }),
      await studentWith(server, ['Juggling'], { name: 'Liam Juggler' }),
    ]
    const job = await jobOf(rita, ['Juggling'])
    await decide(rita, job, no, 'shortlist')
    await decide(rita, job, no, 'rejected')
    await decide(rita, job, later, 'hide')
    const { ids } = await candidatesOf(rita, job)
    expect(ids).not.toContain(no.id)
    expect(ids).not.toContain(later.id)
    expect((await candidatesOf(rita, job, { keyword: 'juggler' })).ids).toEqual([no.id])
    const all = await candidatesOf(rita, job, { keyword: 'juggler', hiddenToo: true })
    expect(all.ids.toSorted()).toEqual([no.id, later.id].toSorted())
    expect((await candidatesOf(rita, job, { state: 'rejected' })).ids).toEqual([no.id])
  })

  test('are filtered', async () => {
    const place = { locationCity: 'Zürich', locationState: 'ZH', locationCountry: 'CH' }
    const zurich = await studentWith(server, ['Pottery'], { generalInfo: { level: 'gs', ...place } })
    const bern = await studentWith(server, ['Pottery'], { generalInfo: { level: 'ap', locationCity: 'Bern' } })
    const both = [zurich.id, bern.id].toSorted()
    const job = await jobOf(rita, ['Pottery'])
    for (const person of [zurich, bern]) await act(person, job, 'applied')
    for (const state of ['', 'applied'] as const) {
      const ids = async (body: object) =>
        (await candidatesOf(rita, job, { ...body, state })).ids.filter((id) => both.includes(id)).toSorted()
      expect(await ids({})).toEqual(both)
      expect(await ids({ level: ['gs', 'hs'] })).toEqual([zurich.id])
      expect(await ids({ locationFilter: { city: 'ZURICH', state: 'zh', country: 'CH' } })).toEqual([zurich.id])
      expect(await ids({ locationFilter: { city: 'Zürich', country: 'DE' } })).toEqual([])
      expect(await ids({ keyword: 'pottery bern' })).toEqual([bern.id])
      expect(await ids({ membership: [newId()] })).toEqual([])
      expect(await ids({ cohortID: newId() })).toEqual([])
    }
  })
})

describe('lists of candidates', () => {
  test('hold those of the state: best first, and applications newest first', async () => {
    const job = await jobOf(rita, ['Archery'])
    const near = await studentWith(server, ['Archery'])
    const far = await studentWith(server, ['Welding'])
    await act(near, job, 'applied')
    server.clock.advance(1_000)
    await act(far, job, 'applied')
    const applied = await candidatesOf(rita, job, { state: 'applied' })
    expect(applied).toMatchObject({ ids: [near.id, far.id], total: 2 })
    applied.hits.forEach((hit) => {
      expect(hit.link).toMatchObject({ state: 'applied', flags: { applied: true, received: true }, undoUntil: null })
      expect(addsUpWithin(hit)).toBeLessThan(1e-6)
    })
    const newest = await rita.client.call(appliedApplicants, { params: { jobId: job } })
    expect(newest).toMatchObject({ total: 2, page: 0, size: 10 })
    expect(newest.items).toEqual(applied.hits.toReversed())
    const beyond = await rita.client.call(appliedApplicants, { params: { jobId: job }, query: { page: 3, size: 1 } })
    expect(beyond).toEqual({ items: [], total: 2, page: 3, size: 1 })

    await decide(rita, job, near, 'contacted')
    const contacted = await rita.client.call(contactedApplicants, { params: { jobId: job } })
    expect(contacted.items.map(({ _id }) => _id)).toEqual([near.id])
    expect(contacted.items[0]!.link.undoUntil).toBeGreaterThan(server.clock.now())
    expect((await candidatesOf(rita, job, { state: 'contacted' })).hits).toEqual(contacted.items)
    expect((await rita.client.call(appliedApplicants, { params: { jobId: job } })).total).toBe(1)

    await decide(rita, job, far, 'hide')
    expect((await rita.client.call(appliedApplicants, { params: { jobId: job } })).total).toBe(0)
    expect((await candidatesOf(rita, job, { state: 'applied' })).total).toBe(0)
    expect((await candidatesOf(rita, job, { state: 'applied', hiddenToo: true })).ids).toEqual([far.id])
  })
})

describe('whom the owner sees', () => {
  /** In every list and search, with their counts, what an owner is told of a person. */
  async function told(recruiter: Person, job: Id, { id, name }: Person): Promise<string[]> {
    const params = { jobId: job }
    const replies = {
      applied: await recruiter.client.call(appliedApplicants, { params }),
      contacted: await recruiter.client.call(contactedApplicants, { params }),
      search: await candidatesOf(recruiter, job),
      keyword: await candidatesOf(recruiter, job, { keyword: name, hiddenToo: true }),
      'state suggested': await candidatesOf(recruiter, job, { state: 'suggested' }),
      'state saved': await candidatesOf(recruiter, job, { state: 'saved' }),
      'state contacted': await candidatesOf(recruiter, job, { state: 'contacted', hiddenToo: true }),
      'state applied': await candidatesOf(recruiter, job, { state: 'applied', keyword: name }),
    }
    return Object.entries(replies)
      .filter(([, reply]) => JSON.stringify(reply).includes(id) || JSON.stringify(reply).includes(name))
      .map(([list]) => list)
  }

  test('is nobody hidden, blocked or minor, in no list and no count', async () => {
    const job = await jobOf(rita, ['Falconry'])
    const people = await Promise.all(
      ['hidden', 'blocking', 'blocked'].map((why) => studentWith(server, ['Falconry'], { name: `Quetzal ${why}` })),
    )
    const [hidden, blocking, blocked] = people as [Person, Person, Person]
    const minor = await studentWith(server, ['Falconry'], { name: 'Quetzal minor', birthYear: 2012 })
    expect(await told(rita, job, minor)).toEqual([])
    await decide(rita, job, hidden, 'contacted')
    await decide(rita, job, blocking, 'shortlist')
    for (const person of people) expect(await told(rita, job, person)).not.toEqual([])

    await hide(hidden)
    await blocking.client.call(block, { body: { userId: blocking.id, targetId: rita.id } })
    await rita.client.call(block, { body: { userId: rita.id, targetId: blocked.id } })
    for (const person of people) expect(await told(rita, job, person)).toEqual([])
    expect((await candidatesOf(rita, job, { keyword: 'quetzal' })).total).toBe(0)
    for (const state of ['saved', 'contacted', 'suggested'] as const) {
      const { ids, total } = await candidatesOf(rita, job, { state })
      expect(total).toBe(ids.length)
    }
    expect((await rita.client.call(contactedApplicants, { params: { jobId: job } })).total).toBe(0)
  })

  test('is whoever applied, whatever else holds, but without the photo', async () => {
    const job = await jobOf(rita, ['Origami'])
    const other = await jobOf(rita, ['Origami'])
    const hidden = await studentWith(server, ['Origami'], { name: 'Pterano Hidden', generalInfo: { level: 'gs' } })
    const minor = await studentWith(server, ['Origami'], { name: 'Pterano Minor', birthYear: 2012 })
    const blocking = await studentWith(server, ['Origami'], { name: 'Pterano Blocking' })
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(picture)], 'photo.png')
    for (const person of [hidden, minor, blocking]) {
      await person.client.upload(updatePhoto, { params: { id: person.id }, file })
      await act(person, job, 'applied')
    }
    const withPhoto = await candidatesOf(rita, job, { state: 'applied', keyword: 'hidden' })
    expect(withPhoto.hits[0]!._source.generalInfo.profilePicture).not.toBe('')
    await hide(hidden)
    await blocking.client.call(block, { body: { userId: blocking.id, targetId: rita.id } })

    const { items, total } = await rita.client.call(appliedApplicants, { params: { jobId: job } })
    expect(total).toBe(3)
    expect(items.map(({ _id }) => _id).toSorted()).toEqual([hidden.id, minor.id, blocking.id].toSorted())
    for (const { _source } of items) expect(_source.generalInfo.profilePicture).toBe('')
    const known = items.find(({ _id }) => _id === hidden.id)!
    expect(known._source.generalInfo).toMatchObject({ name: hidden.name, level: 'gs' })
    expect(items.find(({ _id }) => _id === minor.id)!.link.contactHeldBy).toMatch(/18 or younger/)
    expect(items.find(({ _id }) => _id === blocking.id)!.link.can).not.toContain('contacted')
    expect((await candidatesOf(rita, job, { state: 'applied', keyword: 'pterano' })).total).toBe(3)
    const anywhere = await candidatesOf(rita, job, { keyword: 'pterano' })
    expect([anywhere.ids.toSorted(), anywhere.total]).toEqual([[hidden.id, minor.id].toSorted(), 2])

    const foreign = await signedUp(server, { type: 'recruiter' })
    const foreignJob = await jobOf(foreign, ['Origami'])
    for (const person of [hidden, minor]) {
      expect(await told(rita, other, person)).toEqual([])
      expect(await told(foreign, foreignJob, person)).toEqual([])
    }
  })

  test('is nobody blocked with the owner, though a delegate looks', async () => {
    const job = await jobOf(rita, ['Curling'])
    const [ada, dana] = [await studentWith(server, ['Curling']), await signedUp(server, { type: 'recruiter' })]
    await actsFor(dana, rita)
    expect(await told(dana, job, ada)).not.toEqual([])
    await ada.client.call(block, { body: { userId: ada.id, targetId: rita.id } })
    expect(await told(dana, job, ada)).toEqual([])
  })
})

describe('calls about candidates', () => {
  test('are for the owner, delegates and super-users', async () => {
    const job = await jobOf(rita, [])
    const foreign = await signedUp(server, { type: 'recruiter' })
    const student = await studentWith(server, [])
    const superUser = await signedUp(server, { type: 'advisor', superUser: true })
    expect((await candidatesOf(superUser, job)).total).toBeGreaterThan(0)
    const calls = [
      [findCandidates4Job, { params: { id: job }, body: {} }],
      [appliedApplicants, { params: { jobId: job } }],
      [contactedApplicants, { params: { jobId: job } }],
    ] as const
    for (const [call, input] of calls) {
      expect(await foreign.client.refused(call, input)).toMatchObject({ status: 403 })
      expect(await student.client.refused(call, input)).toMatchObject({ status: 403 })
      expect(await client(server.origin).refused(call, input)).toMatchObject({ status: 401 })
    }
    const nowhere = { params: { id: newId() }, body: {} }
    expect(await rita.client.refused(findCandidates4Job, nowhere)).toMatchObject({ status: 403 })
    await rita.client.call(deleteJob, { params: { id: job } })
    for (const [call, input] of calls) expect(await rita.client.refused(call, input)).toMatchObject({ status: 404 })
  })

  test.each<[string, object]>([
    ['state', { state: 'none' }],
    ['level', { level: ['kindergarten'] }],
    ['size', { size: 0 }],
    ['locationFilter', { locationFilter: { planet: 'Mars' } }],
    ['hiddenToo', { hiddenToo: 'yes' }],
    ['keyword', { keyword: 'a\u0000b' }],
  ])('refuse a wrong %s of findCandidates4Job', async (field, body) => {
    const refused = await rita.client.refused(findCandidates4Job, { params: { id: newId() }, body })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields)[0]).toContain(field)
  })

  test('refuse wrong pages', async () => {
    const params = { jobId: newId() }
    for (const call of [appliedApplicants, contactedApplicants]) {
      expect(await rita.client.refused(call, { params, query: { size: 101 } })).toMatchObject({ status: 400 })
    }
  })
})
