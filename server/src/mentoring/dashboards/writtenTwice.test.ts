import * as livingCalls from '@trellis/contract/mentoring/living.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { lives, logs } from '../living/testing.ts'
import { mentoredWorld } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('a meeting that both wrote down counts once, for advisors and for the two alike', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 1, mentors: 1, mentorCapacity: 1 })
  await world.rebalance()
  await world.publish()
  const [mentee, mentor] = [world.mentees[0]!, world.mentors[0]!]
  const now = server.context.clock.now()
  await logs(mentor, world.group, mentee, { at: now - 9 * DAY, minutes: 60 })
  await logs(mentee, world.group, mentor, { at: now - 9 * DAY + 5 * HOUR })
  await logs(mentor, world.group, mentee, { at: now - 5 * DAY })
  await logs(mentee, world.group, mentor, { at: now - 5 * DAY })
  // What one of them wrote down twice on one day, and what the other one did a day later, they did.
  await logs(mentee, world.group, mentor, { at: now - 3 * DAY })
  await logs(mentee, world.group, mentor, { at: now - 3 * DAY + HOUR })
  await logs(mentor, world.group, mentee, { at: now - 2 * DAY })
  await logs(mentor, world.group, mentee, { at: now + DAY })
  expect((await world.dashboard()).sessions).toBe(5)
  const { items: listed } = await world.list('met')
  expect(listed).toMatchObject([{ kind: 'pair', met: 5 }])
  for (const own of [undefined, mentee])
    expect((await world.member(mentee.id, own)).pairs).toMatchObject([{ met: 5, lastSession: now - 2 * DAY }])
  for (const person of [mentee, mentor]) {
    const [life] = await lives(person, world.group)
    expect([life!.sessions.length, life!.many]).toEqual([8, { planned: 1, past: 7, met: 5 }])
  }
  const params = { groupId: world.group, mgrpID: world.within.mgrpID }
  const { data } = await gus.client.call(livingCalls.getLivingPairs, { params, query: {} })
  expect(data.items).toMatchObject([{ met: 5 }])
  const days = data.items[0]!.sessions.map(({ at, minutes }) => [(at - now) / HOUR, minutes])
  expect(days).toEqual([
    [24, 30],
    [-48, 30],
    [-71, 30],
    [-72, 30],
    [-120, 30],
    [-216, 60],
  ])
})

test('what one of them did twice within hours stays two, whoever wrote first and whatever their ids are', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 1, mentors: 1, mentorCapacity: 1 })
  await world.rebalance()
  await world.publish()
  const [mentee, mentor] = [world.mentees[0]!, world.mentors[0]!]
  const now = server.context.clock.now()
  const byMentee = (at: number) => logs(mentee, world.group, mentor, { at: now + at })
  const byMentor = (at: number) => logs(mentor, world.group, mentee, { at: now + at })
  const MINUTE = HOUR / 60
  for (const [days, first, second] of [
    [40, byMentee, byMentor],
    [38, byMentor, byMentee],
  ] as const) {
    await first(-days * DAY)
    await second(-days * DAY + 5 * MINUTE)
    await first(-days * DAY + 3 * HOUR)
  }
  for (const at of [-36 * DAY, -36 * DAY + 5 * HOUR]) for (const write of [byMentee, byMentor]) await write(at)
  expect((await world.dashboard()).sessions).toBe(6)
  for (const person of [mentee, mentor]) {
    const [life] = await lives(person, world.group)
    expect(life!.many).toEqual({ planned: 0, past: 10, met: 6 })
  }
  await byMentor(-36 * DAY + 5 * HOUR + MINUTE)
  const { pairs } = await world.member(mentee.id, undefined)
  const params = { groupId: world.group, mgrpID: world.within.mgrpID }
  const { data } = await gus.client.call(livingCalls.getLivingPairs, { params, query: {} })
  expect(pairs).toMatchObject([{ met: 7, lastSession: data.items[0]!.sessions[0]!.at }])
})
