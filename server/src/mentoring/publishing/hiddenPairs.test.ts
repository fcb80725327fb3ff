import { removeGroupAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { getMgroupDashboard } from '@trellis/contract/mentoring/dashboards.calls.ts'
import { proposeRematch } from '@trellis/contract/mentoring/living.calls.ts'
import { getOwnPairs } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { populationInUse } from '../../genome/population/populationInUse.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { whoIs } from '../living/livingPairs.queries.ts'
import { mentoringGroupById } from '../mentoringGroups.queries.ts'
import { rebalanceDraft } from '../tables/tables.actions.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('whom an advisor does not see keeps whom they have, whatever that advisor assigns and publishes, and no number tells of them', async () => {
  const [gus, ida] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, { mentees: 3, mentors: 2, options: { mentorCapacity: 3 } })
  await joinAs(server, 'advisor', group, ida)
  const table = async ({ client }: Person) => (await client.call(tables.getDiadTable, { body: { ...within, size: 100 } })).data
  const base = async (by: Person) => ({ ...within, baseVersion: (await table(by)).version })
  const rebalance = async (by: Person) => (await by.client.call(tables.rebalanceDiadTable, { body: await base(by) })).data
  const publish = async (by: Person, dryRun = false) =>
    (await by.client.call(tables.publishMentorAssignment, { body: { ...(await base(by)), notify: true, dryRun } })).data
  const own = async ({ client, id: userId }: Person) =>
    (await client.call(getOwnPairs, { params: { groupId: group, userId } })).data.mentors.map(({ person }) => person._id)
  const pairs = async (by: Person) =>
    (await table(by)).rows.flatMap(({ menteeId, mentorId }) => (mentorId === null ? [] : `${menteeId} ${mentorId}`)).toSorted()

  await rebalance(gus)
  await publish(gus)
  const [blocked] = mentees as [Person]
  const had = await own(blocked)
  expect(had).toHaveLength(1)
  const drafted = await pairs(gus)
  await ida.client.call(block, { body: { userId: ida.id, targetId: blocked.id } })

  expect(await pairs(ida)).toHaveLength(2)
  expect(await publish(ida, true)).toMatchObject({ pairs: 2, added: 0, ended: 0, told: 0, people: [] })
  const ended = { ...within, menteeId: blocked.id, mentorId: had[0]! }
  expect(await ida.client.refused(proposeRematch, { body: ended })).toMatchObject({ code: 'NotFound' })
  expect(await rebalance(ida)).toMatchObject({ diff: { ended: 0, publishedGone: { before: 0, after: 0 } } })
  expect(await publish(ida)).toMatchObject({ ended: 0, told: 0 })
  expect(await own(blocked)).toEqual(had)
  expect(await pairs(gus)).toEqual(drafted)

  // Of somebody who has nobody that the advisor sees, nothing says that members see otherwise.
  const unseen = mentors.find(({ id }) => drafted.some((pair) => pair.endsWith(id)))!
  await ida.client.call(block, { body: { userId: ida.id, targetId: unseen.id } })
  expect((await table(ida)).counts.changed).toBe(0)
  expect((await ida.client.call(getMgroupDashboard, { body: within })).data.counts.changed).toBe(0)
  expect((await table(gus)).counts).toMatchObject({ without: 0, changed: 0 })
})

test('what was worked out for somebody who leads the group no more is not stored', async () => {
  const [gus, ida] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
  const { group: groupId, within } = await mentoredGroup(server, gus, { mentees: 1, mentors: 1 })
  await joinAs(server, 'advisor', groupId, ida)
  const { context } = server
  // Who asks, and for what, is read when it begins.
  const [actor, group] = [await whoIs(context, ida.id), await mentoringGroupById(context.db, within.mgrpID)]
  await gus.client.call(removeGroupAdvisor, { params: { groupId, advisorId: ida.id } })
  const asked = { baseVersion: group!.draftVersion, options: { dryRun: false } }
  const measures = measuresOf(populationInUse(context.config))
  await expect(rebalanceDraft(context, measures, actor!, group!, asked)).rejects.toMatchObject({ code: 'NotFound' })
  expect((await gus.client.call(tables.getDiadTable, { body: within })).data).toMatchObject({ version: 1, counts: { without: 1 } })
})
