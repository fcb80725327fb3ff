import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import * as calls from '@trellis/contract/groups/invitations.calls.ts'
import { changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedIn as signedInAgain, signedUp } from '../../accounts/testing.ts'
import { digestOf } from '../../accounts/passwords/secrets.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'
import { lettersOfAdvisor } from './mailing.actions.ts'
import { invitationsIn, inviteTo, mailedTokens } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

let made = 0
const address = () => `invited.${++made}@school.example`
const student = (email: string) => signedUp(server, { email, birthYear: 1990 })
const states = async (groupId: Id) => [...(await invitationsIn(gus.client, groupId)).values()].map(({ state }) => state)
const fatesOf = async (...pasted: Parameters<typeof inviteTo>) => (await inviteTo(...pasted)).addresses.map(({ fate }) => fate)
const stateOf = async (student: Person, groupId: Id) => {
  const answer = await actOn(student, groupId, 'applied')
  return 'result' in answer ? answer.result.state : answer
}
const open = (token: string) => client(server.origin).call(calls.openInvitation, { body: { token } })
const stop = (token: string) => client(server.origin).call(calls.stopInvitations, { body: { token } })

test('an invitation gives the role and the cohort that it names', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  const { success: cohortId } = await gus.client.call(createCohort, { body: { groupId: group, generalInfo: { name: 'Class of 2030' } } })
  await inviteTo(gus.client, group, email, { role: 'mentor', cohortId })
  expect((await invitationsIn(gus.client, group)).get(email)).toMatchObject({
    role: 'mentor',
    cohort: { id: cohortId, name: 'Class of 2030' },
  })
  await open((await mailedTokens(server, email)).token)
  await student(email)
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted' } })
  expect(hits.hits[0]!.inGroup).toMatchObject({ role: 'mentor', cohorts: [{ id: cohortId, name: 'Class of 2030' }] })
  const elsewhere = await groupOf(gus.client)
  const refused = await gus.client.refused(calls.sendInviteToGroup, { body: { profID: elsewhere, emailList: address(), cohortId } })
  expect(refused).toMatchObject({ code: 'BadInput', fields: { cohortId: 'This is no cohort of the group' } })
})

test('a role that somebody asks for beyond the invitation is a wish', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  const ada = await student(email)
  await ada.client.call(changeGroupStatus, { body: { bucket: '', event: 'applied', jobId: group, studentId: ada.id, role: 'mentor' } })
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted' } })
  expect(hits.hits[0]!.inGroup).toMatchObject({ role: 'member', wishedRole: 'mentor' })
})

test('what becomes of each address is told before anything happens, and the same afterwards', async () => {
  const [group, email, invitedBefore] = [await groupOf(gus.client), address(), address()]
  const ada = await student(address())
  await actOn(ada, group, 'applied')
  await decideOn(gus, group, ada, 'accepted')
  await inviteTo(gus.client, group, invitedBefore)
  const pasted = `${email}, ${invitedBefore}\n${ada.email}; ${email.toUpperCase()}\nno address`
  const fates = ['invited', 'invitedAlready', 'member', 'duplicate', 'faulty']
  const preview = await inviteTo(gus.client, group, pasted, { preview: true })
  expect(preview.addresses.map(({ fate }) => fate)).toEqual(fates)
  expect((await invitationsIn(gus.client, group)).size).toBe(1)
  expect(await inviteTo(gus.client, group, pasted)).toEqual(preview)
  expect((await invitationsIn(gus.client, group)).size).toBe(2)
})

test('an invitation runs out after 30 days, and can be sent again, once a day', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  const first = await mailedTokens(server, email)
  const one = async () => (await invitationsIn(gus.client, group)).get(email)!
  const { id, can } = await one()
  expect(can).toEqual({ sendAgain: false, revoke: true })
  const again = async () => (await gus.client.call(calls.sendInvitationsAgain, { params: { groupId: group }, body: { ids: [id] } })).data
  expect(await again()).toEqual([])
  server.clock.advance(30 * DAYS)
  gus = await signedInAgain(server, gus)
  expect(await one()).toMatchObject({ state: 'expired', can: { sendAgain: true, revoke: false } })
  expect(await client(server.origin).refused(calls.openInvitation, { body: { token: first.token } })).toMatchObject({ code: 'InvalidLink' })
  expect(await again()).toMatchObject([{ id, state: 'waiting' }])
  const second = await mailedTokens(server, email)
  expect(second.token).not.toBe(first.token)
  expect(second.stopToken).toBe(first.stopToken)
  expect(await one()).toMatchObject({ state: 'sent' })
})

test('what is taken back opens nothing, and lets nobody in', async () => {
  const [group, email] = [await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  const { token } = await mailedTokens(server, email)
  await open(token)
  const { id } = (await invitationsIn(gus.client, group)).get(email)!
  const revoke = async () => (await gus.client.call(calls.revokeInvitations, { params: { groupId: group }, body: { ids: [id] } })).data
  expect(await revoke()).toMatchObject([{ id, state: 'revoked', can: { sendAgain: false, revoke: false } }])
  expect(await revoke()).toEqual([])
  expect(await client(server.origin).refused(calls.openInvitation, { body: { token } })).toMatchObject({ code: 'InvalidLink' })
  expect(await stateOf(await student(email), group)).toBe('applied')
  expect(await fatesOf(gus.client, group, email)).toEqual(['tooSoon'])
})

test('whoever wants no more letters gets none, from no group, and is not invited again', async () => {
  const [group, other, email] = [await groupOf(gus.client), await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  const { stopToken } = await mailedTokens(server, email)
  await stop(stopToken)
  await stop(stopToken)
  expect(await client(server.origin).refused(calls.stopInvitations, { body: { token: 'x' } })).toMatchObject({ code: 'InvalidLink' })
  expect(await fatesOf(gus.client, other, email)).toEqual(['optedOut'])
  expect(await mailsTo(server, email)).toHaveLength(1)
  expect(await states(other)).toEqual([])
  // The invitation that they have holds: it is the letters that stop.
  expect(await stateOf(await student(email), group)).toBe('accepted')
})

test('a letter that waits when its reader wants no more is not sent', async () => {
  const [group, other, email] = [await groupOf(gus.client), await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  const { stopToken } = await mailedTokens(server, email)
  await inviteTo(gus.client, other, email)
  await stop(stopToken)
  expect(await mailsTo(server, email)).toHaveLength(1)
  expect(await states(other)).toEqual(['undeliverable'])
})

test('the list tells how many got how far, and is read by pages and by state', async () => {
  const group = await groupOf(gus.client)
  const emails = Array.from({ length: 5 }, address)
  await inviteTo(gus.client, group, emails.join('\n'))
  const { id } = (await invitationsIn(gus.client, group)).get(emails[0]!)!
  await gus.client.call(calls.revokeInvitations, { params: { groupId: group }, body: { ids: [id] } })
  const listed = async (query: { page?: number; size?: number; state?: 'waiting' | 'revoked' }) =>
    gus.client.call(calls.listInvitations, { params: { groupId: group }, query })
  const all = await listed({ size: 3, page: 1 })
  expect(all).toMatchObject({ total: 5, counts: { waiting: 4, revoked: 1, sent: 0 } })
  expect(all.items).toHaveLength(2)
  expect(await listed({ state: 'revoked' })).toMatchObject({ total: 1, items: [{ email: emails[0] }], counts: { waiting: 4 } })
})

test('those who are invited together are listed by their addresses, before those who were invited earlier', async () => {
  const group = await groupOf(gus.client)
  await inviteTo(gus.client, group, 'bea.early@order.example')
  server.clock.advance(60_000)
  await inviteTo(gus.client, group, 'dan@order.example, ada@order.example\ncy@order.example')
  const { items } = await gus.client.call(calls.listInvitations, { params: { groupId: group }, query: {} })
  expect(items.map(({ email }) => email.split('@')[0])).toEqual(['ada', 'cy', 'dan', 'bea.early'])
})

test('a faulty line is told with its place and the reason', async () => {
  const group = await groupOf(gus.client)
  const { addresses } = await inviteTo(gus.client, group, `Name,E-mail\nAda,${address()}\nBen,ben@school`, { preview: true })
  expect(addresses).toMatchObject([
    { fate: 'invited', line: 2, why: '' },
    { email: 'ben@school', fate: 'faulty', line: 3, why: 'After the @ there is no dot, as in school.org.' },
  ])
})

test('five letters in a day reach one address, from all groups together; the rest waits', async () => {
  const email = address()
  const groups = await Promise.all(Array.from({ length: 6 }, () => groupOf(gus.client)))
  for (const group of groups) await inviteTo(gus.client, group, email)
  expect(await mailsTo(server, email)).toHaveLength(5)
  server.clock.advance(25 * HOURS)
  expect(await mailsTo(server, email)).toHaveLength(6)
  gus = await signedInAgain(server, gus)
})

test('so many letters go out for one advisor in a day, from all groups together; the rest waits', async () => {
  const ida = await signedUp(server, { type: 'advisor' })
  const [groups, emails] = [
    [await groupOf(ida.client), await groupOf(ida.client)],
    [address(), address()],
  ]
  const { most } = lettersOfAdvisor.rules[0]!
  const [subject, at] = [digestOf(`${lettersOfAdvisor.name} ${ida.id}`), new Date(server.clock.now()).toISOString()]
  await server.context.db.execute(
    sql`insert into attempts (id, subject, at) select gen_random_uuid(), ${subject}, ${at}::timestamptz from generate_series(2, ${most}::int)`,
  )
  const sent = async () => (await Promise.all(emails.map((email) => mailsTo(server, email)))).flat().length
  // Two that go out at the same moment may both find the last place.
  for (const [nth, group] of groups.entries()) {
    await inviteTo(ida.client, group, emails[nth]!)
    await sent()
  }
  expect(await sent()).toBe(1)
  server.clock.advance(25 * HOURS)
  expect(await sent()).toBe(2)
  gus = await signedInAgain(server, gus)
})

test('a group that is no longer open invites nobody, and an advisor of another group reads no address', async () => {
  const [draft, group, email] = [await groupOf(gus.client, { state: 'draft' }), await groupOf(gus.client), address()]
  const refused = await gus.client.refused(calls.sendInviteToGroup, { body: { profID: draft, emailList: email } })
  expect(refused).toMatchObject({ fields: { profID: 'Open the group before you invite people to it' } })
  await inviteTo(gus.client, group, email)
  const other = await signedUp(server, { type: 'advisor' })
  expect(await other.client.refused(calls.listInvitations, { params: { groupId: group }, query: {} })).toMatchObject({ code: 'Forbidden' })
  const { id } = (await invitationsIn(gus.client, group)).get(email)!
  const own = await groupOf(other.client)
  expect(await other.client.call(calls.revokeInvitations, { params: { groupId: own }, body: { ids: [id] } })).toEqual({ data: [] })
})
