import { mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { getOwnPairs, ruleOutForMentoring, tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { draftedGroup } from '../versions/testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('the wish that is left counts as the first one, whether the other was ruled out or is no mentor any more', async () => {
  const { group: groupId, within, mentees, mentors, rebalance, table } = await draftedGroup(server, gus, { mentees: 1, mentors: 3 })
  const [ada] = mentees as [Person]
  const [one, two, three] = mentors as [Person, Person, Person]
  const params = { groupId, userId: ada.id }
  await ada.client.call(tellForMentoring, { params, body: { wished: [one.id, two.id, three.id] } })
  const whyDrafted = async () => {
    await rebalance()
    const { mentorId, reasons } = (await table()).rows[0]!
    return { mentorId, words: reasons.map(({ words }) => words) }
  }
  const isFirst = ({ id: mentorId }: Person) => ({ mentorId, words: expect.arrayContaining(['The mentee’s first wish']) })
  expect(await whyDrafted()).toEqual(isFirst(one))
  await ada.client.call(ruleOutForMentoring, { params, body: { targetId: one.id, ruledOut: true } })
  expect(await whyDrafted()).toEqual(isFirst(two))
  const setRole = (role: 'member' | 'mentor') => gus.client.call(setGroupRoles, { params: { groupId }, body: { userIds: [two.id], role } })
  await setRole('member')
  expect(await whyDrafted()).toEqual(isFirst(three))
  // Whoever is a mentor again is wished for as before.
  await setRole('mentor')
  await gus.client.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [two.id] } })
  expect(await whyDrafted()).toEqual(isFirst(two))
})

test('who ruled a mentee out is no wish of theirs and takes no place, while the mentee reads what they told', async () => {
  const { group: groupId, mentees, mentors, rebalance, table, publish } = await draftedGroup(server, gus, { mentees: 1, mentors: 2 })
  const [ada] = mentees as [Person]
  const [one, two] = mentors as [Person, Person]
  const params = { groupId, userId: ada.id }
  await ada.client.call(tellForMentoring, { params, body: { wished: [one.id, two.id] } })
  await rebalance()
  await publish()
  expect((await table()).rows).toMatchObject([{ mentorId: one.id }])
  const ruledOut = { params: { groupId, userId: one.id }, body: { targetId: ada.id, ruledOut: true } }
  await one.client.call(ruleOutForMentoring, ruledOut)
  const { data: own } = await ada.client.call(getOwnPairs, { params })
  expect(own.mentors[0]).toMatchObject({ person: { _id: one.id }, why: expect.arrayContaining(['You wished for them']) })
  await rebalance()
  const { mentorId, reasons } = (await table()).rows[0]!
  expect({ mentorId, words: reasons.map(({ words }) => words) }).toEqual({
    mentorId: two.id,
    words: expect.arrayContaining(['The mentee’s first wish']),
  })
})
