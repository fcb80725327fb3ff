import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { leaveMentoringGroup } from '@trellis/contract/mentoring/living.calls.ts'
import { mgroupAddMembers, updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { getOwnPairs } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { groupOf } from '../../groups/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoringGroupOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a mentor sees a minor from the publication of their pair on until it ends; a draft shows nobody, and to nobody else', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const [minor, mentor, other] = [
    await studentWith(server, ['Chess'], { name: 'Wren Minor', birthYear: 2012 }),
    await studentWith(server, ['Chess'], { name: 'Tutor One', birthYear: 1980 }),
    await studentWith(server, ['Chess'], { name: 'Tutor Two', birthYear: 1980 }),
  ]
  // With a minor in it, its directory shows advisors alone.
  const grpID = await groupOf(gus.client, { joinPolicy: 'open' })
  await joinAs(server, 'member', grpID, minor)
  for (const person of [mentor, other]) await joinAs(server, 'mentor', grpID, person)
  const within = { grpID, mgrpID: await mentoringGroupOf(gus.client, grpID) }
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: [minor.id] } })
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [mentor.id] } })

  /** By their address, by search, and as one's own pair. */
  const sees = async (person: Person) => {
    const { status } = await person.client.raw('GET', `/profile/${minor.id}`)
    const { hits } = await person.client.call(searchProfiles, { params: { phrase: 'Wren' }, query: {} })
    const { mentees } = (await person.client.call(getOwnPairs, { params: { groupId: grpID, userId: person.id } })).data
    return [status, hits.total, mentees.length]
  }
  const nothing = [404, 0, 0]
  await gus.client.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  expect(await sees(mentor)).toEqual(nothing)
  await gus.client.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2 } })
  expect(await sees(mentor)).toEqual([200, 1, 1])
  expect(await sees(other)).toEqual(nothing)
  await gus.client.call(updateMgroup, { body: { ...within, baseVersion: 1, archived: true } })
  expect(await sees(mentor)).toEqual(nothing)
  await gus.client.call(updateMgroup, { body: { ...within, baseVersion: 2, archived: false } })
  expect(await sees(mentor)).toEqual([200, 1, 1])
  await mentor.client.call(leaveMentoringGroup, { params: { groupId: grpID, userId: mentor.id }, body: { mgrpID: within.mgrpID } })
  expect(await sees(mentor)).toEqual(nothing)
})

test('a mentee sees a minor who mentors them, minor or adult, as long as they are a pair', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const [minor, adult, mentor] = [
    await studentWith(server, ['Sailing'], { name: 'Younger Pupil', birthYear: 2013 }),
    await studentWith(server, ['Sailing'], { name: 'Grown Pupil', birthYear: 1990 }),
    await studentWith(server, ['Sailing'], { name: 'Robin Guide', birthYear: 2011 }),
  ]
  const grpID = await groupOf(gus.client, { joinPolicy: 'open' })
  for (const person of [minor, adult]) await joinAs(server, 'member', grpID, person)
  await joinAs(server, 'mentor', grpID, mentor)
  const within = { grpID, mgrpID: await mentoringGroupOf(gus.client, grpID) }
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: [minor.id, adult.id] } })
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [mentor.id] } })

  const sees = async (person: Person) => {
    const { status } = await person.client.raw('GET', `/profile/${mentor.id}`)
    const { hits } = await person.client.call(searchProfiles, { params: { phrase: 'Robin Guide' }, query: {} })
    const { mentors } = (await person.client.call(getOwnPairs, { params: { groupId: grpID, userId: person.id } })).data
    return [status, hits.total, mentors.length]
  }
  await gus.client.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  for (const person of [minor, adult]) expect(await sees(person)).toEqual([404, 0, 0])
  await gus.client.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2 } })
  for (const person of [minor, adult]) expect(await sees(person)).toEqual([200, 1, 1])
  await gus.client.call(updateMgroup, { body: { ...within, baseVersion: 1, archived: true } })
  for (const person of [minor, adult]) expect(await sees(person)).toEqual([404, 0, 0])
})
