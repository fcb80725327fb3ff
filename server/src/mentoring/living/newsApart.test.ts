import { removeGroupAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import * as groups from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoringGroupOf } from '../testing.ts'
import { lookAfterPairs } from './daily.tasks.ts'
import { again, lives, logs, publishedPairs, told } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const advisor = (name = 'Gus Bell') => signedUp(server, { type: 'advisor', name })
const asksFor = async (person: Person, groupId: Id, asks: boolean) => {
  const { mgrpID, otherId, as } = (await lives(person, groupId))[0]!
  await person.client.call(calls.askForAnother, { params: { groupId, userId: person.id }, body: { mgrpID, otherId, as, asks, reason: '' } })
}
const leaves = ({ client, id: userId }: Person, groupId: Id, mgrpID: Id) =>
  client.call(calls.leaveMentoringGroup, { params: { groupId, userId }, body: { mgrpID } })

/** A second mentoring group of an advisor’s group, in which some mentees have one of its mentors. */
async function alsoPaired(gus: Person, grpID: Id, mentees: readonly Person[], mentor: Person): Promise<Id> {
  const { client } = await again(server, gus)
  const within = { grpID, mgrpID: await mentoringGroupOf(client, grpID) }
  await client.call(groups.mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: mentees.map(({ id }) => id) } })
  await client.call(groups.mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [mentor.id] } })
  await client.call(groups.updateMgroup, { body: { ...within, baseVersion: 1, options: { ...usualOptions, leastScore: 0 } } })
  await client.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await client.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })
  return within.mgrpID
}

async function dayPasses(days: number): Promise<void> {
  server.clock.advance(days * DAYS)
  await server.context.tasks.add(server.context.db, lookAfterPairs, {})
  await server.context.tasks.runDue()
}

test('what one need of pairs says to an advisor takes the place of no other one’s', async () => {
  const gus = await advisor()
  const { groupId, within, mentees } = await publishedPairs(server, gus, 2)
  const [one, two] = mentees as [Person, Person]
  await asksFor(one, groupId, true)
  server.clock.advance(1_000)
  await leaves(two, groupId, within.mgrpID)
  const heard = async () => told(await again(server, gus), 'pairsNeed')
  const [left, asks] = [/has left/, /asks for another/].map((words) => expect.stringMatching(words))
  expect(await heard()).toEqual([left, asks])
  // Who asks no more is in no list of the advisor's, and no news.
  await asksFor(one, groupId, false)
  expect(await heard()).toEqual([left])
})

test('a session that is planned, and one that is missed, are told beside each other', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, await advisor(), 2)
  const [quiet, other] = mentees as [Person, Person]
  await dayPasses(21)
  server.clock.advance(1_000)
  await logs(await again(server, other), groupId, mentor, { at: server.clock.now() + 3 * DAYS })
  expect(await told(await again(server, mentor), 'sessionMissed', 'sessionPlanned')).toEqual([
    expect.stringMatching(/is planned$/),
    expect.stringMatching(/plan a session$/),
  ])
  expect(await told(await again(server, quiet), 'sessionMissed')).toHaveLength(1)
})

test('whoever leads the group no more is told of its pairs no more, neither in the product nor by mail', async () => {
  const [gus, led] = [await advisor(), await advisor('Ida Lund')]
  const { groupId, within, mentees } = await publishedPairs(server, gus, 2)
  await joinAs(server, 'advisor', groupId, led)
  await asksFor(mentees[0]!, groupId, true)
  await leaves(mentees[1]!, groupId, within.mgrpID)
  const heard = async (advisor: Person) => (await told(await again(server, advisor), 'pairsNeed')).length
  expect([await heard(gus), await heard(led)]).toEqual([2, 2])
  await gus.client.call(removeGroupAdvisor, { params: { groupId, advisorId: led.id } })
  expect([await heard(gus), await heard(led)]).toEqual([2, 0])
  await dayPasses(1)
  expect((await mailsTo(server, led.email)).filter(({ text }) => text.includes('mentoring group'))).toEqual([])
})

test('pairs that have not met are told to an advisor as one number of the whole group', async () => {
  const gus = await advisor()
  const { groupId, mentees, mentor } = await publishedPairs(server, gus, 2)
  await dayPasses(7)
  await alsoPaired(gus, groupId, mentees, mentor)
  const quiet = async () => told(await again(server, gus), 'pairsNeed')
  const pairs = (many: number) => expect.stringMatching(`^${many} pairs in .* have neither met nor written for four weeks$`)
  await dayPasses(14)
  await dayPasses(8)
  expect(await quiet()).toEqual([pairs(2)])
  for (const days of [1, 6, 2, 8]) await dayPasses(days)
  expect((await quiet())[0]).toEqual(pairs(4))
})

test('whoever has a mentor in another mentoring group of the group is not told that they have none in the group', async () => {
  const gus = await advisor()
  const { groupId, within, mentees, mentor: tutor } = await publishedPairs(server, gus, 2)
  const [both, one] = mentees as [Person, Person]
  const mgrpID = await alsoPaired(gus, groupId, [both], tutor)
  await leaves(await again(server, tutor), groupId, within.mgrpID)
  await server.context.tasks.runDue()
  const none = 'You have no mentor in Frog watchers for now'
  const heard = async (person: Person) => told(await again(server, person), 'mentorAssigned')
  expect([await heard(both), await heard(one)]).toEqual([[], [none]])
  await leaves(await again(server, tutor), groupId, mgrpID)
  await server.context.tasks.runDue()
  expect(await heard(both)).toEqual([none])
})

test('who is mentored and mentors is told of both by one publication', async () => {
  const gus = await advisor()
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus, 1)
  const [other] = mentees as [Person]
  await gus.client.call(setGroupRoles, { params: { groupId }, body: { userIds: [other.id, mentor.id], role: 'both' } })
  const people = { other, mentor }
  for (const role of ['mentee', 'mentor'] as const) {
    const mbrList = Object.values(people).map(({ id }) => id)
    await gus.client.call(groups.mgroupAddMembers, { body: { ...within, role, mbrList } })
  }
  const base = async () => ({ ...within, baseVersion: (await gus.client.call(tables.getDiadTable, { body: within })).data.version })
  await gus.client.call(tables.rebalanceDiadTable, { body: await base() })
  await gus.client.call(tables.publishMentorAssignment, { body: { ...(await base()), notify: true } })
  await server.context.tasks.runDue()
  const chosen = ['mentees', 'mentors'].map((what) => `Your ${what} in Frog watchers have been chosen`)
  for (const person of Object.values(people)) {
    expect((await told(await again(server, person), 'mentorAssigned', 'menteeAssigned')).toSorted()).toEqual(chosen)
  }
})
