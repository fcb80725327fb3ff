import { refuseAdvisor } from '@trellis/contract/accounts/approvals.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import * as calls from '@trellis/contract/groups/advisors.calls.ts'
import { deleteGroup, getGroup, myGroupList } from '@trellis/contract/groups/groups.calls.ts'
import { stopInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import { uploadGroupPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type NewPerson, type Person, signedIn, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'
import { leadsWith } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

let made = 0
const advisor = (person: NewPerson = {}) =>
  signedUp(server, { type: 'advisor', name: 'Ivy Lund', email: `co.advisor.${++made}@school.example`, ...person })
const invite = async (by: Person, groupId: Id, email: string) =>
  (await by.client.call(calls.inviteAdvisor, { params: { groupId }, body: { email } })).data
const seen = async (by: Person, groupId: Id) => (await by.client.call(calls.getGroupAdvisors, { params: { groupId } })).data
const asked = async ({ id, client: caller }: Person) => (await caller.call(calls.getAskedOfAdvisor, { params: { userId: id } })).data
const answering = ({ id }: Person, groupId: Id, accept: boolean) => ({ params: { userId: id, groupId }, body: { accept } })
const answer = async (who: Person, groupId: Id, accept: boolean) =>
  (await who.client.call(calls.answerAdvisorInvitation, answering(who, groupId, accept))).data
const end = (by: Person, groupId: Id, { id: advisorId }: Person) => {
  // What happens in one millisecond has no order.
  server.clock.advance(1)
  return by.client.call(calls.removeGroupAdvisor, { params: { groupId, advisorId } })
}
const offer = async (by: Person, groupId: Id, { id: advisorId }: Person) => {
  server.clock.advance(1)
  return (await by.client.call(calls.offerGroup, { params: { groupId }, body: { advisorId } })).data
}
const answerOffer = (who: Person, groupId: Id, accept: boolean) => {
  server.clock.advance(1)
  return who.client.call(calls.answerGroupOffer, answering(who, groupId, accept))
}
const told = async ({ id, client: caller }: Person) =>
  (await caller.call(listNotifications, { params: { userId: id }, query: {} })).items.map(({ words, screen }) => ({ words, screen }))
const leading = async (by: Person, groupId: Id) => (await seen(by, groupId)).advisors.map(({ id, isOwner }) => [id, isOwner])
const nothing = { asking: [], offered: [] }

test('an advisor who is asked leads the group once they accept, and everybody knows everybody', async () => {
  const [ivy, group] = [await advisor(), await groupOf(gus.client, { name: 'Frog club' })]
  const since = server.clock.now()
  expect((await invite(gus, group, ivy.email.toUpperCase())).invited).toMatchObject([
    { email: ivy.email.toUpperCase(), since, invitedBy: 'Gus Bell' },
  ])
  await invite(gus, group, ivy.email)
  expect(await asked(ivy)).toEqual({ ...nothing, asking: [{ _id: group, name: 'Frog club', invitedBy: 'Gus Bell', since, keptBy: null }] })
  const [mail, ...more] = (await mailsTo(server, ivy.email.toUpperCase())).filter((one) => one.subject.includes('lead'))
  expect(mail!.text).toContain('Gus Bell asks you to lead Frog club at Trellis with them')
  expect(mail!.text).toContain(`${server.origin}/groupadmin/mygroups/${ivy.id}/list`)
  expect(more).toEqual([])
  const list = `/groupadmin/mygroups/${ivy.id}/list`
  expect(await told(ivy)).toEqual([{ words: 'Gus Bell asks you to lead Frog club with them', screen: list }])
  const read = { params: { groupId: group } }
  expect(await ivy.client.refused(calls.getGroupAdvisors, read)).toMatchObject({ code: 'Forbidden' })

  for (let times = 0; times < 2; times++) expect(await answer(ivy, group, true)).toEqual(nothing)
  const email = (person: Person) => `${person.email.slice(0, 2)}***`
  expect((await seen(ivy, group)).advisors).toMatchObject([
    { id: gus.id, name: 'Gus Bell', isOwner: true, email: email(gus) },
    { id: ivy.id, name: 'Ivy Lund', isOwner: false, email: email(ivy), since },
  ])
  expect(await seen(ivy, group)).toMatchObject({ isOwner: false, invited: [], offeredTo: null })
  expect(await seen(gus, group)).toMatchObject({ isOwner: true })
  expect((await told(gus))[0]).toEqual({
    words: 'Ivy Lund leads Frog club with you now',
    screen: `/groupadmin/${gus.id}/${group}/manage?part=advisors`,
  })
  const own = await ivy.client.call(myGroupList, { params: { userId: ivy.id }, query: { type: GROUP } })
  expect(own.items.map(({ _id }) => _id)).toEqual([group])
})

test('nothing tells whether somebody has an e-mail, and whoever has none is led to the sign-up', async () => {
  const [ivy, group] = [await advisor(), await groupOf(gus.client)]
  const nobody = `nobody.${newId()}@school.example`
  const shape = async (email: string) => {
    const { invited, ...more } = await invite(gus, group, email)
    return { ...more, last: { ...invited.at(-1), id: '', email: '', since: 0 } }
  }
  expect(await shape(nobody)).toEqual(await shape(ivy.email))
  const [mail] = await mailsTo(server, nobody)
  expect(mail!.text).toContain(`${server.origin}/groupadmin/signUp`)
  const own = { params: { groupId: group }, body: { email: gus.email } }
  expect(await gus.client.refused(calls.inviteAdvisor, own)).toMatchObject({ fields: { email: 'This is your own e-mail' } })
  const token = /stopInvitations\?token=([\w-]{43})/.exec(mail!.text)![1]!
  await client(server.origin).call(stopInvitations, { body: { token } })
  const again = { params: { groupId: await groupOf(gus.client) }, body: { email: nobody } }
  expect(await gus.client.refused(calls.inviteAdvisor, again)).toMatchObject({
    fields: { email: 'Whoever has this e-mail wants no invitations' },
  })
})

test('who is asked may decline, and is asked no more once it is taken back, or after 30 days', async () => {
  const [ivy, group] = [await advisor(), await groupOf(gus.client, { name: 'Owl club' })]
  const refused = (who: Person) => who.client.refused(calls.answerAdvisorInvitation, answering(who, group, true))
  expect(await refused(ivy)).toMatchObject({ code: 'NotFound' })
  await invite(gus, group, ivy.email)
  expect(await answer(ivy, group, false)).toEqual(nothing)
  expect((await told(gus))[0]!.words).toBe('Ivy Lund declined to lead Owl club')
  // What is answered or taken back is told no more, and of two groups that the same advisor asks for, each is.
  expect(await told(ivy)).toEqual([])
  const { invited } = await invite(gus, group, ivy.email)
  // Each has a moment of its own: what is told of one moment has no order.
  await mailsTo(server, ivy.email)
  server.clock.advance(1)
  await invite(gus, await groupOf(gus.client, { name: 'Lynx club' }), ivy.email)
  await mailsTo(server, ivy.email)
  const asks = (name: string) => ({ words: `Gus Bell asks you to lead ${name} with them`, screen: `/groupadmin/mygroups/${ivy.id}/list` })
  expect(await told(ivy)).toEqual([asks('Lynx club'), asks('Owl club')])
  const which = { params: { groupId: group, invitationId: invited[0]!.id } }
  for (let times = 0; times < 2; times++) {
    expect((await gus.client.call(calls.withdrawAdvisorInvitation, which)).data.invited).toEqual([])
  }
  expect((await asked(ivy)).asking).toMatchObject([{ name: 'Lynx club' }])
  expect(await told(ivy)).toEqual([asks('Lynx club')])
  expect(await refused(ivy)).toMatchObject({ code: 'NotFound' })
  const [eve, other] = [await advisor(), await groupOf(gus.client)]
  await invite(gus, other, eve.email)
  server.clock.advance(30 * DAYS)
  const later = await signedIn(server, eve)
  expect(await asked(later)).toEqual(nothing)
  expect(await later.client.refused(calls.answerAdvisorInvitation, answering(eve, other, true))).toMatchObject({ code: 'NotFound' })
  gus = await signedIn(server, gus)
  expect((await seen(gus, other)).invited).toEqual([])
})

test('a waiting advisor is let in by accepting, but by nobody who is not in, and never once refused', async () => {
  const sue = await signedUp(server, { type: 'advisor', superUser: true, email: 'sue.super@school.example' })
  const group = await groupOf(gus.client)
  const wait = () => advisor({ waiting: true })
  const [wanda, walt, wim] = [await wait(), await wait(), await wait()]
  const read = (who: Person) => ({ params: { userId: who.id }, query: { type: GROUP } as const })
  expect(await wanda.client.refused(myGroupList, read(wanda))).toMatchObject({ code: 'NotApproved' })
  await invite(gus, group, wanda.email)
  expect((await asked(wanda)).asking).toMatchObject([{ keptBy: null }])
  await answer(wanda, group, true)
  expect((await wanda.client.call(myGroupList, read(wanda))).items.map(({ _id }) => _id)).toEqual([group])

  // Who asked is refused meanwhile, or no longer leads the group.
  await invite(wanda, group, walt.email)
  await end(gus, group, wanda)
  const refusedOf = (who: Person) => who.client.refused(calls.answerAdvisorInvitation, answering(who, group, true))
  expect(await refusedOf(walt)).toMatchObject({ code: 'NotApproved' })
  expect((await asked(walt)).asking).toMatchObject([{ keptBy: 'asker' }])
  await leadsWith(wanda, gus, group)
  expect((await asked(walt)).asking).toMatchObject([{ keptBy: null }])
  await sue.client.call(refuseAdvisor, { params: { id: wanda.id }, body: { was: 'approved', reason: 'Left the school' } })
  expect((await asked(walt)).asking).toMatchObject([{ keptBy: 'asker' }])
  expect(await refusedOf(walt)).toMatchObject({ code: 'NotApproved' })
  expect(await answer(walt, group, false)).toEqual(nothing)

  await sue.client.call(refuseAdvisor, { params: { id: wim.id }, body: { was: 'waiting', reason: 'Unknown here' } })
  await invite(gus, group, wim.email)
  expect((await asked(wim)).asking).toMatchObject([{ keptBy: 'refused' }])
  expect(await refusedOf(wim)).toMatchObject({ code: 'NotApproved' })
})

test('a co-advisor leaves or is removed, and is told; the owner cannot be', async () => {
  const [ivy, eve, group] = [await advisor(), await advisor({ name: 'Eve Stone' }), await groupOf(gus.client, { name: 'Newt club' })]
  for (const one of [ivy, eve]) await leadsWith(one, gus, group)
  const owner = { params: { groupId: group, advisorId: gus.id } }
  for (const one of [gus, ivy])
    expect(await one.client.refused(calls.removeGroupAdvisor, owner)).toMatchObject({ code: 'InvalidTransition' })
  for (let times = 0; times < 2; times++) await end(ivy, group, eve)
  expect((await told(eve))[0]).toEqual({ words: 'You no longer lead Newt club', screen: `/groupadmin/mygroups/${eve.id}/list` })
  expect(await eve.client.refused(calls.getGroupAdvisors, { params: { groupId: group } })).toMatchObject({ code: 'Forbidden' })
  await end(ivy, group, ivy)
  expect((await told(gus))[0]!.words).toBe('Ivy Lund no longer leads Newt club')
  expect(await leading(gus, group)).toEqual([[gus.id, true]])
  // What they were told of the group leads nowhere any more.
  expect((await told(ivy)).every(({ screen }) => screen === null || screen.endsWith('/list'))).toBe(true)
})

test('a group is handed over with consent, and only its owner hands over and deletes', async () => {
  const [ivy, eve, group] = [await advisor(), await advisor({ name: 'Eve Stone' }), await groupOf(gus.client, { name: 'Toad club' })]
  for (const one of [ivy, eve]) await leadsWith(one, gus, group)
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#663399' } })
    .png()
    .toBuffer()
  await ivy.client.upload(uploadGroupPicture, { params: { id: group }, file: new File([new Uint8Array(picture)], 'toad.png') })
  const deletion = { params: { id: group }, query: { type: GROUP, name: 'Toad club' } as const }
  const offering = { params: { groupId: group }, body: { advisorId: eve.id } }
  expect(await ivy.client.refused(deleteGroup, deletion)).toMatchObject({ status: 403 })
  expect(await ivy.client.refused(calls.offerGroup, offering)).toMatchObject({ status: 403 })
  expect(await ivy.client.refused(calls.withdrawGroupOffer, { params: { groupId: group } })).toMatchObject({ status: 403 })
  const stranger = { params: { groupId: group }, body: { advisorId: newId() } }
  expect(await gus.client.refused(calls.offerGroup, stranger)).toMatchObject({ code: 'NotFound' })

  expect(await offer(gus, group, ivy)).toMatchObject({ offeredTo: ivy.id })
  expect(await offer(gus, group, eve)).toMatchObject({ offeredTo: eve.id })
  expect(await asked(ivy)).toEqual(nothing)
  expect((await asked(eve)).offered).toMatchObject([{ _id: group, name: 'Toad club', ownerName: 'Gus Bell' }])
  // An offer that is over is told no more.
  expect((await told(ivy)).some(({ words }) => words.includes('hand'))).toBe(false)
  expect((await told(eve))[0]!.words).toBe('Gus Bell wants to hand Toad club over to you')
  expect(await ivy.client.refused(calls.answerGroupOffer, answering(ivy, group, true))).toMatchObject({ code: 'NotFound' })
  await answerOffer(eve, group, false)
  expect((await told(gus))[0]!.words).toBe('Eve Stone declined to own Toad club')
  await offer(gus, group, eve)
  await gus.client.call(calls.withdrawGroupOffer, { params: { groupId: group } })
  expect(await eve.client.refused(calls.answerGroupOffer, answering(eve, group, true))).toMatchObject({ code: 'NotFound' })
  // Who leaves is offered nothing any more.
  await offer(gus, group, eve)
  await end(eve, group, eve)
  expect(await seen(gus, group)).toMatchObject({ offeredTo: null })

  await offer(gus, group, ivy)
  for (let times = 0; times < 2; times++) await answerOffer(ivy, group, true)
  expect((await told(gus))[0]!.words).toBe('Ivy Lund owns Toad club now, and you lead it with them')
  expect(await leading(gus, group)).toEqual([
    [ivy.id, true],
    [gus.id, false],
  ])
  const { data } = await gus.client.call(getGroup, { params: { id: group }, query: { type: GROUP } })
  expect(data).toMatchObject({ own: { ownerId: ivy.id }, can: { edit: true, remove: false } })
  expect((await gus.client.raw('GET', data._source.generalInfo.groupPicture)).status).toBe(200)
  expect(await gus.client.refused(deleteGroup, deletion)).toMatchObject({ status: 403 })
  await end(gus, group, gus)
  await ivy.client.call(deleteGroup, deletion)
})

test('of two advisors on one applicant one decides, the other is told how it stands; both are notified', async () => {
  const [ivy, group] = [await advisor(), await groupOf(gus.client, { name: 'Crow club', joinPolicy: 'onRequest' })]
  await leadsWith(ivy, gus, group)
  const ada = await signedUp(server, { name: 'Ada Park', birthYear: 1999, email: 'ada.crow@school.example' })
  await actOn(ada, group, 'applied')
  for (const one of [gus, ivy]) expect((await told(one))[0]!.words).toBe('Ada Park asks to join Crow club')
  const deciding = (event: 'accepted' | 'rejected') => ({
    body: { bucket: 'applied' as const, event, jobId: group, jobType: GROUP, studentId: ada.id },
  })
  await gus.client.call(changeCandidateStatus, deciding('accepted'))
  for (const event of ['rejected', 'accepted'] as const) {
    const failure = await ivy.client.refused(changeCandidateStatus, deciding(event))
    expect(failure).toMatchObject({ status: 409, code: 'Stale' })
    expect(JSON.stringify(failure)).toContain('"accepted"')
  }
  const eve = await signedUp(server, { birthYear: 1999, email: 'eve.crow@school.example' })
  await actOn(eve, group, 'applied')
  const both = await Promise.allSettled([decideOn(gus, group, eve, 'accepted'), decideOn(ivy, group, eve, 'accepted')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('nobody is asked to lead a deleted group, or told to by an account that is deleted', async () => {
  const [ivy, eve, group] = [await advisor(), await advisor(), await groupOf(gus.client, { name: 'Gone club' })]
  await leadsWith(eve, gus, group)
  await invite(eve, group, ivy.email)
  await eve.client.call(deleteProfile, { params: { id: eve.id }, body: { password: eve.password } })
  expect((await asked(ivy)).asking).toMatchObject([{ name: 'Gone club', invitedBy: '' }])
  expect(await leading(gus, group)).toEqual([[gus.id, true]])
  await gus.client.call(deleteGroup, { params: { id: group }, query: { type: GROUP, name: 'Gone club' } })
  expect(await asked(ivy)).toEqual(nothing)
  expect(await ivy.client.refused(calls.answerAdvisorInvitation, answering(ivy, group, true))).toMatchObject({ code: 'NotFound' })
})

test('a group of somebody who deletes their account goes to whoever leads it longest and is in, and stays open', async () => {
  const [ivy, eve, olga] = [await advisor({ waiting: true }), await advisor({ name: 'Eve Stone' }), await advisor({ name: 'Olga Reed' })]
  const [group, alone] = [await groupOf(olga.client, { name: 'Hare club' }), await groupOf(olga.client)]
  for (const one of [ivy, eve]) {
    await joinAs(server, 'advisor', group, one)
    server.clock.advance(1)
  }
  await offer(olga, group, eve)
  await olga.client.call(deleteProfile, { params: { id: olga.id }, body: { password: olga.password } })
  expect(await seen(eve, group)).toMatchObject({ isOwner: true, offeredTo: null })
  expect((await told(eve))[0]!.words).toBe('Olga Reed has left, and Hare club is yours now')
  const { data } = await eve.client.call(getGroup, { params: { id: group }, query: { type: GROUP } })
  expect(data._source.generalInfo.state).toBe('open')
  expect(await eve.client.refused(getGroup, { params: { id: alone }, query: { type: GROUP } })).toMatchObject({ code: 'NotFound' })
})

test('a removed advisor is told by name of nobody who asks to join, neither in the product nor by mail', async () => {
  const [own, ivy] = [await advisor(), await advisor()]
  const group = await groupOf(own.client, { name: 'Toad club', joinPolicy: 'onRequest' })
  await leadsWith(ivy, own, group)
  const ada = await signedUp(server, { name: 'Ada Park', birthYear: 1999, email: 'ada.toad@school.example' })
  await actOn(ada, group, 'applied')
  expect((await told(ivy))[0]!.words).toBe('Ada Park asks to join Toad club')
  await end(own, group, ivy)
  expect((await told(ivy)).map(({ words }) => words)).toEqual(['You no longer lead Toad club'])
  expect((await told(own)).map(({ words }) => words)).toContain('Ada Park asks to join Toad club')
  server.clock.advance(DAYS)
  await server.context.tasks.runDue()
  expect(JSON.stringify(await mailsTo(server, ivy.email))).not.toContain('Ada Park')
})
