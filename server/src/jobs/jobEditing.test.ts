import { removeDelegate } from '@trellis/contract/accounts/delegates.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { createJob, deleteJob, getJob, getPublicJob, myJobList, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { LONGEST_JOB_DESCRIPTION, MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { SECOND_CLICK_MS } from './jobs.actions.ts'
import { postedJob, type JobInput, jobInput } from './testing.ts'

let server: TestServer
let rita: Person
let rob: Person
let dana: Person
let ada: Person
let gus: Person
let sue: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  rob = await signedUp(server, { type: 'recruiter', name: 'Rob Hale' })
  dana = await signedUp(server, { type: 'recruiter', name: 'Dana Pike' })
  ada = await signedUp(server, { birthYear: 1999 })
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  sue = await signedUp(server, { type: 'advisor', name: 'Sue Ray', superUser: true })
  await actsFor(dana, rita)
})
afterAll(() => server.close())

const read = async (who: Person, id: string) => (await who.client.call(getJob, { params: { id } })).data
const update = (who: Person, id: string, told: JobInput = {}) =>
  who.client.call(updateJob, { params: { id }, body: { generalInfo: jobInput(told) } })
const refusedUpdate = (who: Person, id: string, told: JobInput = {}) =>
  who.client.refused(updateJob, { params: { id }, body: { generalInfo: jobInput(told) } })
const remove = (id: string) => ({ params: { id } })

test('two who edit one job do not overwrite each other unseen', async () => {
  const id = await postedJob(rita)
  const { updatedAt } = (await read(rita, id)).own!
  const edit = (name: string, basedOn: number) => ({
    params: { id },
    body: { generalInfo: jobInput({ name }), basedOn },
  })
  server.clock.advance(1_000)
  await dana.client.call(updateJob, edit('Barista in Bern', updatedAt))
  expect(await rita.client.refused(updateJob, edit('Barista at night', updatedAt))).toMatchObject({ code: 'Stale' })
  const now = await read(rita, id)
  expect(now._source.generalInfo.name).toBe('Barista in Bern')
  await rita.client.call(updateJob, edit('Barista at night', now.own!.updatedAt))
  expect((await read(rita, id))._source.generalInfo.name).toBe('Barista at night')
})

describe('a job', () => {
  test('is posted as it is told, with defaults, and belongs to who posted it', async () => {
    const id = await postedJob(rita, {
      pay: { min: 20, max: 25, per: 'hour' },
      startDate: '9/2026',
      applyUntil: '09/15/2026',
      skills: [{ name: 'cooking', proficiency: 'expert' }, { name: 'Latte painting' }],
      locationCity: 'Zürich',
    })
    const { _source, own, can, signature } = await read(rita, id)
    expect(_source.generalInfo).toMatchObject({
      name: 'Barista',
      description: 'Make *good* coffee, and be kind to guests.',
      employmentType: 'fullTime',
      workplace: 'onSite',
      pay: { min: 20, max: 25, currency: 'USD', per: 'hour' },
      startDate: Date.UTC(2026, 8, 1),
      applyUntil: Date.UTC(2026, 8, 15),
      skills: [
        { name: 'Cooking', proficiency: 'expert' },
        { name: 'Latte painting', proficiency: 'good' },
      ],
      state: 'open',
      postedAt: server.clock.now(),
      groupPicture: '',
    })
    expect(own).toMatchObject({ ownerId: rita.id, ownerName: 'Rita Cole', views: 0, counts: { applied: 0 } })
    expect(can).toEqual({ edit: true, remove: true, review: true })
    expect(signature).toHaveLength(31)
  })

  test('tells its hours to students and visitors and in lists, until it tells none, also in a copy of it', async () => {
    const hours = { min: 7.5, max: 12 }
    const id = await postedJob(rita, { hours })
    const seenBy = async (who: Person) => (await read(who, id))._source.generalInfo.hours
    const visitor = await client(server.origin).call(getPublicJob, { params: { id } })
    expect([await seenBy(ada), await seenBy(rita), visitor.data._source.generalInfo.hours]).toEqual([hours, hours, hours])
    const { items } = await rita.client.call(myJobList, { params: { userId: rita.id } })
    expect(items.find(({ _id }) => _id === id)!._source.generalInfo.hours).toEqual(hours)
    const { postedAt: _postedAt, groupPicture: _picture, ...told } = (await read(rita, id))._source.generalInfo
    const { success: copy } = await rita.client.call(createJob, { body: { generalInfo: { ...told, name: 'Night barista' } } })
    expect((await read(ada, copy))._source.generalInfo.hours).toEqual(hours)
    await update(rita, id)
    expect(await read(ada, id)).not.toHaveProperty('_source.generalInfo.hours')
  })

  test('keeps a script in its description as the text that it is', async () => {
    const description = '# Hi\n<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))'
    const id = await postedJob(rita, { description })
    expect((await read(ada, id))._source.generalInfo.description).toBe(description)
  })

  test('goes from draft to open to closed and back to open, and is no draft again', async () => {
    const id = await postedJob(rita, { state: 'draft', description: '' })
    expect((await read(rita, id))._source.generalInfo).toMatchObject({ state: 'draft', postedAt: null })
    expect(await refusedUpdate(rita, id, { state: 'open', description: '' })).toMatchObject({
      code: 'BadInput',
      fields: { 'generalInfo.description': 'Describe the job before you open it' },
    })
    expect(await refusedUpdate(rita, id, { state: 'open', locationCity: '', locationCountry: 'The valley' })).toMatchObject({
      code: 'BadInput',
      fields: { 'generalInfo.locationCity': expect.any(String), 'generalInfo.locationCountry': expect.any(String) },
    })
    expect(await refusedUpdate(rita, id, { state: 'closed' })).toMatchObject({ fields: { 'generalInfo.state': expect.any(String) } })
    const { data } = await update(rita, id)
    const { postedAt } = data._source.generalInfo
    expect(postedAt).toBe(server.clock.now())
    expect(await refusedUpdate(rita, id, { state: 'draft' })).toMatchObject({
      code: 'BadInput',
      fields: { 'generalInfo.state': expect.any(String) },
    })
    server.clock.advance(1_000)
    await update(rita, id, { state: 'closed' })
    expect(await refusedUpdate(rita, id, { state: 'draft' })).toMatchObject({ code: 'BadInput' })
    const reopened = await update(rita, id, { name: 'Head barista' })
    expect(reopened.data._source.generalInfo).toMatchObject({ name: 'Head barista', state: 'open', postedAt })
  })

  test('is not born closed', async () => {
    const refused = await rita.client.refused(createJob, { body: { generalInfo: jobInput({ state: 'closed' }) } })
    expect(refused).toMatchObject({ code: 'BadInput', fields: { 'generalInfo.state': 'Open the job before you close it' } })
  })

  test('has another genome after other skills are asked for', async () => {
    const id = await postedJob(rita)
    const before = (await read(rita, id)).signature
    const { data } = await update(rita, id, { skills: [{ name: 'Biology' }], description: 'Something else' })
    expect(data.signature).not.toEqual(before)
    expect((await read(ada, id)).signature).toEqual(data.signature)
  })

  test('saved twice is saved once', async () => {
    const id = await postedJob(rita, { name: 'Twice' })
    const first = await update(rita, id, { name: 'Twice again' })
    expect(await update(rita, id, { name: 'Twice again' })).toEqual(first)
  })

  test('posted twice by a second click is posted once, and later on it is another', async () => {
    const owner = await signedUp(server, { type: 'recruiter' })
    await actsFor(dana, owner)
    const post = async (who: Person, told: JobInput = {}, ownerId?: string) => {
      const body = { generalInfo: jobInput(told), ...(ownerId !== undefined && { ownerId }) }
      return (await who.client.call(createJob, { body })).success
    }
    const [id, ...others] = await Promise.all([1, 2, 3, 4].map(() => post(owner)))
    expect(others).toEqual([id, id, id])
    server.clock.advance(SECOND_CLICK_MS - 1)
    expect(await post(owner)).toBe(id)
    expect(await post(dana, {}, owner.id)).toBe(id)
    expect(await post(owner, { locationCity: 'Bern' })).not.toBe(id)
    expect(await post(dana)).not.toBe(id)
    server.clock.advance(1)
    const later = await post(owner)
    expect(later).not.toBe(id)
    await owner.client.call(deleteJob, remove(later))
    expect(await post(owner)).not.toBe(later)
  })
})

describe('what a job cannot tell', () => {
  const long = (length: number) => 'x'.repeat(length)
  test.each<[string, object, string]>([
    ['no title', { name: '  ' }, 'name'],
    ['a long title', { name: long(201) }, 'name'],
    ['no company', { companyInstitution: '' }, 'companyInstitution'],
    ['a description that is too long', { description: long(LONGEST_JOB_DESCRIPTION + 1) }, 'description'],
    ['a NUL character', { description: 'a\u0000b' }, 'description'],
    ['half a character', { name: 'a\ud800' }, 'name'],
    ['another kind of employment', { employmentType: 'slavery' }, 'employmentType'],
    ['another level', { level: 'x' }, 'level'],
    ['other years', { yearsOfExperience: '3' }, 'yearsOfExperience'],
    ['another education', { education: 'PhD' }, 'education'],
    ['too many skills', { skills: Array.from({ length: MOST_JOB_SKILLS + 1 }, (_, at) => ({ name: `S${at}` })) }, 'skills'],
    ['a skill twice', { skills: [{ name: 'Cooking' }, { name: 'cooking' }] }, 'skills.1.name'],
    ['a skill without a name', { skills: [{ name: '' }] }, 'skills.0.name'],
    ['another proficiency', { skills: [{ name: 'Cooking', proficiency: 'god' }] }, 'skills.0.proficiency'],
    ['a long place', { locationCity: long(101) }, 'locationCity'],
    ['another workplace', { workplace: 'moon' }, 'workplace'],
    ['a date that is none', { startDate: '31/31/2026' }, 'startDate'],
    ['an end before the start', { startDate: '2026-05', endDate: '2026-04' }, 'endDate'],
    ['a last day that is none', { applyUntil: 'soon' }, 'applyUntil'],
    ['a last day that is over', { applyUntil: Date.UTC(2026, 7, 31) }, 'applyUntil'],
    ['pay below nothing', { pay: { min: -1 } }, 'pay.min'],
    ['a highest pay below the lowest', { pay: { min: 5, max: 4 } }, 'pay.max'],
    ['hours beyond a week', { hours: { min: 81 } }, 'hours.min'],
    ['more hours at least than at most', { hours: { min: 20, max: 10 } }, 'hours.max'],
    ['another currency', { pay: { currency: 'XXX' } }, 'pay.currency'],
    ['another period', { pay: { per: 'week' } }, 'pay.per'],
    ['a resume wanted maybe', { resumeWanted: 'maybe' }, 'resumeWanted'],
    ['a group that is no id', { membership: ['all'] }, 'membership.0'],
    ['a group that is not there', { membership: [newId()] }, 'membership'],
    ['another state', { state: 'gone' }, 'state'],
    ['an unknown field', { salary: 5 }, 'salary'],
  ])('is %s', async (_, told, field) => {
    const generalInfo = { ...jobInput(), ...told }
    const refused = await rita.client.refused(createJob, { body: { generalInfo } })
    expect(refused).toMatchObject({ status: 400, code: 'BadInput' })
    expect(Object.keys(refused.fields)).toEqual([`generalInfo.${field}`])
  })

  test('is a job that it names as a group', async () => {
    const id = await postedJob(rita)
    const refused = await rita.client.refused(createJob, { body: { generalInfo: jobInput({ membership: [id] }) } })
    expect(refused.fields).toEqual({ 'generalInfo.membership': 'This group is not here' })
  })

  test('is a description of 1 MiB', async () => {
    const refused = await rita.client.refused(createJob, { body: { generalInfo: jobInput({ description: long(1024 * 1024) }) } })
    expect([400, 413]).toContain(refused.status)
  })
})

describe('who may edit a job', () => {
  test('is its owner, a delegate and a super-user, and nobody else', async () => {
    const id = await postedJob(rita)
    for (const who of [dana, sue]) {
      const { data } = await update(who, id, { name: `By ${who.name}` })
      expect(data).toMatchObject({ own: { ownerId: rita.id, ownerName: 'Rita Cole' }, can: { edit: true } })
      expect(data._source.generalInfo.name).toBe(`By ${who.name}`)
    }
    for (const who of [rob, ada, gus]) expect(await refusedUpdate(who, id)).toMatchObject({ status: 403, code: 'Forbidden' })
    const stranger = client(server.origin)
    expect(await stranger.refused(updateJob, { params: { id }, body: { generalInfo: jobInput() } })).toMatchObject({ code: 'NotSignedIn' })
  })

  test('learns nothing of jobs that are not there', async () => {
    expect(await refusedUpdate(rita, newId())).toMatchObject({ code: 'Forbidden' })
    expect(await rita.client.refused(deleteJob, remove(newId()))).toMatchObject({ code: 'Forbidden' })
    expect(await sue.client.refused(deleteJob, remove(newId()))).toMatchObject({ code: 'NotFound' })
  })

  test('posts for a recruiter as a delegate or a super-user, no longer than that', async () => {
    const forRita = { body: { generalInfo: jobInput({ name: 'For Rita' }), ownerId: rita.id } }
    for (const who of [dana, sue]) {
      const generalInfo = jobInput({ name: `For Rita by ${who.name}` })
      const { success: id } = await who.client.call(createJob, { body: { ...forRita.body, generalInfo } })
      expect((await read(rita, id)).own).toMatchObject({ ownerId: rita.id })
    }
    for (const who of [rob, ada, gus]) expect(await who.client.refused(createJob, forRita)).toMatchObject({ code: 'Forbidden' })
    expect(await sue.client.refused(createJob, { body: { ...forRita.body, ownerId: ada.id } })).toMatchObject({ code: 'Forbidden' })
    expect(await client(server.origin).refused(createJob, forRita)).toMatchObject({ code: 'NotSignedIn' })

    const student = await signedUp(server, { superUser: true })
    for (const who of [sue, student]) {
      expect(await who.client.refused(createJob, { body: { generalInfo: jobInput() } })).toMatchObject({ code: 'Forbidden' })
    }

    await actsFor(dana, rob)
    const id = await postedJob(rob)
    expect((await read(dana, id)).can).toEqual({ edit: true, remove: false, review: true })
    await rob.client.call(removeDelegate, { params: { userId: rob.id, delegateId: dana.id } })
    expect(await refusedUpdate(dana, id)).toMatchObject({ code: 'Forbidden' })
    expect(await dana.client.refused(createJob, { body: { generalInfo: jobInput(), ownerId: rob.id } })).toMatchObject({
      code: 'Forbidden',
    })
  })
})

describe('deleting a job', () => {
  test('is for its owner and super-users', async () => {
    const id = await postedJob(rita)
    for (const who of [dana, rob, ada, gus]) {
      expect(await who.client.refused(deleteJob, remove(id))).toMatchObject({ status: 403, code: 'Forbidden' })
    }
    expect(await client(server.origin).refused(deleteJob, remove(id))).toMatchObject({ code: 'NotSignedIn' })
    await sue.client.call(deleteJob, remove(id))
    expect(await rita.client.refused(getJob, { params: { id } })).toMatchObject({ code: 'NotFound' })
  })

  test('takes it out of everything at once; a second click finds nothing', async () => {
    const id = await postedJob(rita)
    await rita.client.call(deleteJob, remove(id))
    expect(await rita.client.refused(deleteJob, remove(id))).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await refusedUpdate(rita, id)).toMatchObject({ status: 404 })
    expect(await refusedUpdate(dana, id)).toMatchObject({ status: 404 })
    expect(await refusedUpdate(rob, id)).toMatchObject({ status: 403 })
    expect(await ada.client.refused(getJob, { params: { id } })).toMatchObject({ status: 404 })
    const { items } = await rita.client.call(myJobList, { params: { userId: rita.id } })
    expect(items.map(({ _id }) => _id)).not.toContain(id)
  })

  test('happens once, however often it is asked for at once', async () => {
    const id = await postedJob(rita)
    const answers = await Promise.all([1, 2, 3].map(() => rita.client.raw('DELETE', `/employee/job/${id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })
})
