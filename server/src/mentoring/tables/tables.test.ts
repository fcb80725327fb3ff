import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import * as calls from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { PairRow, PinKind, Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import * as ownCalls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { actOn } from '../../groups/testing.ts'
import { archiveOf } from '../../personal/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { publicationTold } from '../publishing/publishing.events.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const idsOf = (...some: readonly Person[]) => some.map(({ id }) => id)

/** A mentoring group of its own with so many mentees and mentors. */
async function setUp(menteeCount: number, mentorCount: number, options: Partial<MentoringOptions> = {}) {
  const sized = { mentees: menteeCount, mentors: mentorCount, options: { evenness: 0, ...options } }
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, sized)

  const table = async () => (await gus.client.call(calls.getDiadTable, { body: { ...within, size: 100 } })).data
  const version = async () => (await table()).version
  return {
    group,
    within,
    mentees,
    mentors,
    table,
    version,
    pairs: async () => (await table()).rows.flatMap(pairOf),
    rebalance: async (options: { dryRun?: boolean; keepPenalty?: number } = {}): Promise<Rebalanced> =>
      (await gus.client.call(calls.rebalanceDiadTable, { body: { ...within, baseVersion: await version(), options } })).data,
    pin: async (mentee: Person, ...pins: readonly [Person, PinKind][]) => {
      const roleModelList = pins.map(([{ id }, kind]) => ({ id, kind }))
      const body = { ...within, baseVersion: await version(), menteeID: mentee.id, roleModelList }
      return (await gus.client.call(calls.mgroupPinRolemodels, { body })).data.version
    },
    lock: async (mentee: Person, locked = true) =>
      gus.client.call(calls.lockMentorAssignment, { body: { ...within, baseVersion: await version(), menteeSet: [mentee.id], locked } }),
    publish: async (notify = true, dryRun = false) =>
      (await gus.client.call(calls.publishMentorAssignment, { body: { ...within, baseVersion: await version(), notify, dryRun } })).data,
    tell: (person: Person, body: { wished?: Id[]; pausedUntil?: number | null }) =>
      person.client.call(ownCalls.tellForMentoring, { params: { groupId: group, userId: person.id }, body }),
    ruleOut: (person: Person, { id: targetId }: Person) =>
      person.client.call(ownCalls.ruleOutForMentoring, {
        params: { groupId: group, userId: person.id },
        body: { targetId, ruledOut: true },
      }),
  }
}

const pairOf = ({ menteeId, mentorId }: PairRow): string[] => (mentorId === null ? [] : [`${menteeId} ${mentorId}`])
const pair = (mentee: Person, mentor: Person): string => `${mentee.id} ${mentor.id}`
const heard = async (person: Person) =>
  (await person.client.call(listNotifications, { params: { userId: person.id }, query: { size: 100 } })).items
    .map(({ kind }) => kind)
    .filter((kind) => kind.endsWith('Assigned'))

test('a dry run tells what would be and keeps nothing; then it is kept, with a certificate, and points that add up', async () => {
  const { table, rebalance, pairs, mentees, tell, mentors } = await setUp(3, 2)
  await tell(mentees[0]!, { wished: [mentors[1]!.id] })
  const tried = await rebalance({ dryRun: true })
  expect(tried).toMatchObject({ feasible: true, kept: false, version: 1, diff: { kept: 0, moved: 0, newlyUnmatched: [], unmatched: 0 } })
  expect(await pairs()).toEqual([])
  expect((await table()).rows[0]!.reasonUnmatched!.code).toBe('notAssigned')
  const kept = await rebalance()
  if (!kept.feasible || !tried.feasible) throw new Error('There is no assignment')
  expect(kept).toMatchObject({ kept: true, version: 2, diff: tried.diff })
  expect(kept.certificate.objective).toBe(kept.certificate.dualBound)
  const { rows, mentors: loads } = await table()
  expect(rows).toHaveLength(3)
  for (const { score, reasons } of rows) expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score!)
  expect(rows.reduce((sum, { score }) => sum + score!, 0)).toBeCloseTo(kept.diff.score.after, 0)
  expect(rows[0]).toMatchObject({ mentorId: mentors[1]!.id, published: false, locked: false, pinned: null })
  expect(rows[0]!.reasons.map(({ words }) => words)).toContain('The mentee’s first wish')
  expect(loads.reduce((sum, { load }) => sum + load, 0)).toBe(3)
  // The same again is no change.
  expect((await rebalance()).version).toBe(2)
})

test('pins and locks hold, and what is forbidden is not', async () => {
  const { rebalance, pairs, pin, lock, table, mentees, mentors } = await setUp(2, 2, { mentorCapacity: 2 })
  const [one, two] = mentees as [Person, Person]
  const [first, second] = mentors as [Person, Person]
  await pin(one, [second, 'require'])
  await pin(two, [second, 'forbid'])
  await rebalance()
  expect((await pairs()).toSorted()).toEqual([pair(one, second), pair(two, first)].toSorted())
  expect((await table()).rows[0]).toMatchObject({ pinned: 'require' })
  await lock(one)
  await pin(one, [first, 'prefer'])
  await rebalance()
  expect(await pairs()).toContain(pair(one, second))
  await lock(one, false)
  await rebalance()
  expect(await pairs()).toContain(pair(one, first))
})

test('those without a mentor, and those whose mentors members see otherwise, can be looked at alone', async () => {
  const { within, rebalance, publish, pin, mentees, mentors } = await setUp(3, 2, { mentorCapacity: 1 })
  const only = async (only: MenteesShown) => (await gus.client.call(calls.getDiadTable, { body: { ...within, only, size: 2 } })).data
  expect(await only('without')).toMatchObject({ total: 3, counts: { all: 3, without: 3, changed: 0 }, rows: { length: 2 } })
  await rebalance()
  expect(await only('changed')).toMatchObject({ total: 2, counts: { all: 3, without: 1, changed: 2 } })
  await publish()
  expect(await only('changed')).toMatchObject({ total: 0, counts: { all: 3, without: 1, changed: 0 }, rows: [] })
  const { rows: left } = await only('without')
  const alone = mentees.find(({ id }) => id === left[0]!.menteeId)!
  await pin(alone, [mentors[0]!, 'require'])
  await rebalance()
  // Whoever gets a mentor and whoever loses one.
  expect((await only('changed')).counts).toEqual({ all: 3, without: 1, changed: 2 })
  expect((await only('without')).rows[0]!.menteeId).not.toBe(alone.id)
})

test('what cannot hold together is told in words', async () => {
  const { rebalance, pin, mentees, mentors } = await setUp(2, 1, { mentorCapacity: 1 })
  for (const mentee of mentees) await pin(mentee, [mentors[0]!, 'require'])
  const answer = await rebalance()
  if (answer.feasible) throw new Error('Two were given one place')
  expect(answer.conflict.toSorted()).toEqual([
    'Tutor 1 takes 1 mentee',
    'You require Mentee 1 with Tutor 1',
    'You require Mentee 2 with Tutor 1',
  ])
  expect(answer.loosen).toHaveLength(3)
})

test('whoever has nobody reads why: others have the places, or nobody is possible', async () => {
  const { rebalance, table, pin, within, mentees, mentors, ruleOut } = await setUp(2, 1, { mentorCapacity: 1 })
  await pin(mentees[0]!, [mentors[0]!, 'require'])
  await rebalance()
  const without = async () => (await table()).rows.find(({ menteeId }) => menteeId === mentees[1]!.id)!.reasonUnmatched
  expect(await without()).toEqual({
    code: 'allTaken',
    words: 'All places are taken, also those of Tutor 1, the best for them',
    remedy: 'One more place with Tutor 1: from you or, where it is their own limit, from them.',
    heldBy: [mentees[0]!.id],
  })
  // Whoever has the place is named beside those who have none, wherever they stand.
  const { data: alone } = await gus.client.call(calls.getDiadTable, { body: { ...within, only: 'without', size: 100 } })
  expect([alone.rows.length, alone.people.map(({ _id }) => _id).toSorted()]).toEqual([1, idsOf(...mentees).toSorted()])
  await ruleOut(mentors[0]!, mentees[1]!)
  await rebalance()
  expect(await without()).toMatchObject({ code: 'nobodyPossible', words: 'Nobody is possible: They cannot be paired (1 mentor)' })
})

test('who rules somebody out, or blocks them, is in no pair with them, at once and whatever an advisor requires', async () => {
  const { rebalance, pairs, pin, publish, mentees, mentors, ruleOut, within } = await setUp(2, 1)
  const [mentor] = mentors as [Person]
  await rebalance()
  expect(await pairs()).toHaveLength(2)
  await ruleOut(mentees[0]!, mentor)
  await mentor.client.call(block, { body: { userId: mentor.id, targetId: mentees[1]!.id } })
  expect(await pairs()).toEqual([])
  await pin(mentees[0]!, [mentor, 'require'])
  expect(await rebalance()).toMatchObject({ feasible: true, diff: { unmatched: 2 } })
  expect(await pairs()).toEqual([])
  expect(await publish()).toMatchObject({ pairs: 0, told: 0 })
  // Neither the advisor nor the mentor learns who said so.
  const { data } = await gus.client.call(calls.getDiadTable, { body: within })
  expect(JSON.stringify(data)).not.toMatch(/ruled|block/i)
})

test('whoever hides, leaves, or deletes their account is in no draft afterwards', async () => {
  const { rebalance, pairs, group, mentees, mentors } = await setUp(4, 2, { mentorCapacity: 4 })
  const [hides, leaves, deletes, stays] = mentees as [Person, Person, Person, Person]
  await rebalance()
  expect(await pairs()).toHaveLength(4)
  await hides.client.call(hideProfile, { body: { profType: 'profile', profID: hides.id } })
  await actOn(leaves, group, 'withdrawn')
  await deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } })
  expect((await pairs()).map((one) => one.split(' ')[0])).toEqual([stays.id])
  for (const mentor of mentors) await actOn(mentor, group, 'withdrawn')
  expect(await pairs()).toEqual([])
})

test('of two advisors at once, the second is told the version of now', async () => {
  const { within, pin, mentees, mentors, rebalance } = await setUp(1, 1)
  expect(await pin(mentees[0]!, [mentors[0]!, 'prefer'])).toBe(2)
  const stale = [
    await gus.client.refused(calls.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } }),
    await gus.client.refused(calls.publishMentorAssignment, { body: { ...within, baseVersion: 1 } }),
    await gus.client.refused(calls.lockMentorAssignment, { body: { ...within, baseVersion: 1, menteeSet: idsOf(mentees[0]!) } }),
    await gus.client.refused(calls.mgroupPinRolemodels, {
      body: { ...within, baseVersion: 1, menteeID: mentees[0]!.id, roleModelList: [] },
    }),
  ]
  for (const refused of stale) expect(refused).toMatchObject({ code: 'Stale', details: { data: { version: 2 } } })
  const answers = await Promise.allSettled([rebalance(), pin(mentees[0]!)])
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
})

test('publishing shows a draft to its members, and tells each of them once; twice is once', async () => {
  const { rebalance, publish, table, group, tell, mentees, mentors } = await setUp(2, 1)
  await tell(mentees[0]!, { wished: [mentors[0]!.id] })
  await rebalance()
  const everybody = [...mentees, ...mentors]
  const own = async (person: Person) =>
    (await person.client.call(ownCalls.getOwnPairs, { params: { groupId: group, userId: person.id } })).data
  // No member sees a draft.
  for (const person of everybody) {
    expect(await own(person)).toEqual({ mentors: [], mentees: [], internships: [] })
    expect(JSON.stringify((await archiveOf(person)).data['mentoringPairs'])).toBe('[]')
    expect(await heard(person)).toEqual([])
  }
  const people = ['Mentee 1', 'Mentee 2', 'Tutor 1'].map((name) => expect.objectContaining({ name }))
  expect(await publish(true, true)).toMatchObject({ pairs: 2, added: 2, told: 3, people })
  expect((await table()).rows.map(({ published }) => published)).toEqual([false, false])
  expect(await publish(false)).toMatchObject({ pairs: 2, added: 2, ended: 0, told: 0 })
  await server.context.tasks.runDue()
  expect(await heard(mentees[0]!)).toEqual([])
  expect((await table()).rows.map(({ published }) => published)).toEqual([true, true])
  const [mentor] = (await own(mentees[0]!)).mentors
  expect(mentor).toMatchObject({ person: { _id: mentors[0]!.id } })
  expect(mentor!.why).toContain('You wished for them')
  const { mentees: theirs } = await own(mentors[0]!)
  expect(theirs.map(({ person }) => person._source.generalInfo.name)).toEqual(['Mentee 1', 'Mentee 2'])
  // Whom somebody wished for is theirs to tell.
  expect(JSON.stringify(theirs)).not.toContain('wished')
  // Telling them later is another publication of the same.
  expect(await publish()).toMatchObject({ added: 0, ended: 0, told: 3 })
  expect(await publish()).toMatchObject({ told: 0 })
  await server.context.tasks.runDue()
  await server.context.tasks.runDue()
  expect(await Promise.all(everybody.map(heard))).toEqual([['mentorAssigned'], ['mentorAssigned'], ['menteeAssigned']])
  expect((await archiveOf(mentees[0]!)).data['mentoringPairs']).toMatchObject([{ menteeId: mentees[0]!.id, mentorId: mentors[0]!.id }])
})

test('whoever has nobody any more is told so, and an advisor reads it before', async () => {
  const { rebalance, publish, pin, mentees, mentors } = await setUp(2, 1)
  await rebalance()
  await publish(false)
  await pin(mentees[0]!, [mentors[0]!, 'forbid'])
  await rebalance()
  const { people } = await publish(true, true)
  expect(people.map(({ name, hasNobody }) => [name, hasNobody])).toEqual([
    ['Mentee 1', true],
    ['Mentee 2', false],
    ['Tutor 1', false],
  ])
  await publish()
  await server.context.tasks.runDue()
  const told = async ({ client, id: userId }: Person) =>
    (await client.call(listNotifications, { params: { userId }, query: {} })).items.map(({ words }) => words)
  expect(await told(mentees[0]!)).toEqual([expect.stringMatching(/^You have no mentor in .* for now$/)])
  expect(await told(mentors[0]!)).toEqual([expect.stringMatching(/^Your mentees in .* have been chosen$/)])
})

test('where telling dies in the middle, nobody was told, and each is once it runs again', async () => {
  const { rebalance, publish, mentees, mentors } = await setUp(1, 1)
  await rebalance()
  let deaths = 0
  server.context.events.on(publicationTold, async () => {
    if (deaths++ === 0) throw new Error('The process died')
  })
  await publish()
  await server.context.tasks.runDue()
  expect([deaths, await heard(mentees[0]!), await heard(mentors[0]!)]).toEqual([1, [], []])
  server.clock.advance(10_000)
  await server.context.tasks.runDue()
  expect([deaths, await heard(mentees[0]!), await heard(mentors[0]!)]).toEqual([2, ['mentorAssigned'], ['menteeAssigned']])
})

test('whoever deletes their account while it is worked out is in no draft that is kept', async () => {
  const { rebalance, pairs, mentees } = await setUp(3, 1)
  const [deletes] = mentees as [Person, ...Person[]]
  const [answer] = await Promise.all([
    rebalance(),
    deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } }),
  ])
  expect(answer.feasible).toBe(true)
  expect(await pairs()).toHaveLength(2)
})

test('an archived mentoring group is read, and not assigned', async () => {
  const { within, table, rebalance } = await setUp(1, 1, { keepPenalty: 2 })
  await gus.client.call(groupCalls.updateMgroup, { body: { ...within, baseVersion: 2, archived: true } })
  expect((await table()).rows).toHaveLength(1)
  await expect(rebalance()).rejects.toThrow()
  const refused = await gus.client.refused(calls.publishMentorAssignment, { body: { ...within, baseVersion: 1 } })
  expect(refused.code).toBe('InvalidTransition')
})
