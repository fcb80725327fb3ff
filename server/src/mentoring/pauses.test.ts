import { getDiadTable, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import * as jobCalls from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as livingCalls from '@trellis/contract/mentoring/living.calls.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as calls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { getMemberDashboard } from '@trellis/contract/mentoring/dashboards.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedUp } from '../accounts/testing.ts'
import { archiveOf } from '../personal/testing.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { lookAfterPairs } from './living/daily.tasks.ts'
import { again, lives, publishedPairs, told } from './living/testing.ts'
import { draftedGroup } from './versions/testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const world = (mentees: number, mentors: number, mentorCapacity = 3) =>
  draftedGroup(server, gus, { mentees, mentors, options: { mentorCapacity, keepPenalty: 0 } })

/** Pauses for so long; without any, ends the pause. */
async function pause(person: Person, groupId: Id, time?: number): Promise<number | null> {
  const pausedUntil = time === undefined ? null : server.clock.now() + time
  await person.client.call(calls.tellForMentoring, { params: { groupId, userId: person.id }, body: { pausedUntil } })
  return pausedUntil
}

async function passes(time: number): Promise<void> {
  server.clock.advance(time)
  await server.context.tasks.add(server.context.db, lookAfterPairs, {})
  await server.context.tasks.runDue()
}

test('a mentee who pauses gets nobody, which the advisor reads, and is assigned again once it is over or ended', async () => {
  const { group, within, params, mentees, mentors, table, rebalance, alternativesOf, pricesOf, pin } = await world(2, 1)
  const [away, here] = mentees as [Person, Person]
  const until = await pause(away, group, HOURS)
  await pin(away, mentors[0]!, 'require')
  expect(await rebalance()).toMatchObject({ feasible: true, diff: { unmatched: 1 } })
  const rowOf = async ({ id }: Person) => (await table()).rows.find(({ menteeId }) => menteeId === id)!
  const why = { code: 'paused', words: 'They pause, and get no mentor until it is over', remedy: null, heldBy: [] }
  expect(await rowOf(away)).toMatchObject({ mentorId: null, reasonUnmatched: why, pauses: { mentee: until, mentor: null } })
  expect(await rowOf(here)).toMatchObject({ mentorId: mentors[0]!.id, pauses: { mentee: null, mentor: null } })
  expect([await alternativesOf(away), await pricesOf(away)]).toEqual([[], []])
  const { items } = await gus.client.call(groupCalls.getMgroupMembers, { params, query: { role: 'mentee' } })
  expect(items.map(({ pausedUntil }) => pausedUntil)).toEqual([until, null])
  const own = await gus.client.call(getMemberDashboard, { body: { ...within, memberID: away.id } })
  expect(own.data.unmatched).toEqual({ words: why.words, remedy: null })
  const { data: jobs } = await gus.client.call(jobCalls.getGroupJobsTable, { body: { ...within, size: 100 } })
  expect(jobs.rows[0]).toMatchObject({
    menteeId: away.id,
    reasonUnmatched: { code: 'paused', words: 'They pause, and get no job until it is over' },
  })
  expect((await archiveOf(away)).data['toldForMentoring']).toMatchObject([{ pausedUntil: new Date(until!).toISOString() }])

  await pause(away, group)
  expect(await rowOf(away)).toMatchObject({ reasonUnmatched: { code: 'notAssigned' }, pauses: { mentee: null } })
  await pause(away, group, HOURS)
  server.clock.advance(HOURS)
  gus = await again(server, gus)
  const later = await again(server, away)
  const { data } = await later.client.call(calls.getOwnMentoring, { params: { groupId: group, userId: away.id } })
  expect(data.pausedUntil).toBeNull()
  const { data: now } = await gus.client.call(getDiadTable, { body: within })
  await gus.client.call(rebalanceDiadTable, { body: { ...within, baseVersion: now.version } })
  const { data: assigned } = await gus.client.call(getDiadTable, { body: within })
  expect(assigned.rows.map(({ mentorId }) => mentorId)).toEqual([mentors[0]!.id, mentors[0]!.id])
})

test('a published pair of a mentee who pauses stays in every draft, also where the mentor pauses too, unless the advisor forbids it', async () => {
  const { group, mentees, mentors, table, rebalance, publish, pairs, pin } = await world(2, 2, 2)
  await rebalance()
  await publish()
  const before = await pairs()
  const [away] = mentees as [Person, Person]
  const own = before.find((pair) => pair.startsWith(away.id))!
  const mentor = mentors.find(({ id }) => own.endsWith(id))!
  const other = mentors.find(({ id }) => id !== mentor.id)!
  await pause(away, group, DAYS)
  await pause(mentor, group, DAYS)
  await pin(away, other, 'require')
  await rebalance()
  const after = await pairs()
  expect(after.filter((pair) => pair.startsWith(away.id))).toEqual([own])
  expect(after.filter((pair) => !pair.startsWith(away.id))).toEqual([`${mentees[1]!.id} ${other.id}`])
  expect((await table()).rows[0]!.pauses).toMatchObject({ mentee: expect.any(Number), mentor: expect.any(Number) })
  await pin(away, mentor, 'forbid')
  await rebalance()
  expect((await pairs()).filter((pair) => pair.startsWith(away.id))).toEqual([])
  await publish()
  expect(await lives(away, group)).toEqual([])
})

test('a draft from before the pause moves nobody who pauses, and gives a mentor who pauses nobody new', async () => {
  const { group, mentees, mentors, rebalance, publish, pairs, pin, publications, load } = await world(2, 3, 2)
  const [away, here] = mentees as [Person, Person]
  const [first, second, third] = mentors as [Person, Person, Person]
  for (const mentee of mentees) await pin(mentee, first, 'require')
  await rebalance()
  await publish()
  await pin(away, second, 'require')
  await pin(here, third, 'require')
  await rebalance()
  expect(await pairs()).toEqual([`${away.id} ${second.id}`, `${here.id} ${third.id}`].toSorted())
  await pause(away, group, DAYS)
  await pause(third, group, DAYS)
  expect(await publish()).toMatchObject({ pairs: 2, added: 0, ended: 0 })
  expect((await lives(away, group)).map(({ otherId }) => otherId)).toEqual([first.id])
  expect((await lives(here, group)).map(({ otherId }) => otherId)).toEqual([first.id])
  // One of the two comes back: what waited is published, with what stays beside it.
  await pause(third, group)
  expect(await publish()).toMatchObject({ pairs: 2, added: 1, ended: 1 })
  const [last] = await publications()
  await load(last!.keptId!)
  expect(await pairs()).toEqual([`${away.id} ${first.id}`, `${here.id} ${third.id}`].toSorted())
  await pause(away, group)
})

test('while one of a pair pauses, both read it, nobody is reminded or asked, and it goes on where it was afterwards', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, await again(server, gus))
  const [mentee] = mentees as [Person]
  const until = await pause(mentee, groupId, 40 * DAYS)
  const pauses = { mentee: until, mentor: null }
  expect((await lives(mentor, groupId))[0]!.pauses).toEqual(pauses)
  await passes(35 * DAYS)
  const asked = async (person: Person) => (await mailsTo(server, person.email)).filter(({ subject }) => subject.includes('good fit')).length
  const reminded = async (person: Person) => (await told(await again(server, person), 'sessionMissed')).length
  const own = await again(server, mentee)
  expect((await lives(own, groupId))[0]).toMatchObject({ pauses, fit: { asked: false, answer: null } })
  expect([await asked(mentee), await asked(mentor), await reminded(mentee), await reminded(mentor)]).toEqual([0, 0, 0, 0])
  const params = { groupId, mgrpID: within.mgrpID }
  const { data } = await (await again(server, gus)).client.call(livingCalls.getLivingPairs, { params, query: {} })
  expect(data).toMatchObject({ items: [{ pauses, standing: 'pausing' }], counts: { all: 1, quiet: 0 } })
  await passes(6 * DAYS)
  expect([await asked(mentee), await asked(mentor), await reminded(mentee), await reminded(mentor)]).toEqual([1, 1, 1, 1])
  expect((await lives(await again(server, mentor), groupId))[0]).toMatchObject({
    pauses: { mentee: null, mentor: null },
    fit: { asked: true },
  })
})
