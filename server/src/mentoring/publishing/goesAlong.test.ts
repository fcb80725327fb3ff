import { getMgroupMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { ruleOutForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Two who are drafted together, and whether the advisor is told that a pair would go with each. */
async function drafted() {
  const gus = await signedUp(server, { type: 'advisor' })
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, { mentees: 1, mentors: 1 })
  const table = async () => (await gus.client.call(tables.getDiadTable, { body: within })).data
  const base = async () => ({ ...within, baseVersion: (await table()).version })
  await gus.client.call(tables.rebalanceDiadTable, { body: await base() })
  const publish = async () => gus.client.call(tables.publishMentorAssignment, { body: { ...(await base()), notify: false } })
  const pin = async (rolemodel: { readonly id: string; readonly kind: 'require' }) =>
    gus.client.call(tables.mgroupPinRolemodels, { body: { ...(await base()), menteeID: mentees[0]!.id, roleModelList: [rolemodel] } })
  const hasPairs = async (role: 'mentee' | 'mentor') => {
    const { items } = await gus.client.call(getMgroupMembers, { params: { groupId: group, mgrpID: within.mgrpID }, query: { role } })
    return items.map((one) => one.hasPairs)
  }
  const told = async () => [...(await hasPairs('mentee')), ...(await hasPairs('mentor'))]
  const inTable = async () => (await table()).rows.some(({ mentorId }) => mentorId !== null)
  return { group, mentee: mentees[0]!, mentor: mentors[0]!, publish, pin, told, inTable }
}

const blocks = ({ client, id: userId }: Person, { id: targetId }: Person) => client.call(block, { body: { userId, targetId } })

test('that a pair goes along is not told of two who cannot be paired by now, whichever of them says so', async () => {
  for (const isBlock of [true, false]) {
    const { group: groupId, mentee, mentor, told, inTable } = await drafted()
    expect([await inTable(), await told()]).toEqual([true, [true, true]])
    const { id: userId } = mentee
    if (isBlock) await blocks(mentor, mentee)
    else await mentee.client.call(ruleOutForMentoring, { params: { groupId, userId }, body: { targetId: mentor.id, ruledOut: true } })
    expect([await inTable(), await told()]).toEqual([false, [false, false]])
  }
})

test('a pair that members see until the next draft is published goes along, and so does what an advisor asked of two', async () => {
  const { mentee, mentor, publish, told, inTable } = await drafted()
  await publish()
  await blocks(mentee, mentor)
  expect([await inTable(), await told()]).toEqual([false, [true, true]])
  await publish()
  expect(await told()).toEqual([false, false])
  const asked = await drafted()
  await asked.pin({ id: asked.mentor.id, kind: 'require' })
  await blocks(asked.mentee, asked.mentor)
  expect(await asked.told()).toEqual([true, true])
})
