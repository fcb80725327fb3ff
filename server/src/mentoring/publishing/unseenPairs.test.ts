import { mgroupDelMembers, updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { getMgroupDashboard } from '@trellis/contract/mentoring/dashboards.calls.ts'
import { getDraftHistory, getPublications, keepDraft, loadDraft, undoDraftChange } from '@trellis/contract/mentoring/draftVersions.calls.ts'
import { proposeRematch } from '@trellis/contract/mentoring/living.calls.ts'
import { getOwnPairs } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A mentoring group with two advisors, and what they do and read in it. */
async function ledByTwo(size: { readonly mentees: number; readonly mentors: number; readonly mentorCapacity: number }) {
  const [gus, ida] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
  const { mentorCapacity, ...people } = size
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, { ...people, options: { mentorCapacity } })
  await joinAs(server, 'advisor', group, ida)
  const table = async ({ client }: Person) => (await client.call(tables.getDiadTable, { body: { ...within, size: 100 } })).data
  const base = async (by: Person) => ({ ...within, baseVersion: (await table(by)).version })
  const rebalance = async (by: Person) => (await by.client.call(tables.rebalanceDiadTable, { body: await base(by) })).data
  const publish = async (by: Person, dryRun = false) =>
    (await by.client.call(tables.publishMentorAssignment, { body: { ...(await base(by)), notify: true, dryRun } })).data
  const mentorsOf = async ({ client, id: userId }: Person) =>
    (await client.call(getOwnPairs, { params: { groupId: group, userId } })).data.mentors.map(({ person }) => person._id)
  const pairs = async (by: Person) =>
    (await table(by)).rows.flatMap(({ menteeId, mentorId }) => (mentorId === null ? [] : `${menteeId} ${mentorId}`)).toSorted()
  const history = async ({ client }: Person) => {
    const { items } = await client.call(getPublications, { params: { groupId: group, mgrpID: within.mgrpID }, query: {} })
    return items.map(({ began, ended, told }) => ({ began, ended, told }))
  }
  const blocks = ({ client, id: userId }: Person, { id: targetId }: Person) => client.call(block, { body: { userId, targetId } })
  await rebalance(gus)
  await publish(gus)
  return { gus, ida, within, mentees, mentors, table, base, rebalance, publish, mentorsOf, pairs, history, blocks }
}

test('a pair of whom an advisor does not see both stays where there is room beside what that advisor assigns and publishes, and no number tells of it', async () => {
  const world = await ledByTwo({ mentees: 3, mentors: 2, mentorCapacity: 3 })
  const { gus, ida, within, table, rebalance, publish, mentorsOf, pairs, history, blocks } = world
  const [blocked] = world.mentees as [Person]
  const had = await mentorsOf(blocked)
  expect(had).toHaveLength(1)
  const drafted = await pairs(gus)
  await blocks(ida, blocked)

  expect(await pairs(ida)).toHaveLength(2)
  expect(await publish(ida, true)).toMatchObject({ pairs: 2, added: 0, ended: 0, told: 0, people: [] })
  const ended = { ...within, menteeId: blocked.id, mentorId: had[0]! }
  expect(await ida.client.refused(proposeRematch, { body: ended })).toMatchObject({ code: 'NotFound' })
  expect(await rebalance(ida)).toMatchObject({ diff: { ended: 0, publishedGone: { before: 0, after: 0 } } })
  expect(await publish(ida)).toMatchObject({ ended: 0, told: 0 })
  expect(await mentorsOf(blocked)).toEqual(had)
  expect(await pairs(gus)).toEqual(drafted)

  // Of somebody who has nobody that the advisor sees, nothing says that members see otherwise.
  const unseen = world.mentors.find(({ id }) => drafted.some((pair) => pair.endsWith(id)))!
  await blocks(ida, unseen)
  expect((await table(ida)).counts.changed).toBe(0)
  expect((await ida.client.call(getMgroupDashboard, { body: within })).data.counts.changed).toBe(0)
  expect((await table(gus)).counts).toMatchObject({ without: 0, changed: 0 })
  expect(await history(gus)).toHaveLength(1)
})

test('what an advisor assigns goes before a pair that they do not see, and each reads of a publication what it changed for those whom they see', async () => {
  const { gus, ida, mentees, mentors, rebalance, publish, mentorsOf, pairs, history, blocks, table } = await ledByTwo({
    mentees: 3,
    mentors: 2,
    mentorCapacity: 1,
  })
  const matched = new Set((await pairs(gus)).map((pair) => pair.split(' ')[0]!))
  const blocked = mentees.find(({ id }) => matched.has(id))!
  await blocks(ida, blocked)
  expect(await rebalance(ida)).toMatchObject({ diff: { added: 1, ended: 0, unmatched: 0 } })
  expect(await pairs(gus)).toEqual(await pairs(ida))
  expect(new Set((await pairs(gus)).map((pair) => pair.split(' ')[1]))).toEqual(new Set(mentors.map(({ id }) => id)))
  expect((await table(gus)).counts.without).toBe(1)
  expect((await publish(ida, true)).people.map(({ id }) => id)).not.toContain(blocked.id)
  const own = { began: 1, ended: 0, told: 2 }
  expect(await publish(ida)).toMatchObject({ added: own.began, ended: own.ended, told: own.told })
  expect(await mentorsOf(blocked)).toEqual([])
  expect(await history(gus)).toEqual([{ began: 1, ended: 1, told: 3 }, expect.anything()])
  // What was published before the block is told as it was then.
  expect(await history(ida)).toEqual([own, { began: 2, ended: 0, told: 4 }])
})

test('a publication that changes nothing for those whom an advisor sees is none for that advisor', async () => {
  const { gus, ida, mentees, base, publish, mentorsOf, history, blocks } = await ledByTwo({
    mentees: 2,
    mentors: 2,
    mentorCapacity: 2,
  })
  const [blocked] = mentees as [Person]
  const [had] = await mentorsOf(blocked)
  await blocks(ida, blocked)
  const forbidden = { menteeID: blocked.id, roleModelList: [{ id: had!, kind: 'forbid' as const }] }
  await gus.client.call(tables.mgroupPinRolemodels, { body: { ...(await base(gus)), ...forbidden } })
  await gus.client.call(tables.rebalanceDiadTable, { body: await base(gus) })
  expect(await publish(ida)).toMatchObject({ added: 0, ended: 0, told: 0 })
  expect(await mentorsOf(blocked)).toEqual([had])
  await publish(gus)
  expect(await mentorsOf(blocked)).not.toContain(had)
  expect(await history(gus)).toHaveLength(2)
  expect(await history(ida)).toHaveLength(1)
})

test('by naming somebody whom they do not see an advisor neither changes anything of them nor learns that they take part', async () => {
  const { gus, ida, mentees, mentors, within, base, table, blocks } = await ledByTwo({ mentees: 2, mentors: 2, mentorCapacity: 2 })
  const [blocked, other] = mentees as [Person, Person]
  const [unseen] = mentors as [Person]
  const required = { menteeID: other.id, roleModelList: [{ id: unseen.id, kind: 'prefer' as const }] }
  await gus.client.call(tables.mgroupPinRolemodels, { body: { ...(await base(gus)), ...required } })
  for (const person of [blocked, unseen]) await blocks(ida, person)
  const { version } = await table(ida)
  const onDraft = await base(ida)
  const lock = await ida.client.call(tables.lockMentorAssignment, { body: { ...onDraft, menteeSet: [blocked.id] } })
  expect(lock.data).toEqual({ version })
  const pin = { ...onDraft, menteeID: blocked.id, roleModelList: [] }
  expect(await ida.client.refused(tables.mgroupPinRolemodels, { body: pin })).toMatchObject({ code: 'NotFound' })
  // What another advisor asks of a pair that this one does not see stays.
  const none = await ida.client.call(tables.mgroupPinRolemodels, { body: { ...onDraft, menteeID: other.id, roleModelList: [] } })
  expect(none.data).toEqual({ version })
  expect((await table(gus)).pins).toEqual([{ menteeId: other.id, mentorId: unseen.id, kind: 'prefer' }])
  expect((await ida.client.call(mgroupDelMembers, { body: { ...within, mbrList: [blocked.id] } })).data).toEqual({ changed: 0 })
  expect((await table(gus)).counts.all).toBe(2)
  const mentorPlaces = async () => (await table(gus)).mentors.map(({ capacity }) => capacity)
  const set = { baseVersion: 2, mentors: [{ id: unseen.id, capacity: 0 }] }
  expect((await ida.client.call(updateMgroup, { body: { ...within, ...set } })).data).toMatchObject({ version: 2 })
  expect(await mentorPlaces()).toEqual([2, 2])
})

test('who loads a kept draft is told of pairs that are gone with others only where they see everybody', async () => {
  const { gus, ida, within, mentees, base, blocks } = await ledByTwo({ mentees: 2, mentors: 1, mentorCapacity: 3 })
  const { success: draftID } = await gus.client.call(keepDraft, { body: { ...(await base(gus)), name: 'In spring' } })
  await blocks(ida, mentees[0]!)
  await gus.client.call(mgroupDelMembers, { body: { ...within, mbrList: [mentees[0]!.id] } })
  const load = async (by: Person) => (await by.client.call(loadDraft, { body: { ...(await base(by)), draftID } })).data
  expect(await load(ida)).toMatchObject({ gone: 0, barred: 0 })
  expect(await load(gus)).toMatchObject({ gone: 1, barred: 0 })
})

test('of a change that concerned nobody whom an advisor sees a history does not tell them, nor can they undo it', async () => {
  const { gus, ida, within, mentees, base, blocks, table } = await ledByTwo({ mentees: 2, mentors: 1, mentorCapacity: 3 })
  const history = async ({ client }: Person) =>
    (await client.call(getDraftHistory, { params: { groupId: within.grpID, mgrpID: within.mgrpID } })).data
  const undo = async (by: Person) => (await by.client.call(undoDraftChange, { body: await base(by) })).data.version
  const [blocked] = mentees as [Person]
  await blocks(ida, blocked)
  await gus.client.call(tables.lockMentorAssignment, { body: { ...(await base(gus)), menteeSet: [blocked.id], locked: true } })
  const { version } = await table(gus)
  expect([(await history(ida)).undo, await undo(ida)]).toEqual([null, version])
  expect((await history(gus)).undo).toMatchObject({ kind: 'locks', mentees: 1 })
  expect(await undo(gus)).toBe(version + 1)
  expect([(await history(ida)).redo, (await history(gus)).redo]).toMatchObject([null, { kind: 'locks' }])
  expect((await history(ida)).undo).toMatchObject({ kind: 'pairs', mentees: 1 })
})
