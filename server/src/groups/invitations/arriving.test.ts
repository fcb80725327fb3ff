import { signUp, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { DAY_MS } from '@trellis/contract/durations.ts'
import { getGroupOfPerson, updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import * as calls from '@trellis/contract/groups/invitations.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmed,
  keyOf,
  mailedHash,
  mailsTo,
  newcomer,
  type Person,
  signedIn as signedInAgain,
  signedUp,
} from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, groupInput, groupOf } from '../testing.ts'
import { invitationsIn, inviteTo, mailedTokens } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

let made = 0
const address = () => `arriving.${++made}@school.example`
const student = (email: string) => signedUp(server, { email, birthYear: 1990 })
const states = async (groupId: Id) => [...(await invitationsIn(gus.client, groupId)).values()].map(({ state }) => state)
const fatesOf = async (...pasted: Parameters<typeof inviteTo>) => (await inviteTo(...pasted)).addresses.map(({ fate }) => fate)
const stateOf = async (student: Person, groupId: Id) => {
  const answer = await actOn(student, groupId, 'applied')
  return 'result' in answer ? answer.result.state : answer
}
const open = (token: string) => client(server.origin).call(calls.openInvitation, { body: { token } })

test('an address is invited by a letter of its own, opens it, signs up, and is in as soon as it is confirmed', async () => {
  const [group, email] = [await groupOf(gus.client, { name: 'Frog club' }), address()]
  const invited = await inviteTo(gus.client, group, email, {
    adminName: 'The headmaster',
    personalLine: 'Do come, see https://evil.example/x!',
  })
  expect(invited).toMatchObject({ addresses: [{ email, fate: 'invited' }], letter: { subject: 'You are invited to Frog club at Trellis' } })
  expect(await states(group)).toEqual(['waiting'])
  const [mail] = await mailsTo(server, email)
  expect(mail!.text).toContain('Gus Bell invites you to join Frog club at Trellis as a member.')
  expect(mail!.text).toContain('> Do come, see\n')
  expect(mail!.text).not.toMatch(/headmaster|evil/)
  expect(mail!.text).toContain(`${server.origin}/signUp?groupId=${group}&invitation=`)
  expect(await states(group)).toEqual(['sent'])
  const { token } = await mailedTokens(server, email)
  expect(await open(token)).toEqual({ data: { groupId: group, name: 'Frog club' } })
  expect(await states(group)).toEqual(['opened'])
  const account = await newcomer(server, { email, birthYear: 1990 })
  const hash = await mailedHash(server, email)
  expect(await states(group)).toEqual(['opened'])
  await confirmed(server, account, hash)
  expect(await states(group)).toEqual(['accepted'])
  expect(await fatesOf(gus.client, group, email)).toEqual(['member'])
  const ada = await signedInAgain(server, account)
  // Whoever is in, and asks as well, is a member still.
  expect(await stateOf(ada, group)).toBe('accepted')
  await actOn(ada, group, 'withdrawn')
  expect(await stateOf(ada, group)).toBe('applied')
})

test('whoever signs in with the address is in at once, and nobody else by that link', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  const [ada, eve] = [await student(email.toUpperCase()), await student(address())]
  await inviteTo(gus.client, group, email)
  const { token } = await mailedTokens(server, email)
  await open(token)
  // That the address has an account shows nowhere.
  expect(await states(group)).toEqual(['opened'])
  expect(await stateOf(eve, group)).toBe('applied')
  expect(await stateOf(ada, group)).toBe('accepted')
})

test('whom the rules of the group do not let in has signed up, and is told why when they ask', async () => {
  const group = await groupOf(gus.client, { leastAge: 18 })
  const [closing, young, late] = [await groupOf(gus.client), address(), address()]
  for (const [to, email] of [[group, young] as const, [closing, late] as const]) {
    await inviteTo(gus.client, to, email)
    await open((await mailedTokens(server, email)).token)
  }
  const state: GroupInfo['state'] = 'closed'
  await gus.client.call(updateGroup, { params: { id: closing }, query: { type: GROUP }, body: { generalInfo: groupInput({ state }) } })
  const [ada, ben] = [await signedUp(server, { email: young, birthYear: 2015 }), await student(late)]
  expect([await states(group), await states(closing)]).toEqual([['signedUp'], ['signedUp']])
  await expect(stateOf(ada, group)).rejects.toMatchObject({ status: 409 })
  await expect(stateOf(ben, closing)).rejects.toMatchObject({ status: 404 })
})

test('of a link that somebody else opened, who signs up with another address gets nothing', async () => {
  const [group, email] = [await groupOf(gus.client, { joinPolicy: 'byInvitation' }), address()]
  await inviteTo(gus.client, group, email)
  await open((await mailedTokens(server, email)).token)
  const eve = await student(address())
  expect(await states(group)).toEqual(['opened'])
  await expect(stateOf(eve, group)).rejects.toMatchObject({ status: 409 })
})

test('whom a group invites that only members of another one see, it lets in, and shows itself to them before', async () => {
  const [outer, email] = [await groupOf(gus.client), address()]
  const group = await groupOf(gus.client, { membership: [outer], joinPolicy: 'byInvitation' })
  const [ada, eve] = [await student(email), await student(address())]
  const read = ({ id }: Person) => ({ params: { id: group, userId: id }, query: { type: GROUP } })
  expect(await ada.client.refused(getGroupOfPerson, read(ada))).toMatchObject({ status: 404 })
  await inviteTo(gus.client, group, email)
  expect((await ada.client.call(getGroupOfPerson, read(ada))).data).toMatchObject({
    _id: group,
    link: { can: expect.arrayContaining(['applied']) },
  })
  expect(await stateOf(ada, group)).toBe('accepted')
  expect((await ada.client.call(getGroupOfPerson, read(ada))).place).toMatchObject({ role: 'member' })
  expect(await eve.client.refused(getGroupOfPerson, read(eve))).toMatchObject({ status: 404 })
  await expect(stateOf(eve, group)).rejects.toMatchObject({ status: 404 })
})

test('an account that nobody confirmed is not in, and no sign-up is told before it is confirmed', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  await open((await mailedTokens(server, email)).token)
  const data = { generalInfo: { name: 'Mallory', email, password: keyOf('a long password 1!') } }
  await client(server.origin).call(signUp, { query: { groupId: group }, body: { data, type: 'student' } })
  expect(await states(group)).toEqual(['opened'])
})

test('whoever signs up with an e-mail that is not theirs takes no invitation from its owner', async () => {
  const [group, email] = [await groupOf(gus.client, { joinPolicy: 'byInvitation' }), address()]
  await inviteTo(gus.client, group, email)
  await mailsTo(server, email)
  const squatter = await newcomer(server, { email, name: 'Mallory' })
  const password = keyOf('Of-the-owner-1')
  const body = { hash: await mailedHash(server, email), type: 'student' as const, newPassword: password, name: 'Ada Park' }
  const { data } = await client(server.origin).call(validateHash, { body })
  expect(await states(group)).toEqual(['sent'])
  const ada = await signedInAgain(server, { ...squatter, id: data.id, password })
  expect(await stateOf(ada, group)).toBe('accepted')
})

test('another account of a student’s e-mail uses up no invitation of theirs', async () => {
  const [free, closed, email] = [
    await groupOf(gus.client, { joinPolicy: 'open' }),
    await groupOf(gus.client, { joinPolicy: 'byInvitation' }),
    address(),
  ]
  for (const group of [free, closed]) await inviteTo(gus.client, group, email)
  await open((await mailedTokens(server, email)).token)
  const rita = await signedUp(server, { type: 'recruiter', email })
  const before = [await states(free), await states(closed)].flat().toSorted()
  expect(before).toEqual(['opened', 'sent'])
  expect(await stateOf(rita, free)).toBe('accepted')
  await expect(stateOf(rita, closed)).rejects.toMatchObject({ status: 409 })
  await signedUp(server, { type: 'advisor', email })
  expect([await states(free), await states(closed)].flat().toSorted()).toEqual(before)
  await rita.client.call(deleteProfile, { params: { id: rita.id }, body: { password: rita.password } })
  server.clock.advance((TAKE_BACK_DAYS + 1) * DAY_MS)
  gus = await signedInAgain(server, gus)
  await server.context.tasks.runDue()
  expect([await states(free), await states(closed)].flat().toSorted()).toEqual(before)
  const ada = await student(email)
  for (const group of [free, closed]) expect(await stateOf(ada, group)).toBe('accepted')
  expect([await states(free), await states(closed)]).toEqual([['accepted'], ['accepted']])
})
