import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { findGroups4Candidate, getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { type MemberRole, memberRoles } from '@trellis/contract/memberships/roles.ts'
import { changeCandidateStatus, changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { completeness } from '@trellis/contract/profiles/completeness.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { placesOfAccount } from '../../memberships/memberships.queries.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { statementsDuring } from '../../platform/testing/statements.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const student = () => studentWith(server, ['Biology'], { birthYear: 1990 })
const roleIn = async (groupId: Id, { id }: Person) =>
  (await placesOfAccount(server.context.db, id)).find((place) => place.groupId === groupId)?.role
const ask = ({ id, client }: Person, jobId: Id, role?: MemberRole) =>
  client.call(changeGroupStatus, { body: { bucket: '', event: 'applied', jobId, studentId: id, ...(role && { role }) } })
const accept = (groupId: Id, { id }: Person, role?: MemberRole) =>
  gus.client.call(changeCandidateStatus, {
    body: { bucket: '', event: 'accepted', jobId: groupId, jobType: GROUP, studentId: id, ...(role && { role }) },
  })
const give = (groupId: Id, role: MemberRole, ...people: readonly Person[]) =>
  gus.client.call(setGroupRoles, { params: { groupId }, body: { userIds: people.map(({ id }) => id), role } })
const listed = async (groupId: Id, state: Exclude<LinkState, 'none'>) =>
  (await gus.client.call(findCandidates4Group, { params: { id: groupId }, body: { state } })).hits.hits

test.each<[asked: MemberRole | undefined, named: MemberRole | undefined, becomes: MemberRole]>([
  [undefined, undefined, 'member'],
  ['mentor', undefined, 'mentor'],
  ['both', undefined, 'both'],
  ['mentor', 'member', 'member'],
  ['member', 'both', 'both'],
  [undefined, 'mentor', 'mentor'],
])('who asks to join as %s, and is accepted as %s, is %s', async (asked, named, becomes) => {
  const [ada, group] = [await student(), await groupOf(gus.client)]
  await ask(ada, group, asked)
  const [applicant] = await listed(group, 'applied')
  expect(applicant!.inGroup).toMatchObject({ role: null, wishedRole: asked ?? 'member', cohorts: [], lastActiveAt: null })
  const own = await ada.client.call(getGroupOfPerson, { params: { id: group, userId: ada.id }, query: { type: GROUP } })
  expect(own.asksAs).toBe(asked ?? 'member')
  const inList = async (state: LinkState & ('applied' | 'accepted')) =>
    (await ada.client.call(findGroups4Candidate, { params: { userId: ada.id }, body: { state } })).hits.hits.map(({ role }) => role)
  expect(await inList('applied')).toEqual([null])
  await accept(group, ada, named)
  expect(await roleIn(group, ada)).toBe(becomes)
  expect(await inList('accepted')).toEqual([becomes])
  expect((await listed(group, 'accepted'))[0]!.inGroup).toMatchObject({ role: becomes, wishedRole: asked ?? 'member' })
})

test.each(memberRoles)('a group that accepts whoever asks takes them as a member, also where they ask as %s', async (asked) => {
  const [ada, group] = [await student(), await groupOf(gus.client, { joinPolicy: 'open' })]
  await ask(ada, group, asked)
  expect(await roleIn(group, ada)).toBe('member')
  expect((await listed(group, 'accepted'))[0]!.inGroup).toMatchObject({ role: 'member', wishedRole: asked })
  expect(await give(group, 'mentor', ada)).toEqual({ data: [ada.id] })
  expect(await roleIn(group, ada)).toBe('mentor')
})

test('who is taken out and back by Undo is what they were, and who asks anew is what is decided anew', async () => {
  const [ada, group] = [await student(), await groupOf(gus.client, { joinPolicy: 'open' })]
  await ask(ada, group, 'mentor')
  await decideOn(gus, group, ada, 'rejected')
  expect(await roleIn(group, ada)).toBeUndefined()
  await decideOn(gus, group, ada, 'undo')
  expect(await roleIn(group, ada)).toBe('member')
  await give(group, 'both', ada)
  await decideOn(gus, group, ada, 'rejected')
  await decideOn(gus, group, ada, 'undo')
  expect(await roleIn(group, ada)).toBe('both')
  await actOn(ada, group, 'withdrawn')
  await ask(ada, group)
  expect(await roleIn(group, ada)).toBe('member')
})

test('roles are given to many at once, and to none but members', async () => {
  const [ada, ben, eve, group] = [await student(), await student(), await student(), await groupOf(gus.client)]
  for (const person of [ada, ben]) {
    await ask(person, group)
    await accept(group, person)
  }
  await ask(eve, group)
  const { data } = await give(group, 'mentor', ada, ada, ben, eve)
  expect(data.toSorted()).toEqual([ada.id, ben.id].toSorted())
  expect(await roleIn(group, eve)).toBeUndefined()
  const nobody = await gus.client.call(setGroupRoles, { params: { groupId: group }, body: { userIds: [newId(), gus.id], role: 'mentor' } })
  expect(nobody).toEqual({ data: [] })
  expect(await roleIn(group, gus)).toBe('advisor')
  expect(await gus.client.refused(setGroupRoles, { params: { groupId: group }, body: { userIds: [], role: 'mentor' } })).toMatchObject({
    code: 'BadInput',
  })
})

test('a role for many costs the database as few statements as a role for two', async () => {
  const [group, people] = [await groupOf(gus.client, { joinPolicy: 'open' }), await Promise.all(Array.from({ length: 12 }, student))]
  for (const person of people) await ask(person, group)
  const few = await statementsDuring(server.database, () => give(group, 'mentor', ...people.slice(0, 2)))
  const many = await statementsDuring(server.database, () => give(group, 'mentor', ...people.slice(2)))
  expect(many).toBeLessThanOrEqual(few)
  expect(many).toBeGreaterThan(5)
})

test('an advisor reads of members their cohorts, how complete their bio is and on which day they were here', async () => {
  const [ada, group] = [await student(), await groupOf(gus.client, { joinPolicy: 'open' })]
  await ask(ada, group)
  const cohort = async (name: string) =>
    (await gus.client.call(createCohort, { body: { groupId: group, generalInfo: { name }, members: [{ id: ada.id }] } })).success
  const [second, first] = [await cohort('Class of 2031'), await cohort('Class of 2030')]
  const today = Math.floor(server.context.clock.now() / 86_400_000) * 86_400_000
  const facts = {
    role: 'member',
    wishedRole: 'member',
    cohorts: [
      { id: first, name: 'Class of 2030' },
      { id: second, name: 'Class of 2031' },
    ],
    completeness: expect.any(Number),
    lastActiveAt: today,
    profileHidden: null,
  }
  expect((await listed(group, 'accepted')).map(({ inGroup }) => inGroup)).toEqual([facts])
  const params = { params: { id: group, userId: ada.id }, query: { type: GROUP } } as const
  expect((await gus.client.call(getGroupOfPerson, params)).candidate?.inGroup).toEqual(facts)
  expect((await ada.client.call(getGroupOfPerson, params)).candidate).toBeNull()
})

test('an advisor reads how complete a bio is from its change on', async () => {
  const [ada, group] = [await student(), await groupOf(gus.client, { joinPolicy: 'open' })]
  await ask(ada, group)
  const told = async () => (await listed(group, 'accepted')).map(({ inGroup }) => inGroup?.completeness)
  const ofBio = async () => completeness((await ada.client.call(getProfile, { params: { id: ada.id }, query: {} }))._source).percent
  const before = await told()
  expect([before, await told()]).toEqual([[await ofBio()], before])
  const data = { comesEasy: 'Drawing', improveWorld: 'Plant trees', favoriteActivity: 'Chess', aspireTo: 'Paint' }
  await ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'ikigaiInfo', data } })
  const after = await told()
  expect(after).toEqual([await ofBio()])
  expect(after[0]).toBeGreaterThan(before[0]!)
})

test('only an advisor of the group gives roles', async () => {
  const [ada, other, group] = [
    await student(),
    await signedUp(server, { type: 'advisor' }),
    await groupOf(gus.client, { joinPolicy: 'open' }),
  ]
  await ask(ada, group)
  for (const { client } of [ada, other]) {
    const refused = await client.refused(setGroupRoles, { params: { groupId: group }, body: { userIds: [ada.id], role: 'mentor' } })
    expect(refused).toMatchObject({ code: 'Forbidden' })
  }
  expect(await roleIn(group, ada)).toBe('member')
})

test('roles that are given while the same people are taken out and accepted keep nobody waiting for ever', async () => {
  const group = await groupOf(gus.client)
  const people = await Promise.all(Array.from({ length: 4 }, student))
  for (const person of people) {
    await ask(person, group)
    await accept(group, person)
  }
  const roundsOf = async (rounds: number, act: (at: number) => Promise<unknown>) => {
    for (let at = 0; at < rounds; at++) await act(at)
  }
  const giving = memberRoles.map((role, from) =>
    roundsOf(12, async (at) => {
      const turned = [...people.slice((at + from) % 4), ...people.slice(0, (at + from) % 4)]
      await give(group, role, ...turned)
    }),
  )
  const comingAndGoing = people.map((person) =>
    roundsOf(6, async (at) => {
      await decideOn(gus, group, person, 'rejected')
      if (at % 2 === 0) await decideOn(gus, group, person, 'reopen')
      else await accept(group, person, memberRoles[at % memberRoles.length])
    }),
  )
  await Promise.all([...giving, ...comingAndGoing])
  const now = await listed(group, 'accepted')
  expect(now.map(({ _id }) => _id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  for (const { _id, inGroup } of now)
    expect(
      await roleIn(
        group,
        people.find(({ id }) => id === _id)!,
      ),
    ).toBe(inGroup!.role)
})
