import { setTimeout } from 'node:timers/promises'
import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import * as calls from '@trellis/contract/groups/cohorts.calls.ts'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupInput, openGroupWith } from '../testing.ts'
import { isInCohort } from './cohorts.queries.ts'
import { cohorts } from './cohorts.tables.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const groupWith = (...members: readonly Person[]) => openGroupWith(gus.client, ...members)

const create = async (groupId: Id, name: string, members: { id: Id; role?: 'member' | 'mentor' }[] = []) =>
  (await gus.client.call(calls.createCohort, { body: { groupId, generalInfo: { name }, members } })).success
const update = (id: Id, body: Parameters<typeof changed>[0]) => gus.client.call(calls.updateCohort, { params: { id }, body: changed(body) })
const changed = (body: { add?: { id: Id; role?: 'member' | 'mentor' }[]; remove?: Id[]; archived?: boolean }) => body
const cohortFor = async ({ client }: Person, cohortId: Id) => (await client.call(calls.getCohort, { body: { cohortId } })).data
const peopleFor = async ({ client }: Person, groupId: Id, cohortId: Id) =>
  (await client.call(calls.getGroupCohortMembers, { body: { groupId, cohortId } })).items.map(({ _id, role }) => ({ id: _id, role }))

test('a cohort holds members of its group alone, each with a role, until they leave the group', async () => {
  const [ada, ben, eve] = [await studentWith(server, []), await studentWith(server, []), await studentWith(server, [])]
  const group = await groupWith(ada, ben)
  const cohort = await create(group, 'Class of 2030', [{ id: ada.id }, { id: eve.id }])
  expect(await cohortFor(gus, cohort)).toMatchObject({
    size: 1,
    archived: false,
    can: { edit: true },
    _source: { members: [{ id: ada.id, role: 'member' }] },
  })
  const { data } = await update(cohort, {
    add: [
      { id: ben.id, role: 'mentor' },
      { id: ada.id, role: 'mentor' },
    ],
  })
  expect(data._source.members.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
    [ada.id, ben.id].toSorted().map((id) => ({ id, role: 'mentor' })),
  )
  await actOn(ada, group, 'withdrawn')
  expect((await cohortFor(gus, cohort))._source.members).toEqual([{ id: ben.id, role: 'mentor' }])
  await update(cohort, { remove: [ben.id] })
  expect((await cohortFor(gus, cohort)).size).toBe(0)
})

test('who is added is told apart from who was in it already, and keeps the role there unless another is said', async () => {
  const [ada, ben, cy, eve] = await Promise.all([1, 2, 3, 4].map(() => studentWith(server, [])))
  const group = await groupWith(ada!, ben!, cy!)
  const cohort = await create(group, 'Class of 2033', [{ id: ada!.id, role: 'mentor' }])
  const all = [ada!, ben!, eve!].map(({ id }) => ({ id }))
  expect((await update(cohort, { add: all })).added).toEqual([ben!.id])
  const again = await update(cohort, { add: all })
  expect(again).toMatchObject({ added: [], already: expect.arrayContaining([ada!.id, ben!.id]), data: { size: 2 } })
  const roles = Object.fromEntries(again.data._source.members.map(({ id, role }) => [id, role]))
  expect(roles).toEqual({ [ada!.id]: 'mentor', [ben!.id]: 'member' })
  await gus.client.call(block, { body: { userId: gus.id, targetId: cy!.id } })
  expect((await update(cohort, { add: [{ id: cy!.id }] })).added).toEqual([])
  expect(await update(cohort, { add: [{ id: cy!.id }, { id: eve!.id }] })).toMatchObject({ added: [], already: [], data: { size: 2 } })
  // The same cohort once more is no second one, and whoever is named then is in it.
  const twice = await create(group, 'Class of 2034', [{ id: ada!.id }])
  expect(await create(group, 'Class of 2034', [{ id: ben!.id }])).toBe(twice)
  expect((await cohortFor(gus, twice)).size).toBe(2)
})

test('who is in a cohort reads those of it whom the directory of the group shows, and how many these are', async () => {
  const [ada, ben, eve] = [
    await studentWith(server, [], { name: 'Ada Park' }),
    await studentWith(server, [], { name: 'Ben Reed' }),
    await studentWith(server, []),
  ]
  const group = await groupWith(ada, ben, eve)
  const cohort = await create(group, 'Class of 2031', [{ id: ben.id }, { id: ada.id }])
  const people = [ada, ben].map(({ id }) => ({ id, role: 'member' }))
  expect(await cohortFor(ada, cohort)).toMatchObject({ size: 2, can: { edit: false }, _source: { members: [] } })
  expect(await peopleFor(ada, group, cohort)).toEqual(people)
  expect(await eve.client.refused(calls.getCohort, { body: { cohortId: cohort } })).toMatchObject({ code: 'NotFound' })
  const directory: GroupInfo['directory'] = 'advisors'
  await gus.client.call(updateGroup, {
    params: { id: group },
    query: { type: GROUP },
    body: { generalInfo: groupInput({ joinPolicy: 'open', directory }) },
  })
  expect(await peopleFor(ada, group, cohort)).toEqual([people[0]])
  expect([(await cohortFor(ada, cohort)).size, (await cohortFor(gus, cohort)).size]).toEqual([1, 2])
  expect(await peopleFor(gus, group, cohort)).toEqual(people)
  await gus.client.call(updateGroup, {
    params: { id: group },
    query: { type: GROUP },
    body: { generalInfo: groupInput({ joinPolicy: 'open', directory: 'everybody' }) },
  })
  await ben.client.call(block, { body: { userId: ben.id, targetId: ada.id } })
  const { data } = await ada.client.call(calls.getUserCohorts, { body: { userId: ada.id } })
  expect([await peopleFor(ada, group, cohort), data.map(({ size }) => size)]).toEqual([[people[0]], [1]])
})

test('an advisor who blocks a member reads and changes nothing of them in cohorts: neither their id, nor in the number, nor in which they are', async () => {
  const [ada, ben] = [await studentWith(server, []), await studentWith(server, [])]
  const group = await groupWith(ada, ben)
  const cohort = await create(group, 'Class of 2030', [{ id: ada.id }, { id: ben.id }])
  await gus.client.call(block, { body: { userId: gus.id, targetId: ben.id } })
  const seen = { size: 1, _source: { members: [{ id: ada.id, role: 'member' }] } }
  expect(await cohortFor(gus, cohort)).toMatchObject(seen)
  for (const change of [{}, { remove: [ben.id] }]) expect((await update(cohort, change)).data).toMatchObject(seen)
  const ofGroup = (userId: Id) => gus.client.call(calls.getGroupCohorts, { params: { groupId: group, userId } })
  expect((await ofGroup(gus.id)).data).toMatchObject([seen])
  expect((await ofGroup(ada.id)).data).toMatchObject([seen])
  expect((await ofGroup(ben.id)).data).toEqual([])
  expect((await gus.client.call(calls.getUserCohorts, { body: { userId: ben.id } })).data).toEqual([])
  expect(await peopleFor(gus, group, cohort)).toEqual([{ id: ada.id, role: 'member' }])
  expect((await ben.client.call(calls.getUserCohorts, { body: { userId: ben.id } })).data).toMatchObject([{ _id: cohort, size: 2 }])
})

test('a member whom an advisor hides stays in a cohort as among the members, and is shown to no other member', async () => {
  const [ada, ben] = [await studentWith(server, []), await studentWith(server, [])]
  const group = await groupWith(ada, ben)
  const cohort = await create(group, 'Class of 2032', [{ id: ada.id }, { id: ben.id }])
  await gus.client.call(hideProfile, { body: { profType: 'groupAdmin', profID: ben.id, groupId: group } })
  const listed = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted', cohortID: cohort } })
  const [seen, people] = [await cohortFor(gus, cohort), await peopleFor(gus, group, cohort)]
  expect([listed.hits.total, seen.size, seen._source.members.length, people.length]).toEqual([2, 2, 2, 2])
  expect([(await cohortFor(ada, cohort)).size, await peopleFor(ada, group, cohort)]).toEqual([1, [{ id: ada.id, role: 'member' }]])
})

test('cohorts are listed to those who are in them, and to the advisors of the group', async () => {
  const [ada, sam] = [await studentWith(server, []), await signedUp(server, { type: 'advisor' })]
  const group = await groupWith(ada)
  const [one, two] = [await create(group, 'One', [{ id: ada.id }]), await create(group, 'Two')]
  const ofGroup = async ({ client }: Person, userId: Id) =>
    (await client.call(calls.getGroupCohorts, { params: { groupId: group, userId } })).data.map(({ _id }) => _id)
  const ofPerson = async ({ client }: Person) =>
    (await client.call(calls.getUserCohorts, { body: { userId: ada.id } })).data.map(({ _id }) => _id)
  expect(await ofGroup(gus, gus.id)).toEqual([one, two])
  expect(await ofGroup(gus, ada.id)).toEqual([one])
  expect(await ofGroup(ada, ada.id)).toEqual([one])
  expect(await ofPerson(ada)).toEqual([one])
  expect(await ofPerson(gus)).toEqual([one])
  expect(await ofPerson(sam)).toEqual([])
})

test('a cohort is archived, and taken back from there, and its dates make sense', async () => {
  const group = await groupWith()
  const cohort = await create(group, 'Once')
  expect((await update(cohort, { archived: true })).data.archived).toBe(true)
  expect((await update(cohort, {})).data.archived).toBe(true)
  expect((await update(cohort, { archived: false })).data.archived).toBe(false)
  const generalInfo = { name: ' ', startDate: 2_000, endDate: 1_000 }
  expect(await gus.client.refused(calls.updateCohort, { params: { id: cohort }, body: { generalInfo } })).toMatchObject({
    fields: { 'generalInfo.name': 'Give the cohort a name' },
  })
  const dated = { ...generalInfo, name: 'Dated' }
  expect(await gus.client.refused(calls.updateCohort, { params: { id: cohort }, body: { generalInfo: dated } })).toMatchObject({
    fields: { 'generalInfo.endDate': 'This is before the start' },
  })
})

test('a list of members can be asked for one cohort, and tells nobody of another group', async () => {
  const [ada, ben] = [await studentWith(server, ['Biology']), await studentWith(server, ['Biology'])]
  const [group, other] = [await groupWith(ada, ben), await groupWith(ada)]
  const [cohort, elsewhere] = [await create(group, 'Class of 2032', [{ id: ada.id }]), await create(other, 'Elsewhere', [{ id: ada.id }])]
  const found = async (body: { state: '' | 'accepted' | 'applied'; cohortID: Id }) => {
    const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body })
    return { ids: hits.hits.map(({ _id }) => _id), total: hits.total }
  }
  for (const state of ['', 'accepted'] as const) expect(await found({ state, cohortID: cohort })).toEqual({ ids: [ada.id], total: 1 })
  expect(await found({ state: 'applied', cohortID: cohort })).toEqual({ ids: [], total: 0 })
  expect(await found({ state: 'accepted', cohortID: elsewhere })).toEqual({ ids: [], total: 0 })
})

test('of two advisors who change what a cohort tells, the second is told what the first stored, and nothing of it is overwritten', async () => {
  const cohort = await create(await groupWith(), 'Class of 2030')
  const { version } = await cohortFor(gus, cohort)
  const store = (name: string, baseVersion: number) => ({ params: { id: cohort }, body: { generalInfo: { name }, baseVersion } })
  const { data: stored } = await gus.client.call(calls.updateCohort, store('Class of 2031', version))
  expect(stored.version).toBe(version + 1)
  const stale = await gus.client.refused(calls.updateCohort, store('Class of 2032', version))
  expect(stale).toMatchObject({ code: 'Stale', details: { data: stored } })
  expect(await cohortFor(gus, cohort)).toEqual(stored)
  // What it tells already is no change, and who is in it is another one's.
  expect((await gus.client.call(calls.updateCohort, store('Class of 2031', version))).data).toEqual(stored)
  expect((await update(cohort, { archived: true })).data.version).toBe(stored.version)
  expect((await gus.client.call(calls.updateCohort, store('Class of 2032', stored.version))).data._source.generalInfo.name).toBe(
    'Class of 2032',
  )
})

describe('a name that another cohort in use has', () => {
  const taken = 'This group has a cohort of this name already. Choose another one.'
  const rename = (id: Id, name: string) => ({ params: { id }, body: { generalInfo: { name } } })
  const createRefused = (groupId: Id, name: string) =>
    gus.client.refused(calls.createCohort, { body: { groupId, generalInfo: { name }, members: [] } })

  test('is refused at its field, without regard to case and spaces; in another group it is free', async () => {
    const group = await groupWith()
    await create(group, 'Class of 2030')
    const refused = { status: 400, code: 'BadInput', fields: { 'generalInfo.name': taken } }
    expect(await createRefused(group, ' class  OF 2030 ')).toMatchObject(refused)
    const other = await create(group, 'Class of 2031')
    expect(await gus.client.refused(calls.updateCohort, rename(other, 'CLASS of 2030'))).toMatchObject(refused)
    expect((await gus.client.call(calls.updateCohort, rename(other, 'class of 2031'))).data._source.generalInfo.name).toBe('class of 2031')
    await create(await groupWith(), 'Class of 2030')
    server.clock.advance(60_000)
    expect(await createRefused(group, 'Class of 2030')).toMatchObject(refused)
  })

  test('is free once that one is archived, which then does not come back beside it', async () => {
    const group = await groupWith()
    const first = await create(group, 'Juniors')
    await update(first, { archived: true })
    const second = await create(group, 'juniors')
    expect(await gus.client.refused(calls.updateCohort, { params: { id: first }, body: { archived: false } })).toMatchObject({
      code: 'BadInput',
      fields: { archived: 'Another cohort of this group has this name by now. Rename that one before you bring this one back.' },
    })
    const back = { params: { id: first }, body: { archived: false, generalInfo: { name: 'Juniors of last year' } } }
    expect((await gus.client.call(calls.updateCohort, back)).data.archived).toBe(false)
    await update(second, { archived: true })
    expect((await gus.client.call(calls.updateCohort, rename(first, 'Juniors'))).data._source.generalInfo.name).toBe('Juniors')
  })

  test('stays where two have it already: their dates and people are still changed', async () => {
    const ada = await studentWith(server, [])
    const group = await groupWith(ada)
    const [one, two] = [await create(group, 'Twins'), await create(group, 'Others')]
    await server.context.db.update(cohorts).set({ name: 'twins' }).where(eq(cohorts.id, two))
    const generalInfo = { name: 'Twins', startDate: Date.UTC(2030, 8, 1) }
    for (const id of [one, two]) {
      const { data } = await gus.client.call(calls.updateCohort, { params: { id }, body: { generalInfo, add: [{ id: ada.id }] } })
      expect(data).toMatchObject({ size: 1, _source: { generalInfo } })
    }
    expect((await gus.client.call(calls.updateCohort, rename(two, 'Triplets'))).data._source.generalInfo.name).toBe('Triplets')
  })

  test('goes to one of two that get it at once', async () => {
    const group = await groupWith()
    const [one, two] = [await create(group, 'One'), await create(group, 'Two')]
    const all = await Promise.allSettled([
      ...[one, two].map((id) => gus.client.call(calls.updateCohort, rename(id, 'Wanted'))),
      create(group, 'WANTED'),
    ])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

test.skipIf(!isOnPostgres)('whoever leaves the group, or is taken out of it, while they are put into a cohort is in neither', async () => {
  for (let round = 0; round < 8; round++) {
    const ada = await studentWith(server, [])
    const group = await groupWith(ada)
    const cohort = await create(group, 'Class of 2030')
    await Promise.all([
      round % 2 === 0 ? decideOn(gus, group, ada, 'rejected') : actOn(ada, group, 'withdrawn'),
      setTimeout(round % 4).then(() => update(cohort, { add: [{ id: ada.id }] })),
    ])
    expect(await isInCohort(server.context.db, cohort, ada.id)).toBe(false)
  }
})
