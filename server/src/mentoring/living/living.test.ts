import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import { updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { getOwnMentoring, getOwnPairs, tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedUp } from '../../accounts/testing.ts'
import { removeMembers } from '../../memberships/memberships.actions.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { statementsDuring } from '../../platform/testing/statements.ts'
import { lookAfterPairs } from './daily.tasks.ts'
import { again, lives, logs, publishedPairs, told } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

/** So much time passes, and what is done each day is done. */
async function passes(time: number): Promise<void> {
  server.clock.advance(time)
  await server.context.tasks.add(server.context.db, lookAfterPairs, {})
  await server.context.tasks.runDue()
}

const named = async (person: Person, groupId: Id) => {
  const { mgrpID, otherId, as } = (await lives(person, groupId))[0]!
  return { mgrpID, otherId, as }
}
const fitMails = async (person: Person) => (await mailsTo(server, person.email)).filter(({ subject }) => subject.includes('good fit'))
const tokenIn = (text: string): string => /goodFit\?token=([\w-]+)/.exec(text)![1]!
const byLink = (token: string, answer: FitAnswer) => client(server.origin).raw('POST', '/group/mentoring/fit', { body: { token, answer } })
const table = async (groupId: Id, mgrpID: Id, only?: 'asking' | 'quiet', advisor = gus) =>
  (
    await (
      await again(server, advisor)
    ).client.call(calls.getLivingPairs, { params: { groupId, mgrpID }, query: { ...(only && { only }) } })
  ).data

test('after thirty days both are asked once by mail, and answer by a link that works once, or on the screen', async () => {
  const pair = await publishedPairs(server, gus)
  const { groupId, within } = pair
  const [mentee, mentor] = [pair.mentees[0]!, pair.mentor]
  expect((await lives(mentee, groupId))[0]!.fit).toEqual({ asked: false, answer: null })
  const early = { ...(await named(mentee, groupId)), answer: 'yes' as const }
  const params = { groupId, userId: mentee.id }
  expect(await mentee.client.refused(calls.answerFit, { params, body: early })).toMatchObject({ code: 'InvalidTransition' })
  await passes(29 * DAYS)
  expect(await fitMails(mentee)).toEqual([])
  await passes(DAYS)
  await passes(DAYS)
  const [toMentee, toMentor] = [await fitMails(mentee), await fitMails(mentor)]
  expect([toMentee.length, toMentor.length]).toEqual([1, 1])
  expect(toMentee[0]!.text).toContain('Tutor has been your mentor')
  const token = tokenIn(toMentee[0]!.text)
  const { rows } = await server.context.db.execute('select * from mentoring_fit_questions')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await byLink(token, 'unsure')).status).toBe(200)
  expect((await byLink(token, 'no')).status).toBe(404)
  expect((await byLink('x'.repeat(43), 'no')).status).toBe(404)
  const own = await again(server, mentee)
  expect((await lives(own, groupId))[0]!.fit).toEqual({ asked: true, answer: 'unsure' })
  const { data } = await own.client.call(calls.answerFit, { params, body: early })
  expect(data[0]!.fit.answer).toBe('yes')
  // The other one does not learn of it; the advisors do.
  expect((await lives(await again(server, mentor), groupId))[0]!.fit.answer).toBeNull()
  expect((await table(groupId, within.mgrpID)).items[0]!.answers).toEqual({ mentee: 'yes', mentor: null })
  expect(await told(await again(server, mentor), 'fitAsked')).toHaveLength(1)
  await passes(31 * DAYS)
  expect((await byLink(tokenIn(toMentor[0]!.text), 'yes')).status).toBe(404)
  expect(await fitMails(mentor)).toHaveLength(1)
})

test('who asks for another tells the advisors alone, who see whom the mentee could have; it can be taken back', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, await again(server, gus), 2)
  const [one, two] = mentees as [Person, Person]
  const params = { groupId, userId: one.id }
  const body = { ...(await named(one, groupId)), asks: true, reason: 'We never find a time' }
  const { data } = await one.client.call(calls.askForAnother, { params, body })
  expect(data[0]!.asksForAnother).toEqual({ reason: 'We never find a time' })
  expect(JSON.stringify(await lives(mentor, groupId))).not.toContain('never find')
  expect((await told(await again(server, gus), 'pairsNeed'))[0]).toMatch(/asks for another/)
  const tableOf = async () => (await (await again(server, gus)).client.call(tables.getDiadTable, { body: within })).data
  const asksOf = async () => Object.fromEntries((await tableOf()).rows.map(({ menteeId, asks }) => [menteeId, asks]))
  expect(await asksOf()).toEqual({ [one.id]: ['mentee'], [two.id]: [] })
  const { items, counts } = await table(groupId, within.mgrpID, 'asking')
  expect(counts).toMatchObject({ all: 2, asking: 1, quiet: 0 })
  expect(items).toMatchObject([{ standing: 'tooEarly', asks: [{ by: 'mentee', reason: 'We never find a time' }] }])
  const advisor = await again(server, gus)
  const ended = { menteeId: one.id, mentorId: mentor.id }
  const none = await advisor.client.call(calls.proposeRematch, { body: { ...within, ...ended } })
  expect(none.data).toEqual({ mentor: null, score: null, reasons: [], version: 2, pins: [] })
  expect(await advisor.client.refused(calls.proposeRematch, { body: { ...within, menteeId: mentor.id, mentorId: one.id } })).toMatchObject({
    code: 'NotFound',
  })
  await one.client.call(calls.askForAnother, { params, body: { ...body, asks: false } })
  expect((await lives(one, groupId))[0]!.asksForAnother).toBeNull()
  expect((await table(groupId, within.mgrpID, 'asking')).items).toEqual([])
  expect((await asksOf())[one.id]).toEqual([])
})

test('who has not met for three weeks is told, a week later the advisors; nobody more than once a week', async () => {
  const sue = await signedUp(server, { type: 'advisor', name: 'Sue Lane' })
  const { groupId, within, mentees, mentor } = await publishedPairs(server, sue, 2)
  const [one, other] = mentees as [Person, Person]
  const heard = async (person: Person) => (await told(await again(server, person), 'sessionMissed')).length
  const quietIn = async () => (await told(await again(server, sue), 'pairsNeed')).length
  await logs(one, groupId, mentor, { at: server.clock.now() + 10 * DAYS })
  await passes(20 * DAYS)
  expect(await Promise.all([one, other, mentor].map((person) => heard(person)))).toEqual([0, 0, 0])
  await passes(DAYS)
  await passes(DAYS)
  expect(await Promise.all([one, other, mentor].map((person) => heard(person)))).toEqual([0, 1, 1])
  expect((await table(groupId, within.mgrpID, 'quiet', sue)).items.map(({ mentee }) => mentee._id)).toEqual([other.id])
  expect(await quietIn()).toBe(0)
  await passes(6 * DAYS)
  expect(await quietIn()).toBe(1)
  await passes(3 * DAYS)
  // The mentor is told of the first mentee as well by now, who has not met for three weeks either, and of nobody twice.
  expect(await Promise.all([one, other, mentor].map((person) => heard(person)))).toEqual([1, 1, 2])
  await logs(await again(server, other), groupId, mentor, { at: server.clock.now() })
  await passes(5 * DAYS)
  expect(await heard(other)).toBe(1)
  await passes(16 * DAYS)
  expect(await heard(other)).toBe(2)
})

test('a nudge is mailed as somebody chose; while a mentor pauses nobody is told', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, await again(server, gus))
  const [mentee] = mentees as [Person]
  await mentee.client.call(setMailChoices, { params: { userId: mentee.id }, body: { sessionMissed: 'never' } })
  const pausedUntil = server.clock.now() + 30 * DAYS
  await mentor.client.call(tellForMentoring, { params: { groupId, userId: mentor.id }, body: { pausedUntil } })
  await passes(25 * DAYS)
  expect(await told(await again(server, mentor), 'sessionMissed')).toEqual([])
  await passes(6 * DAYS)
  expect(await told(await again(server, mentor), 'sessionMissed')).toHaveLength(1)
  await passes(2 * DAYS)
  const subjects = async (person: Person) =>
    (await mailsTo(server, person.email)).map(({ text }) => text).filter((text) => text.includes('You have neither met nor written'))
  expect([(await subjects(mentee)).length, (await subjects(mentor)).length]).toEqual([0, 1])
})

test('who has several who take another role at once is told once, and not where they leave with them', async () => {
  const { groupId, mentees, mentor: tutor } = await publishedPairs(server, await again(server, gus), 3)
  const advisor = await again(server, gus)
  const give = (role: MemberRole, ...people: readonly Person[]) =>
    advisor.client.call(setGroupRoles, { params: { groupId }, body: { userIds: people.map(({ id }) => id), role } })
  const nobody = 'You have no mentee in Frog watchers for now'
  const toldByNow = async (...[person, ...kinds]: Parameters<typeof told>) => {
    await server.context.tasks.runDue()
    return told(person, ...kinds)
  }
  await give('mentor', mentees[0]!)
  expect(await toldByNow(tutor, 'menteeAssigned')).toEqual([])
  await give('mentor', mentees[1]!, mentees[2]!)
  expect(await toldByNow(tutor, 'menteeAssigned')).toEqual([nobody])
  expect(await lives(tutor, groupId)).toEqual([])

  const other = await publishedPairs(server, advisor, 2)
  await advisor.client.call(setGroupRoles, { params: { groupId: other.groupId }, body: { userIds: [other.mentor.id], role: 'member' } })
  for (const mentee of other.mentees)
    expect(await toldByNow(mentee, 'mentorAssigned')).toEqual(['You have no mentor in Frog watchers for now'])

  const third = await publishedPairs(server, advisor, 2)
  const all = [...third.mentees, third.mentor].map(({ id }) => id)
  await server.context.db.transaction((tx) => removeMembers(server.context, tx, third.groupId, all))
  for (const person of [...third.mentees, third.mentor]) expect(await toldByNow(person, 'mentorAssigned', 'menteeAssigned')).toEqual([])
})

test('a mentor of three leaves by as few statements as one of one, and whoever leaves before they are told is told nothing', async () => {
  const advisor = await again(server, gus)
  const [few, many] = [await publishedPairs(server, advisor), await publishedPairs(server, advisor, 3)]
  const leaves = async ({ groupId, within: { mgrpID }, mentor }: typeof few) => {
    const { client, id: userId } = await again(server, mentor)
    return statementsDuring(server.database, () =>
      client.call(calls.leaveMentoringGroup, { params: { groupId, userId }, body: { mgrpID } }),
    )
  }
  const ofFew = await leaves(few)
  expect(ofFew).toBeGreaterThan(5)
  expect(await leaves(many)).toBeLessThanOrEqual(ofFew)
  const [first, second] = await Promise.all(many.mentees.map((mentee) => again(server, mentee)))
  const { groupId, within } = many
  await first!.client.call(calls.leaveMentoringGroup, { params: { groupId, userId: first!.id }, body: { mgrpID: within.mgrpID } })
  await server.context.tasks.runDue()
  expect(await told(first!, 'mentorAssigned')).toEqual([])
  expect(await told(second!, 'mentorAssigned')).toHaveLength(1)
})

test('who leaves a group after its mentoring group was archived leaves nobody alone: nobody is told anything', async () => {
  const advisor = await again(server, gus)
  const { groupId, within, mentees, mentor } = await publishedPairs(server, advisor)
  await advisor.client.call(updateMgroup, { body: { ...within, baseVersion: 1, archived: true } })
  await advisor.client.call(setGroupRoles, { params: { groupId }, body: { userIds: [mentor.id], role: 'member' } })
  await server.context.tasks.runDue()
  expect(await told(mentees[0]!, 'mentorAssigned')).toEqual([])
})

test('who leaves a mentoring group stays in the group, the advisors are told, and nobody answers any more whether it is a good fit', async () => {
  const { groupId, within, mentees, mentor: tutor } = await publishedPairs(server, await again(server, gus))
  await passes(30 * DAYS)
  const [mentee, mentor] = [await again(server, mentees[0]!), await again(server, tutor)]
  const token = tokenIn((await fitMails(mentor))[0]!.text)
  const input = { params: { groupId, userId: mentee.id }, body: { mgrpID: within.mgrpID } }
  await mentee.client.call(calls.leaveMentoringGroup, input)
  expect([await lives(mentee, groupId), await lives(mentor, groupId)]).toEqual([[], []])
  expect((await byLink(token, 'yes')).status).toBe(404)
  expect(await mentee.client.refused(calls.leaveMentoringGroup, input)).toMatchObject({ code: 'NotFound' })
  expect(await told(await again(server, gus), 'pairsNeed')).toContainEqual(expect.stringMatching(/has left/))
  await server.context.tasks.runDue()
  expect(await told(mentor, 'menteeAssigned')).toEqual(['You have no mentee in Frog watchers for now'])
  const { data } = await (await again(server, gus)).client.call(tables.getDiadTable, { body: within })
  expect(data.counts.all).toBe(0)
})

test('the pairs of an archived mentoring group have ended: they are read, nothing is added or mailed, and leaving stays', async () => {
  const advisor = await again(server, gus)
  const { groupId, within, mentees, mentor: tutor } = await publishedPairs(server, advisor)
  const archive = async (baseVersion: number, archived: boolean) =>
    (await again(server, gus)).client.call(updateMgroup, { body: { ...within, baseVersion, archived } })
  await passes(30 * DAYS)
  const [mentee, mentor] = [await again(server, mentees[0]!), await again(server, tutor)]
  const token = tokenIn((await fitMails(mentor))[0]!.text)
  const session = await logs(mentee, groupId, mentor, { at: server.clock.now(), note: 'We set goals', shared: true })
  const pair = await named(mentee, groupId)
  const params = { groupId, userId: mentee.id }
  await mentee.client.call(calls.writeToPair, { params, body: { ...pair, text: 'Shall we go on?' } })
  await archive(1, true)

  const told = { at: server.clock.now() + DAYS, timeZone: 'Europe/Vienna', minutes: 30, note: '', shared: false }
  const why = { code: 'InvalidTransition', error: expect.stringMatching(/^The advisors have archived this mentoring group/) }
  const { client: own } = mentee
  expect(await own.refused(calls.logSession, { params, body: { ...pair, ...told } })).toMatchObject(why)
  expect(await own.refused(calls.updateSession, { params: { ...params, sessionId: session.id }, body: told })).toMatchObject(why)
  expect(await own.refused(calls.writeToPair, { params, body: { ...pair, text: 'Hello?' } })).toMatchObject(why)
  expect(await own.refused(calls.askForAnother, { params, body: { ...pair, asks: true, reason: '' } })).toMatchObject(why)
  expect(await own.refused(calls.answerFit, { params, body: { ...pair, answer: 'yes' } })).toMatchObject(why)
  expect(await client(server.origin).refused(calls.answerFitByLink, { body: { token, answer: 'yes' } })).toMatchObject(why)
  // What waited when it was archived is mailed to nobody.
  await server.context.tasks.runDue()
  expect((await mailsTo(server, mentor.email)).filter(({ text }) => text.includes('wrote to you'))).toEqual([])

  const pairsOfMentee = async () => (await own.call(getOwnPairs, { params })).data.mentors
  expect(await pairsOfMentee()).toMatchObject([{ mgrpID: within.mgrpID, archived: true }])
  expect(await lives(mentor, groupId)).toMatchObject([{ archived: true, sessions: [{ note: 'We set goals' }] }])
  const { within: parts } = (await own.call(getOwnMentoring, { params })).data
  expect(parts).toMatchObject([{ id: within.mgrpID, archived: true }])
  await archive(2, false)
  expect(await pairsOfMentee()).toMatchObject([{ archived: false }])
  expect((await lives(mentor, groupId))[0]).toMatchObject({ archived: false, fit: { answer: null } })
  expect((await byLink(token, 'yes')).status).toBe(200)
  await archive(3, true)
  await own.call(calls.deleteSession, { params: { ...params, sessionId: session.id } })
  await own.call(calls.leaveMentoringGroup, { params, body: { mgrpID: within.mgrpID } })
  expect(await lives(mentee, groupId)).toEqual([])
})
