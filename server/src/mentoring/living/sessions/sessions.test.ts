import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import { SESSIONS_AT_FIRST } from '@trellis/contract/mentoring/living/sessions.ts'
import { block } from '@trellis/contract/people/people.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../../accounts/testing.ts'
import { archiveOf } from '../../../personal/testing.ts'
import { HOURS, startServer, type TestServer } from '../../../platform/testing/server.ts'
import { lockMentoringGroup } from '../../mentoringGroups.actions.ts'
import { mentoringPairs } from '../../tables/tables.tables.ts'
import { mentoringSessions } from '../living.tables.ts'
import { again, lives, logs, MINUTES, publishedPairs, told } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('of long logs the last sessions are told and the next ones, how many there are, and all of a pair that is named', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  const now = server.clock.now()
  const pair = { mentoringGroupId: within.mgrpID, menteeId: mentee.id, mentorId: mentor.id, authorId: mentee.id }
  const whenOf = (part: readonly [count: number, sign: number]) =>
    Array.from({ length: part[0] }, (_, nth) => now + part[1] * (nth + 1) * HOURS)
  const times = [...whenOf([25, -1]), ...whenOf([22, 1])]
  const told = { timeZone: 'UTC', minutes: 30, note: '', shared: true, createdAt: new Date(now) }
  await server.context.db.insert(mentoringSessions).values(times.map((at) => ({ id: newId(now), ...pair, ...told, at: new Date(at) })))
  const [life] = await lives(mentee, groupId)
  const near = times.filter((at) => Math.abs(at - now) <= SESSIONS_AT_FIRST * HOURS).toSorted((one, other) => other - one)
  expect(life!.sessions.map(({ at }) => at)).toEqual(near)
  expect(life!.many).toEqual({ planned: 22, past: 25, met: 25 })
  const { mgrpID, otherId, as } = life!
  const whole = await mentee.client.call(calls.getPairLives, { params: { groupId, userId: mentee.id }, query: { mgrpID, otherId, as } })
  expect(whole.data).toMatchObject([{ otherId, many: { planned: 22, past: 25, met: 25 } }])
  expect(whole.data[0]!.sessions).toHaveLength(47)
  // Half of a name is none: whoever asks so would take all pairs for the one.
  for (const query of [{ mgrpID }, { mgrpID, otherId }, { as }]) {
    const half = await mentee.client.refused(calls.getPairLives, { params: { groupId, userId: mentee.id }, query })
    const missing = (['mgrpID', 'otherId', 'as'] as const).filter((part) => !(part in query))
    expect(half).toMatchObject({
      code: 'BadInput',
      fields: Object.fromEntries(missing.map((part) => [part, 'Name the whole pair, or none'])),
    })
  }
})

test('both see that a session took place; a note is read by the other where it is shared', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  const at = server.clock.now() - 24 * HOURS
  await logs(mentee, groupId, mentor, { at, note: 'I was nervous' })
  const { id: sharedId } = await logs(mentor, groupId, mentee, { at: at + HOURS, note: 'Send the resume', shared: true, minutes: 45 })
  const [ofMentee] = await lives(mentee, groupId)
  expect(ofMentee).toMatchObject({ otherId: mentor.id, as: 'mentor' })
  expect(ofMentee!.sessions).toMatchObject([
    { at: at + HOURS, minutes: 45, note: 'Send the resume', own: false },
    { at, minutes: 30, note: 'I was nervous', own: true, shared: false },
  ])
  const [ofMentor] = await lives(mentor, groupId)
  expect(ofMentor!.sessions[1]).toEqual({
    id: expect.any(String),
    at,
    timeZone: 'Europe/Vienna',
    minutes: 30,
    note: '',
    shared: true,
    own: false,
  })
  // The same time again is the same session.
  await logs(mentee, groupId, mentor, { at, note: 'Less nervous than I thought' })
  expect((await lives(mentee, groupId))[0]!.sessions).toHaveLength(2)
  // Nobody changes or deletes what the other one wrote down.
  const params = { groupId, userId: mentee.id, sessionId: sharedId }
  const body = { at: at + 2 * HOURS, timeZone: 'UTC', minutes: 5 }
  expect(await mentee.client.refused(calls.updateSession, { params, body })).toMatchObject({ code: 'NotFound' })
  expect(await mentee.client.refused(calls.deleteSession, { params })).toMatchObject({ code: 'NotFound' })
  await mentor.client.call(calls.updateSession, {
    params: { ...params, userId: mentor.id },
    body: { ...body, note: 'Kept', shared: false },
  })
  expect((await lives(mentee, groupId))[0]!.sessions[0]).toMatchObject({ minutes: 5, note: '' })
  await mentor.client.call(calls.deleteSession, { params: { ...params, userId: mentor.id } })
  expect((await lives(mentee, groupId))[0]!.sessions).toHaveLength(1)
})

test('whoever is no pair logs nothing, and whoever is blocked sees nothing', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [one, other] = mentees as [Person, Person]
  const body = { mgrpID: within.mgrpID, otherId: other.id, as: 'mentor' as const, at: server.clock.now(), timeZone: 'UTC', minutes: 5 }
  const params = { groupId, userId: one.id }
  expect(await one.client.refused(calls.logSession, { params, body })).toMatchObject({ code: 'NotFound' })
  const faulty = { ...body, timeZone: 'Mars/Olympus', minutes: 0, note: 'x'.repeat(801) }
  expect((await one.client.refused(calls.logSession, { params, body: faulty })).fields).toEqual({
    timeZone: 'Name a time zone such as Europe/Vienna',
    minutes: 'Enter at least 1',
    note: 'Use at most 800 characters',
  })
  await logs(one, groupId, mentor, { at: server.clock.now() })
  await mentor.client.call(block, { body: { userId: mentor.id, targetId: one.id } })
  expect(await lives(one, groupId)).toEqual([])
  expect((await lives(mentor, groupId)).map(({ otherId }) => otherId)).toEqual([other.id])
})

test('the other one is told of a session that is to come, that it moves, and that it is called off', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  await logs(mentee, groupId, mentor, { at: server.clock.now() - HOURS })
  expect(await told(mentor, 'sessionPlanned')).toEqual([])
  const { id } = await logs(mentee, groupId, mentor, { at: server.clock.now() + 48 * HOURS, timeZone: 'America/New_York' })
  expect(await told(mentor, 'sessionPlanned')).toEqual([expect.stringMatching(/^A session with you in .+ is planned$/)])
  expect(await told(mentee, 'sessionPlanned')).toEqual([])
  const params = { groupId, userId: mentee.id, sessionId: id }
  const body = { at: server.clock.now() + 72 * HOURS, timeZone: 'America/New_York', minutes: 30 }
  server.clock.advance(MINUTES)
  await mentee.client.call(calls.updateSession, { params, body })
  expect((await told(mentor, 'sessionPlanned'))[0]).toMatch(/has another time$/)
  await mentee.client.call(calls.updateSession, { params, body: { ...body, note: 'Bring questions' } })
  server.clock.advance(MINUTES)
  await mentee.client.call(calls.deleteSession, { params })
  expect((await told(mentor, 'sessionPlanned'))[0]).toMatch(/is called off$/)
})

test('a session that is written down while a draft is published waits for nobody who waits for it', async () => {
  const { groupId, within, mentees } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  const { mgrpID, otherId, as } = (await lives(mentee, groupId))[0]!
  const body = { mgrpID, otherId, as, at: server.clock.now() + HOURS, timeZone: 'UTC', minutes: 30 }
  // As publishing goes on: the mentoring group first, then its pairs.
  const logging = await server.context.db.transaction(async (tx) => {
    await lockMentoringGroup(tx, within.mgrpID)
    const logging = mentee.client.raw('POST', `/group/mentoring/${groupId}/${mentee.id}/sessions`, { body })
    await pause(500)
    await tx.update(mentoringPairs).set({ told: true }).where(eq(mentoringPairs.mentoringGroupId, within.mgrpID))
    return { logging }
  })
  expect((await logging.logging).status).toBe(200)
})

test('whoever was blocked, or is no pair any more, changes what they planned, and the other one is not told', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [blocked, other] = mentees as [Person, Person]
  const at = server.clock.now() + 48 * HOURS
  const plans = await Promise.all([blocked, other].map(async (mentee) => (await logs(mentee, groupId, mentor, { at })).id))
  const before = (await told(mentor, 'sessionPlanned')).length
  await mentor.client.call(block, { body: { userId: mentor.id, targetId: blocked.id } })
  await other.client.call(calls.leaveMentoringGroup, { params: { groupId, userId: other.id }, body: { mgrpID: within.mgrpID } })
  server.clock.advance(MINUTES)
  for (const [place, mentee] of [blocked, other].entries()) {
    const params = { groupId, userId: mentee.id, sessionId: plans[place]! }
    const body = { at: at + HOURS, timeZone: 'UTC', minutes: 30 }
    expect((await mentee.client.call(calls.updateSession, { params, body })).data.at).toBe(at + HOURS)
    await mentee.client.call(calls.deleteSession, { params })
  }
  const words = await told(mentor, 'sessionPlanned')
  expect([words.length, words.filter((one) => !one.endsWith('is planned'))]).toEqual([before, []])
})

test('sessions outlive the pair in one’s own archive, and go with an account', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  const at = server.clock.now() - HOURS
  await logs(mentee, groupId, mentor, { at, note: 'A secret' })
  expect((await archiveOf(mentee)).data['mentoringSessions']).toMatchObject([{ minutes: 30, note: 'A secret' }])
  const ofMentor = (await archiveOf(mentor)).data['mentoringSessions']
  expect(ofMentor).toMatchObject([{ minutes: 30 }])
  expect(JSON.stringify(ofMentor)).not.toContain('A secret')
  await mentee.client.call(deleteProfile, { params: { id: mentee.id }, body: { password: mentee.password } })
  server.clock.advance(31 * 24 * HOURS)
  await server.context.tasks.runDue()
  const { rows } = await server.context.db.execute(sql`select 1 from mentoring_sessions where note = 'A secret'`)
  expect(rows).toEqual([])
  expect(await lives(await again(server, mentor), groupId)).toEqual([])
})
