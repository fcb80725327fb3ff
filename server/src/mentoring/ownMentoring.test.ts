import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { ToldForMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import * as calls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { actOn, groupOf } from '../groups/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { showing } from '../memberships/testing.ts'
import { archiveOf } from '../personal/testing.ts'
import { client } from '../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { mentoringGroupIn, mentoringGroupOf } from './testing.ts'

let server: TestServer
let gus: Person
let group: Id
let [ada, ben, cleo, dan]: Person[] = []
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  group = await groupOf(gus.client, { joinPolicy: 'open' })
  const names = ['Ada Park', 'Ben Reed', 'Cleo Diaz', 'Dan Moss']
  const people = await Promise.all(names.map((name) => studentWith(server, [], { name, birthYear: 1990 })))
  for (const person of people) await actOn(person, group, 'applied')
  ;[ada, ben, cleo, dan] = people
  await give('mentor', cleo!.id)
  await give('both', dan!.id)
})
afterAll(() => server.close())

const give = (role: MemberRole, ...userIds: Id[]) => gus.client.call(setGroupRoles, { params: { groupId: group }, body: { userIds, role } })
const of = ({ id }: Person) => ({ groupId: group, userId: id })
const own = async (person: Person) => (await person.client.call(calls.getOwnMentoring, { params: of(person) })).data
const tell = async (person: Person, body: ToldForMentoring) =>
  (await person.client.call(calls.tellForMentoring, { params: of(person), body })).data
const ruleOut = async (person: Person, { id: targetId }: Person, ruledOut = true) =>
  (await person.client.call(calls.ruleOutForMentoring, { params: of(person), body: { targetId, ruledOut } })).data
const idsOf = (cards: readonly { readonly _id: Id }[]) => cards.map(({ _id }) => _id)
const peers = async (person: Person, which: 'mentors' | 'everybody', name = '') =>
  idsOf((await person.client.call(calls.findMentoringPeers, { params: of(person), query: { which, name } })).items)

test('a member tells what they offer and look for; what is left out stays, and nobody else is a member', async () => {
  const nothing = {
    role: 'member',
    capacity: null,
    pausedUntil: null,
    offers: [],
    seeks: [],
    languages: [],
    timeZone: null,
    wished: [],
    ruledOut: [],
    within: [],
  }
  expect(await own(ada!)).toEqual(nothing)
  expect(await tell(ada!, { seeks: ['Public speaking', 'public speaking', 'Grad school'] })).toMatchObject({
    seeks: ['Public speaking', 'Grad school'],
  })
  expect(await tell(ada!, { capacity: 2 })).toMatchObject({ capacity: 2, seeks: ['Public speaking', 'Grad school'] })
  const stranger = await studentWith(server, [])
  expect(await stranger.client.refused(calls.getOwnMentoring, { params: of(stranger) })).toMatchObject({ code: 'NotFound' })
  const body = { seeks: ['x'.repeat(51)], wished: [1, 2, 3, 4, 5, 6].map(() => ada!.id) }
  expect((await ada!.client.refused(calls.tellForMentoring, { params: of(ada!), body })).fields).toEqual({
    'seeks.0': 'Use at most 50 characters',
    wished: 'Choose at most 5 mentors',
  })
})

test('languages and the time zone are told once for all groups, and hold for those who told them alone', async () => {
  const other = await groupOf(gus.client, { joinPolicy: 'open' })
  await actOn(ada!, other, 'applied')
  await tell(ada!, { languages: ['es', 'en', 'es'], timeZone: 'America/Lima' })
  await tell(ada!, { languages: ['en', 'es'] })
  const everywhere = { languages: ['en', 'es'], timeZone: 'America/Lima' }
  const inOther = await ada!.client.call(calls.getOwnMentoring, { params: { groupId: other, userId: ada!.id } })
  expect(inOther.data).toMatchObject(everywhere)
  expect(await own(ben!)).toMatchObject({ languages: [], timeZone: null })
  expect((await archiveOf(ada!)).data['toldForAllMentoring']).toEqual([everywhere])
  expect(await tell(ada!, { languages: [], timeZone: null })).toMatchObject({ languages: [], timeZone: null })
  const body = { languages: ['en', 'klingon'], timeZone: 'Mars/Base' }
  expect((await ada!.client.refused(calls.tellForMentoring, { params: of(ada!), body })).fields).toEqual({
    'languages.1': 'Choose a language',
    timeZone: 'Name a time zone such as Europe/Vienna',
  })
})

test('wishes are for mentors of the group whom the member sees, in their order', async () => {
  expect(await peers(ada!, 'mentors')).toEqual(idsOf([{ _id: cleo!.id }, { _id: dan!.id }]))
  expect(await peers(ada!, 'everybody', 'e')).toEqual([ben!.id, cleo!.id])
  const wished = [dan!.id, ben!.id, cleo!.id, dan!.id, ada!.id]
  expect(idsOf((await tell(ada!, { wished })).wished)).toEqual([dan!.id, cleo!.id])
  await give('member', dan!.id)
  expect(idsOf((await own(ada!)).wished)).toEqual([cleo!.id])
  await give('both', dan!.id)
  // Whom the directory does not show cannot be chosen, and is told of no more.
  await showing(server, group, 'advisors')
  expect(await peers(ada!, 'mentors')).toEqual([])
  expect((await own(ada!)).wished).toEqual([])
  await showing(server, group, 'everybody')
  expect(idsOf((await own(ada!)).wished)).toEqual([dan!.id, cleo!.id])
  await cleo!.client.call(block, { body: { userId: cleo!.id, targetId: ada!.id } })
  expect(idsOf((await own(ada!)).wished)).toEqual([dan!.id])
  expect((await tell(ada!, { wished: [] })).wished).toEqual([])
})

test('who rules somebody out is told so alone: neither that person nor an advisor learns of it', async () => {
  await tell(ben!, { wished: [dan!.id] })
  const { ruledOut, wished } = await ruleOut(ben!, dan!)
  expect([idsOf(ruledOut), wished]).toEqual([[dan!.id], []])
  expect((await tell(ben!, { wished: [dan!.id] })).wished).toEqual([])
  await ruleOut(ben!, dan!)
  expect((await archiveOf(ben!)).data['ruledOut']).toEqual([{ groupId: group, personId: dan!.id }])
  expect((await archiveOf(dan!)).data['ruledOut']).toEqual([])
  expect(JSON.stringify((await archiveOf(dan!)).data)).not.toContain(ben!.id)
  expect((await own(dan!)).ruledOut).toEqual([])
  const one = await mentoringGroupOf(gus.client, group)
  const input = { params: { groupId: group, mgrpID: one }, query: { role: 'mentor' as const } }
  const body = { grpID: group, mgrpID: one, role: 'mentor' as const, filter: {} }
  const before = await gus.client.call(groupCalls.findMgroupMembers, input)
  expect((await ruleOut(ben!, dan!, false)).ruledOut).toEqual([])
  expect(await gus.client.call(groupCalls.findMgroupMembers, input)).toEqual(before)
  await gus.client.call(groupCalls.mgroupAddMembers, { body })
  const stranger = await studentWith(server, [])
  const params = of(ben!)
  for (const { id: targetId } of [stranger, ben!, gus]) {
    const refused = await ben!.client.refused(calls.ruleOutForMentoring, { params, body: { targetId, ruledOut: true } })
    expect(refused.code).toBe('NotFound')
  }
})

test('advisors read the places, the pause, the topics and the languages of a mentor, and count with them', async () => {
  const one = await mentoringGroupOf(gus.client, group)
  await gus.client.call(groupCalls.mgroupAddMembers, { body: { grpID: group, mgrpID: one, role: 'mentor', mbrList: [cleo!.id] } })
  const pausedUntil = server.clock.now() + HOURS
  await tell(cleo!, { capacity: 5, pausedUntil, offers: ['Interviews'], languages: ['en'], timeZone: 'Europe/Madrid' })
  const read = async () => {
    const input = { params: { groupId: group, mgrpID: one }, query: { role: 'mentor' as const } }
    return (await gus.client.call(groupCalls.getMgroupMembers, input)).items[0]
  }
  expect(await read()).toMatchObject({
    capacity: 0,
    capacityTold: 5,
    pausedUntil,
    topics: ['Interviews'],
    languages: ['en'],
    timeZone: 'Europe/Madrid',
  })
  expect((await mentoringGroupIn(gus.client, group, one)).counts).toMatchObject({ capacity: 0, mentorsWithoutPlace: 1 })
  server.clock.advance(HOURS + 1)
  const again = client(server.origin, await tokenOf(server, gus))
  expect((await mentoringGroupIn(again, group, one)).counts).toMatchObject({ capacity: 5, mentorsWithoutPlace: 0 })
})
