import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import * as calls from '@trellis/contract/mentoring/dashboards.calls.ts'
import type { Standing } from '@trellis/contract/mentoring/living/standing.ts'
import * as livingCalls from '@trellis/contract/mentoring/living.calls.ts'
import { lacks } from '@trellis/contract/mentoring/pairsTable.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as ownCalls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { actOn } from '../../groups/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { again, logs, writesTo } from '../living/testing.ts'
import { everyList, type MentoredWorld, mentoredWorld, publishedPair, readsOf } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const DAY = 86_400_000

/** Every number, held against its list and against whatever else counts the same. */
async function expectOneTruth(world: MentoredWorld): Promise<void> {
  const { counts, places, load, scores, weeks, sessions } = await world.dashboard()
  const rows = new Map<string, number>()
  const read = await Promise.all(everyList.map(async ({ list, at }) => ({ list, at, ...(await world.list(list, at)) })))
  for (const { list, at, items, total } of read) {
    expect(items, list).toHaveLength(total)
    const number = list === 'load' ? load.mentors[at!] : list === 'score' ? scores[at!] : counts[list]
    expect(total, `${list} ${at ?? ''}`).toBe(number)
    rows.set(list, (rows.get(list) ?? 0) + total)
  }
  expect(rows.get('load')).toBe(counts.mentors)
  expect(rows.get('score')).toBe(counts.drafted)
  expect(load.places.reduce((sum, many) => sum + many, 0)).toBe(counts.mentors)
  expect(lacks.reduce((sum, lack) => sum + counts[lack], 0)).toBe(counts.unmatched)

  const table = await world.table()
  const pairs = table.rows.filter(({ mentorId }) => mentorId !== null)
  expect({ all: counts.mentees, without: counts.unmatched, changed: counts.changed }).toEqual(table.counts)
  expect(counts.drafted).toBe(pairs.length)
  const { items: drafted } = await world.list('drafted')
  const pointsOf = new Map(pairs.map((row) => [`${row.menteeId} ${row.mentorId}`, row.assignedScore]))
  for (const row of drafted) if (row.kind === 'pair') expect(row.score).toBe(pointsOf.get(`${row.mentee.id} ${row.mentor.id}`))
  expect(counts.matched).toBe(new Set(pairs.map(({ menteeId }) => menteeId)).size)
  for (const lack of lacks) expect(counts[lack]).toBe(table.rows.filter(({ reasonUnmatched }) => reasonUnmatched?.code === lack).length)
  expect(places.taken).toBe(table.mentors.reduce((sum, mentor) => sum + mentor.load, 0))
  const { items: mentors } = await world.list('mentors')
  expect(mentors.map((row) => row.kind === 'mentor' && { id: row.person._id, capacity: row.places, load: row.load })).toEqual(
    table.mentors.map(({ id, capacity, load }) => ({ id, capacity, load })),
  )

  const params = { groupId: world.group, mgrpID: world.within.mgrpID }
  const { data: living } = await gus.client.call(livingCalls.getLivingPairs, { params, query: { size: 100 } })
  expect({ all: counts.published, asking: counts.asking, quiet: counts.needsCheckIn }).toEqual(living.counts)
  const standingOfPair = new Map(living.items.map(({ mentee, mentor, standing }) => [`${mentee._id} ${mentor._id}`, standing]))
  const { items: published } = await world.list('published')
  const told = published.map((row) => row.kind === 'pair' && [`${row.mentee.id} ${row.mentor.id}`, row.standing])
  expect(new Map(told as [string, Standing][])).toEqual(standingOfPair)
  expect(sessions).toBe(living.items.reduce((sum, { met }) => sum + met, 0))
  expect(counts.met).toBe(living.items.filter(({ met }) => met > 0).length)
  expect(counts.onTrack + counts.needsCheckIn + counts.tooEarly + counts.pausing).toBe(counts.published)
  expect(weeks.at(-1)).toMatchObject({ onTrack: counts.onTrack, needsCheckIn: counts.needsCheckIn, tooEarly: counts.tooEarly })

  const { data: all } = await gus.client.call(groupCalls.listMgroups, { params: { groupId: world.group } })
  const own = all.find(({ _id }) => _id === world.within.mgrpID)!.counts
  expect({ mentees: counts.mentees, mentors: counts.mentors, without: counts.withoutPlace, capacity: places.all }).toEqual({
    mentees: own.mentees,
    mentors: own.mentors,
    without: own.mentorsWithoutPlace,
    capacity: own.capacity,
  })
  for (const [role, count] of [['mentee', counts.mentees] as const, ['mentor', counts.mentors] as const]) {
    const { items, total } = await gus.client.call(groupCalls.getMgroupMembers, { params, query: { role, size: 100 } })
    expect(total).toBe(count)
    const listed = (await world.list(role === 'mentee' ? 'mentees' : 'mentors')).items
    expect(listed.map((row) => row.kind !== 'pair' && row.person._id)).toEqual(items.map(({ _id }) => _id))
  }
}

test('a mentoring group is counted from the first day on, and each number is as many as its list holds', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 5, mentors: 2, mentorCapacity: 2 })
  const before = await world.dashboard()
  expect(before.counts).toMatchObject({
    mentees: 5,
    matched: 0,
    unmatched: 5,
    notAssigned: 5,
    mentors: 2,
    free: 2,
    drafted: 0,
    published: 0,
  })
  expect(before.group).toEqual({ invited: 0, applied: 0, accepted: 7 })
  await expectOneTruth(world)
  await world.rebalance()
  const drafted = await world.dashboard()
  expect(drafted.counts).toMatchObject({ matched: 4, unmatched: 1, allTaken: 1, full: 2, free: 0, drafted: 4, changed: 4, mentored: 0 })
  expect(drafted.places).toEqual({ all: 4, taken: 4 })
  expect(drafted.load).toEqual({ mentors: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], places: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] })
  expect(drafted.scores.reduce((sum, many) => sum + many, 0)).toBe(4)
  await expectOneTruth(world)
  await world.publish()
  expect((await world.dashboard()).counts).toMatchObject({ published: 4, mentored: 4, changed: 0 })
  await expectOneTruth(world)
  const [alone] = (await world.list('allTaken')).items
  expect(alone).toMatchObject({ kind: 'mentee', mentors: [], unmatched: { words: expect.stringMatching(/^All places are taken/) } })
})

const steps: Record<string, (world: MentoredWorld, at: number) => Promise<unknown>> = {
  rebalance: (world) => world.rebalance(),
  publish: (world) => world.publish(),
  lock: (world, at) => world.lock(oneOf(world.mentees, at)),
  wish: (world, at) => tell(world, oneOf(world.mentees, at), { wished: [oneOf(world.mentors, at).id] }),
  pause: (world, at) => tell(world, oneOf(world.mentors, at), { pausedUntil: server.context.clock.now() + DAY }),
  pauseAsMentee: (world, at) => tell(world, oneOf(world.mentees, at), { pausedUntil: server.context.clock.now() + DAY }),
  endPause: (world, at) => tell(world, oneOf(world.mentees, at), { pausedUntil: null }),
  offerLess: (world, at) => tell(world, oneOf(world.mentors, at), { capacity: 1 }),
  ruleOut: (world, at) => {
    const [{ client, id: userId }, { id: targetId }] = [oneOf(world.mentees, at), oneOf(world.mentors, at + 1)]
    return client.call(ownCalls.ruleOutForMentoring, { params: { groupId: world.group, userId }, body: { targetId, ruledOut: true } })
  },
  block: (world, at) => blockedBy(oneOf(world.mentors, at), oneOf(world.mentees, at)),
  blockAdvisor: (world, at) => blockedBy(oneOf(world.mentees, at), gus),
  blockedByAdvisor: (world, at) => blockedBy(gus, oneOf(world.mentors, at)),
  letAdvisor: (world, at) => gus.client.call(unblock, { body: { userId: gus.id, targetId: oneOf(world.mentors, at).id } }),
  hide: ({ mentees }, at) => {
    const { id, client } = oneOf(mentees, at)
    return client.call(hideProfile, { body: { profType: 'profile', profID: id } })
  },
  meet: (world, at) => meets(world, at, -at * DAY),
  plan: (world, at) => meets(world, at, (at + 1) * DAY),
  write: writes,
  leave: ({ mentors, group }, at) => actOn(oneOf(mentors, at), group, 'withdrawn'),
}
async function meets(world: MentoredWorld, at: number, fromNow: number): Promise<void> {
  const [mentee, mentor] = (await publishedPair(world, at)) ?? []
  if (mentor !== undefined) await logs(mentee!, world.group, mentor, { at: server.context.clock.now() + fromNow })
}
async function writes(world: MentoredWorld, at: number): Promise<void> {
  const [mentee, mentor] = (await publishedPair(world, at)) ?? []
  if (mentor !== undefined) await writesTo(mentee!, world.group, mentor, `No. ${at}`)
}

const oneOf = (people: readonly Person[], at: number): Person => people[at % people.length]!
const blockedBy = ({ client, id: userId }: Person, { id: targetId }: Person) => client.call(block, { body: { userId, targetId } })
const tell = ({ group }: MentoredWorld, { client, id: userId }: Person, body: object) =>
  client.call(ownCalls.tellForMentoring, { params: { groupId: group, userId }, body })

test('the same number is the same everywhere, whatever happens in a mentoring group', async () => {
  const names = Object.keys(steps)
  const happening = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(20)), { minLength: 5, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(happening, async (happens) => {
      const world = await mentoredWorld(server, gus, { mentees: 6, mentors: 3, mentorCapacity: 2 })
      await world.rebalance()
      await world.publish()
      for (const [name, at] of happens) {
        // What is refused, such as to leave twice, changes nothing.
        await steps[name]!(world, at).catch(() => undefined)
      }
      await expectOneTruth(world)
      await world.rebalance()
      await expectOneTruth(world)
    }),
    { numRuns: 2 },
  )
})

test('pairs are told by how they go on, week by week, as the rule says', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 4, mentors: 1, mentorCapacity: 4 })
  await world.rebalance()
  await world.publish()
  expect((await world.dashboard()).counts).toMatchObject({ tooEarly: 4, onTrack: 0, needsCheckIn: 0, met: 0 })
  server.clock.advance(30 * DAY)
  gus = await again(server, gus)
  const later = readsOf(gus, world.within)
  const [met, metLongAgo, plans] = await Promise.all(world.mentees.map((person) => again(server, person)))
  const [mentor] = world.mentors as [Person]
  const now = server.context.clock.now()
  await logs(met!, world.group, mentor, { at: now - 3 * DAY })
  await logs(metLongAgo!, world.group, mentor, { at: now - 22 * DAY })
  await logs(plans!, world.group, mentor, { at: now + DAY })
  const { counts, weeks, sessions } = await later.dashboard()
  expect(counts).toMatchObject({ onTrack: 2, needsCheckIn: 2, tooEarly: 0, met: 2, published: 4 })
  expect(sessions).toBe(2)
  const told = weeks.map(({ at, ...standings }) => [Math.round((now - at) / DAY), Object.values(standings)])
  // They were published 30 days ago; two weeks ago, one had met eight days before that.
  expect(told).toEqual([
    [49, [0, 0, 0]],
    [42, [0, 0, 0]],
    [35, [0, 0, 0]],
    [28, [0, 0, 4]],
    [21, [1, 0, 3]],
    [14, [1, 0, 3]],
    [7, [1, 3, 0]],
    [0, [2, 2, 0]],
  ])
  const [first] = (await later.list('needsCheckIn')).items
  expect(first).toMatchObject({ kind: 'pair', standing: 'needsCheckIn' })
  const needing = [counts.needsCheckIn, (await later.list('needsCheckIn')).total]
  await tell(world, metLongAgo!, { pausedUntil: now + DAY })
  const { counts: since, weeks: without } = await later.dashboard()
  expect(since).toMatchObject({ onTrack: 2, needsCheckIn: 1, tooEarly: 0, pausing: 1, published: 4 })
  expect([needing, (await later.list('needsCheckIn')).total]).toEqual([[2, 2], 1])
  expect((await later.list('pausing')).items).toMatchObject([{ mentee: { id: metLongAgo!.id }, standing: 'pausing' }])
  expect(without.slice(-2)).toMatchObject([
    { onTrack: 0, needsCheckIn: 3 },
    { onTrack: 2, needsCheckIn: 1 },
  ])
  expect((await later.member(met!.id, met)).pairs).toMatchObject([{ met: 1, lastSession: now - 3 * DAY, standing: 'onTrack' }])
})

test('a list comes as a table of all of it, without formulas', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 3, mentors: 1 })
  const evil = await signedUp(server, { name: '=HYPERLINK("https://evil.example")', birthYear: 1990 })
  await actOn(evil, world.group, 'applied')
  await gus.client.call(groupCalls.mgroupAddMembers, { body: { ...world.within, role: 'mentee', mbrList: [evil.id] } })
  await world.rebalance()
  const table = async (body: object) => {
    const file = await gus.client.raw('POST', '/pythonApi/exportMgroupDashboardList', { body: { ...world.within, ...body } })
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()).split('\r\n')
    return { name: decodeURIComponent(file.headers.get('content-disposition')!), titles: lines[0], lines: lines.slice(1, -1) }
  }
  const mentees = await table({ list: 'mentees' })
  expect(mentees.name).toMatch(/Mentoring \d+ Mentees \d{4}-\d\d-\d\d\.csv$/)
  expect(mentees.titles).toBe('\uFEFFMentee,Level,Mentors in the draft,Why without,What would help,Profile in %,Last active')
  expect(mentees.lines).toHaveLength(4)
  expect(mentees.lines[0]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)",/)
  expect((await table({ list: 'drafted' })).lines).toHaveLength(3)
  expect((await table({ list: 'load', at: 3 })).lines[0]).toMatch(/^Tutor 1,[^,]*,3,3,\d+,\d{4}-\d\d-\d\d$/)
  expect((await table({ list: 'load', at: 2 })).lines).toEqual([])
})

test('whoever hides, leaves or deletes their account is in no number', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 4, mentors: 1, mentorCapacity: 4 })
  await world.rebalance()
  await world.publish()
  const [hides, leaves, deletes] = world.mentees as [Person, Person, Person, Person]
  await hides.client.call(hideProfile, { body: { profType: 'profile', profID: hides.id } })
  await actOn(leaves, world.group, 'withdrawn')
  await deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } })
  const { counts, load, places } = await world.dashboard()
  expect(counts).toMatchObject({ mentees: 1, matched: 1, drafted: 1, published: 1, mentored: 1 })
  expect([load.mentors[1], places]).toEqual([1, { all: 4, taken: 1 }])
  for (const { id } of [hides, leaves, deletes]) {
    const refused = await gus.client.refused(calls.getMemberDashboard, { body: { ...world.within, memberID: id } })
    expect(refused.code).toBe('NotFound')
  }
})

test('a member reads what is published of them, an advisor the draft and its reasons', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 2, mentors: 1, mentorCapacity: 1 })
  await world.rebalance()
  const row = (await world.table()).rows.find(({ mentorId }) => mentorId !== null)
  const paired = world.mentees.find(({ id }) => id === row!.menteeId)!
  const alone = world.mentees.find(({ id }) => id !== row!.menteeId)!
  const [mentor] = world.mentors as [Person]
  const own = await world.member(paired.id, paired)
  expect(own).toMatchObject({ pairs: [], unmatched: null, places: null, roles: [{ role: 'mentee' }], incomplete: expect.any(Array) })
  expect(own.completeness).toBeGreaterThan(0)
  const told = await world.member(paired.id)
  expect(told.pairs).toMatchObject([{ person: { _id: mentor.id }, as: 'mentor', since: null, score: row!.score }])
  expect(told.pairs[0]!.reasons).toEqual(row!.reasons)
  // A wish counts at once for the points of now, and for the others when they are assigned again.
  expect(row!.assignedScore).toBeCloseTo(row!.score!, 1)
  await tell(world, paired, { wished: [mentor.id] })
  const [wished] = (await world.member(paired.id)).pairs
  expect(wished!.score).toBeGreaterThan(row!.score! + 1)
  expect([wished!.assignedScore, (await world.table()).rows.find(({ mentorId }) => mentorId !== null)!.assignedScore]).toEqual([
    row!.assignedScore,
    row!.assignedScore,
  ])
  expect((await world.member(alone.id)).unmatched!.words).toMatch(/^All places are taken/)
  expect((await world.member(alone.id, alone)).unmatched).toBeNull()
  expect((await world.member(mentor.id)).places).toEqual({ all: 1, taken: 1 })
  expect((await world.member(mentor.id, mentor)).places).toEqual({ all: 1, taken: 0 })
  await world.publish()
  expect((await world.member(paired.id, paired)).pairs).toMatchObject([
    { person: { _id: mentor.id }, score: null, assignedScore: null, reasons: [] },
  ])
  expect((await world.member(mentor.id, mentor)).pairs).toMatchObject([{ person: { _id: paired.id }, as: 'mentee' }])
  // Who cannot be paired is in no draft at once, and in nothing from the next publication on; an advisor learns nothing of why.
  await paired.client.call(ownCalls.ruleOutForMentoring, {
    params: { groupId: world.group, userId: paired.id },
    body: { targetId: mentor.id, ruledOut: true },
  })
  expect((await world.member(mentor.id)).places).toEqual({ all: 1, taken: 0 })
  expect((await world.dashboard()).counts).toMatchObject({ drafted: 0, published: 1, mentored: 1, changed: 1 })
  await world.rebalance()
  await world.publish()
  expect((await world.member(paired.id)).pairs).toEqual([])
  expect(JSON.stringify([await world.member(paired.id), (await world.list('mentees')).items])).not.toMatch(/ruled|block/i)
})
