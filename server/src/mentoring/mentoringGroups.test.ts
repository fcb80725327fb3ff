import { createCohort, getCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { addGroupJobs, removeGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { actOn, decideOn, groupOf } from '../groups/testing.ts'
import { postedJob, studentWith } from '../jobs/testing.ts'
import { joinAs } from '../memberships/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { mentoringGroupIn, mentoringGroupOf, takingPart } from './testing.ts'

let server: TestServer
let gus: Person
let group: Id
let people: Person[]
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  group = await groupOf(gus.client, { joinPolicy: 'open' })
  const names = ['Ada Park', 'Ben Reed', 'Cleo Diaz', 'Dan Moss', 'Eve Hall']
  people = await Promise.all(names.map((name) => studentWith(server, [], { name, birthYear: 1990 })))
  for (const person of people) await actOn(person, group, 'applied')
  await give('mentor', people[2]!)
  await give('both', people[3]!)
})
afterAll(() => server.close())

const give = (role: MemberRole, ...some: readonly Person[]) =>
  gus.client.call(setGroupRoles, { params: { groupId: group }, body: { userIds: some.map(({ id }) => id), role } })
const idsOf = (...some: readonly Person[]) => some.map(({ id }) => id)
const within = (mgrpID: Id) => ({ grpID: group, mgrpID })
const add = async (mgrpID: Id, role: 'mentee' | 'mentor', chosen: { mbrList: Id[] } | { filter: { name?: string; cohortID?: Id } }) =>
  (await gus.client.call(calls.mgroupAddMembers, { body: { ...within(mgrpID), role, ...chosen } })).data.changed
const found = async (mgrpID: Id, query: { role: 'mentee' | 'mentor'; name?: string; cohortID?: Id }) =>
  (await gus.client.call(calls.findMgroupMembers, { params: { groupId: group, mgrpID }, query })).items.map(({ _id }) => _id)
const update = (mgrpID: Id, body: { baseVersion: number; name?: string; archived?: boolean; options?: typeof usualOptions }) =>
  gus.client.call(calls.updateMgroup, { body: { ...within(mgrpID), ...body } })

test('mentoring groups are listed by name with what they count, those that are archived last', async () => {
  const other = await groupOf(gus.client)
  const [b, a] = [await mentoringGroupOf(gus.client, other, 'Beta'), await mentoringGroupOf(gus.client, other, 'alpha')]
  const c = await mentoringGroupOf(gus.client, other, 'Again')
  expect(await mentoringGroupOf(gus.client, other, 'Again')).toBe(c)
  await gus.client.call(calls.updateMgroup, { body: { grpID: other, mgrpID: c, baseVersion: 1, archived: true } })
  const { data } = await gus.client.call(calls.listMgroups, { params: { groupId: other } })
  expect(data.map(({ _id, archived }) => [_id, archived])).toEqual([
    [a, false],
    [b, false],
    [c, true],
  ])
  const counts = { mentees: 0, mentors: 0, mentorsWithoutPlace: 0, capacity: 0, jobs: 0, jobCapacity: 0 }
  expect(data[0]).toMatchObject({ version: 1, counts, _source: { groupId: other, options: usualOptions } })
  // It is of one group alone.
  const elsewhere = await gus.client.refused(calls.updateMgroup, { body: { ...within(a), baseVersion: 1, name: 'Mine' } })
  expect(elsewhere.code).toBe('NotFound')
})

test('a cohort brings as many as it is large: without whom an advisor hid from the lists', async () => {
  const mgrpID = await mentoringGroupOf(gus.client, group)
  const [ada, ben] = [people[0]!, people[1]!]
  const body = { groupId: group, generalInfo: { name: 'Class of 2032' }, members: [{ id: ada.id }, { id: ben.id }] }
  const { success: cohortID } = await gus.client.call(createCohort, { body })
  await decideOn(gus, group, ben, 'hide')
  expect((await gus.client.call(getCohort, { body: { cohortId: cohortID } })).data.size).toBe(1)
  expect(await found(mgrpID, { role: 'mentee', cohortID })).toEqual([ada.id])
  expect(await add(mgrpID, 'mentee', { filter: { cohortID } })).toBe(1)
  expect(await found(mgrpID, { role: 'mentee' })).toContain(ben.id)
  await decideOn(gus, group, ben, 'unhide')
  expect(await found(mgrpID, { role: 'mentee', cohortID })).toEqual([ben.id])
})

test('members are added by hand, by a name and by a cohort, each as what their role in the group lets them', async () => {
  const [ada, ben, cleo, dan, eve] = people as [Person, Person, Person, Person, Person]
  const one = await mentoringGroupOf(gus.client, group)
  const stranger = await studentWith(server, [])
  expect(await found(one, { role: 'mentor' })).toEqual(idsOf(cleo, dan))
  expect(await found(one, { role: 'mentee', name: 'A' })).toEqual(idsOf(ada, dan, eve))
  // Cleo is a mentor alone, Ben a member, and the stranger in no group.
  expect(await add(one, 'mentor', { mbrList: idsOf(cleo, ben, stranger, cleo) })).toBe(1)
  expect(await add(one, 'mentor', { mbrList: idsOf(cleo, dan) })).toBe(1)
  expect(await add(one, 'mentee', { mbrList: [...idsOf(cleo), newId()] })).toBe(0)
  expect(await add(one, 'mentee', { filter: { name: 'reed' } })).toBe(1)
  const members = [{ id: ada.id }, { id: cleo.id }]
  const body = { groupId: group, generalInfo: { name: 'Juniors' }, members }
  const { success: cohortID } = await gus.client.call(createCohort, { body })
  expect(await found(one, { role: 'mentee', cohortID })).toEqual([ada.id])
  expect(await add(one, 'mentee', { filter: { cohortID } })).toBe(1)
  expect(await found(one, { role: 'mentee' })).toEqual(idsOf(dan, eve))
  expect(await add(one, 'mentee', { filter: {} })).toBe(2)
  expect(await takingPart(gus.client, group, one, 'mentee')).toEqual(idsOf(ada, ben, dan, eve))
  expect(await takingPart(gus.client, group, one, 'mentor')).toEqual(idsOf(cleo, dan))
  expect((await mentoringGroupIn(gus.client, group, one)).counts).toMatchObject({ mentees: 4, mentors: 2, capacity: 6 })
  const named = await gus.client.call(calls.getMgroupMembers, {
    params: { groupId: group, mgrpID: one },
    query: { role: 'mentee', name: ' REED ', size: 1 },
  })
  expect([named.items.map(({ _id }) => _id), named.total]).toEqual([[ben.id], 1])

  const remove = async (more: { mbrList: Id[]; role?: 'mentee' | 'mentor' }) =>
    (await gus.client.call(calls.mgroupDelMembers, { body: { ...within(one), ...more } })).data.changed
  expect(await remove({ mbrList: idsOf(dan, cleo), role: 'mentor' })).toBe(2)
  expect(await remove({ mbrList: idsOf(dan, cleo) })).toBe(1)
  expect(await takingPart(gus.client, group, one, 'mentee')).toEqual(idsOf(ada, ben, eve))
  const neither = await gus.client.refused(calls.mgroupAddMembers, { body: { ...within(one), role: 'mentee' } })
  expect(neither.fields).toEqual({ mbrList: 'Name people, or say by what they are chosen' })
})

test('whoever leaves the group, is taken out, gets another role, hides or deletes their account is in no mentoring group', async () => {
  const own = await groupOf(gus.client, { joinPolicy: 'open' })
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => studentWith(server, [], { name: `Person ${at}`, birthYear: 1990 })))
  for (const person of all) await actOn(person, own, 'applied')
  const [leaves, rejected, changes, hides, deletes, stays] = all as [Person, Person, Person, Person, Person, Person]
  const body = { userIds: idsOf(changes, stays), role: 'both' as const }
  await gus.client.call(setGroupRoles, { params: { groupId: own }, body })
  const one = await mentoringGroupOf(gus.client, own)
  for (const role of ['mentee', 'mentor'] as const) {
    await gus.client.call(calls.mgroupAddMembers, { body: { grpID: own, mgrpID: one, role, filter: {} } })
  }
  expect(await takingPart(gus.client, own, one, 'mentee')).toHaveLength(6)
  await actOn(leaves, own, 'withdrawn')
  await decideOn(gus, own, rejected, 'rejected')
  await gus.client.call(setGroupRoles, { params: { groupId: own }, body: { userIds: [changes.id], role: 'mentor' } })
  await hides.client.call(hideProfile, { body: { profType: 'profile', profID: hides.id } })
  await deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } })
  expect(await takingPart(gus.client, own, one, 'mentee')).toEqual([stays.id])
  expect(await takingPart(gus.client, own, one, 'mentor')).toEqual(idsOf(changes, stays))
  // Super-users see whoever hides too, and still offer nobody who does.
  const { client: superUser } = await signedUp(server, { type: 'advisor', superUser: true })
  const asked = { params: { groupId: own, mgrpID: one }, query: { role: 'mentee' as const } }
  expect((await superUser.call(calls.findMgroupMembers, asked)).total).toBe(0)
  const everybody = { grpID: own, mgrpID: one, role: 'mentee' as const, filter: {} }
  expect((await superUser.call(calls.mgroupAddMembers, { body: everybody })).data.changed).toBe(0)
  // To come back is not to take part again: that is the advisor's to say.
  await hides.client.call(publishProfile, { body: { profType: 'profile', profID: hides.id } })
  await actOn(leaves, own, 'applied')
  expect(await takingPart(gus.client, own, one, 'mentee')).toEqual([stays.id])
})

test('of two advisors who change options at once, the second is told how it is now; the same twice is no change', async () => {
  const one = await mentoringGroupOf(gus.client, group)
  await add(one, 'mentor', { filter: {} })
  const options = { ...usualOptions, mentorCapacity: 5, mentorsPerMentee: { least: 1, most: 2 }, rules: ['differentSchool' as const] }
  const { data } = await update(one, { baseVersion: 1, options })
  expect(data).toMatchObject({ version: 2, counts: { capacity: 10 }, _source: { options } })
  expect((await update(one, { baseVersion: 1, options })).data.version).toBe(2)
  const stale = await gus.client.refused(calls.updateMgroup, { body: { ...within(one), baseVersion: 1, name: 'Late' } })
  expect(stale).toMatchObject({ code: 'Stale', details: { data: { version: 2, _source: { options } } } })
  const answers = await Promise.allSettled(['One', 'Two'].map((name) => update(one, { baseVersion: 2, name })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const [cleo, dan] = people.slice(2) as [Person, Person]
  const mentors = [
    { id: cleo.id, capacity: 0 },
    { id: dan.id, capacity: 1 },
    { id: people[0]!.id, capacity: 9 },
  ]
  const set = await gus.client.call(calls.updateMgroup, { body: { ...within(one), baseVersion: 3, mentors } })
  expect(set.data).toMatchObject({ version: 4, counts: { capacity: 1, mentorsWithoutPlace: 1 } })
  const back = [{ id: cleo.id, capacity: null }]
  expect(
    (await gus.client.call(calls.updateMgroup, { body: { ...within(one), baseVersion: 4, mentors: back } })).data.counts.capacity,
  ).toBe(6)
})

test.each<[fields: object, at: string, sentence: string]>([
  [{ mentorsPerMentee: { least: 2, most: 1 } }, 'mentorsPerMentee.most', 'This is less than the least'],
  [{ mentorsPerMentee: { least: 0, most: 6 } }, 'mentorsPerMentee.most', 'Enter 5 or less'],
  [{ mentorCapacity: 1.5 }, 'mentorCapacity', 'Enter a whole number'],
  [{ evenness: -1 }, 'evenness', 'Enter 0 or more'],
])('options such as %j are told at their field', async (fields, at, sentence) => {
  const one = await mentoringGroupOf(gus.client, group)
  const options = { ...usualOptions, ...fields }
  const refused = await gus.client.refused(calls.updateMgroup, { body: { ...within(one), baseVersion: 1, options } })
  expect(refused.fields).toEqual({ [`options.${at}`]: sentence })
})

test('an archived one keeps whom it has, and takes nobody in or out until it is brought back', async () => {
  const one = await mentoringGroupOf(gus.client, group)
  const [ada, ben] = people as [Person, Person]
  await add(one, 'mentee', { mbrList: [ada.id] })
  await update(one, { baseVersion: 1, archived: true })
  const body = { ...within(one), role: 'mentee' as const, mbrList: [ben.id] }
  expect(await gus.client.refused(calls.mgroupAddMembers, { body })).toMatchObject({ code: 'InvalidTransition' })
  const gone = [
    await gus.client.refused(calls.mgroupDelMembers, { body: { ...within(one), mbrList: [ada.id] } }),
    await gus.client.refused(calls.mgroupDelJobs, { body: { ...within(one), jobList: [ada.id] } }),
  ]
  for (const refused of gone) expect(refused).toMatchObject({ status: 409, code: 'InvalidTransition' })
  expect(await takingPart(gus.client, group, one, 'mentee')).toEqual([ada.id])
  await update(one, { baseVersion: 2, archived: false })
  expect(await add(one, 'mentee', { mbrList: [ben.id] })).toBe(1)
})

test('a job that another advisor alone sees is neither changed nor taken out by its id', async () => {
  const [rita, ida] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'advisor' })]
  await joinAs(server, 'advisor', group, ida)
  const job = await postedJob(rita, { name: 'Seen by one', membership: [await groupOf(gus.client)] })
  await gus.client.call(addGroupJobs, { params: { groupId: group }, body: { jobList: [job] } })
  const one = await mentoringGroupOf(gus.client, group)
  await gus.client.call(calls.mgroupAddJobs, { body: { ...within(one), jobList: [job] } })
  const jobs = [{ id: job, capacity: 7 }]
  expect((await ida.client.call(calls.updateMgroup, { body: { ...within(one), baseVersion: 1, jobs } })).data.version).toBe(1)
  expect((await ida.client.call(calls.mgroupDelJobs, { body: { ...within(one), jobList: [job] } })).data).toEqual({ changed: 0 })
  expect((await mentoringGroupIn(gus.client, group, one)).counts).toMatchObject({ jobs: 1, jobCapacity: usualOptions.jobCapacity })
  await gus.client.call(removeGroupJobs, { params: { groupId: group }, body: { jobList: [job] } })
})

test('jobs are chosen among the open ones of the group, and gone where they are no longer', async () => {
  const rita = await signedUp(server, { type: 'recruiter' })
  const [first, second, elsewhere] = [
    await postedJob(rita, { name: 'Baker' }),
    await postedJob(rita, { name: 'Cook' }),
    await postedJob(rita, { name: 'Driver' }),
  ]
  const params = { groupId: group }
  await gus.client.call(addGroupJobs, { params, body: { jobList: [first, second] } })
  const one = await mentoringGroupOf(gus.client, group)
  const addJobs = async (chosen: { jobList: Id[] } | { filter: { name?: string } }) =>
    (await gus.client.call(calls.mgroupAddJobs, { body: { ...within(one), ...chosen } })).data.changed
  const input = { params: { groupId: group, mgrpID: one }, query: {} }
  const inIt = async () => (await gus.client.call(calls.getMgroupJobs, input)).items.map(({ _id }) => _id)
  const notYet = async () => (await gus.client.call(calls.findMgroupJobs, input)).items.map(({ _id }) => _id)
  expect(await notYet()).toEqual([first, second])
  expect(await addJobs({ jobList: [elsewhere, second] })).toBe(1)
  expect(await notYet()).toEqual([first])
  expect(await addJobs({ filter: { name: 'bak' } })).toBe(1)
  expect(await inIt()).toEqual([first, second])
  const jobs = [{ id: second, capacity: 7 }]
  await gus.client.call(calls.updateMgroup, { body: { ...within(one), baseVersion: 1, jobs } })
  expect((await mentoringGroupIn(gus.client, group, one)).counts).toMatchObject({ jobs: 2, jobCapacity: 10 })
  await gus.client.call(removeGroupJobs, { params, body: { jobList: [first] } })
  expect(await inIt()).toEqual([second])
  expect((await mentoringGroupIn(gus.client, group, one)).counts).toMatchObject({ jobs: 1, jobCapacity: 7 })
  await gus.client.call(calls.mgroupDelJobs, { body: { ...within(one), jobList: [second] } })
  expect(await inIt()).toEqual([])
})
