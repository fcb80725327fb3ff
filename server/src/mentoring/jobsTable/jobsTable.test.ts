import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { addGroupJobs, removeGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { deleteJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import * as calls from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { type MentoringOptions, usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import * as ownCalls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { actOn, groupOf } from '../../groups/testing.ts'
import { jobInput, jobOf, type JobInput, studentWith } from '../../jobs/testing.ts'
import { archiveOf } from '../../personal/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { publicationTold } from '../publishing/publishing.events.ts'
import { mentoringGroupOf } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

interface World {
  readonly mentees: readonly NewPerson[]
  readonly jobs: readonly JobInput[]
  readonly options?: Partial<MentoringOptions>
}

const like = (many: number): NewPerson[] => Array.from({ length: many }, () => ({}))

/** A mentoring group of its own with some mentees and jobs, which are named 'Mentee 1' and 'Job 1'. */
async function setUp({ mentees: people, jobs: inputs, options = {} }: World) {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const rita = await signedUp(server, { type: 'recruiter' })
  const make = (person: NewPerson, at: number) =>
    studentWith(server, ['Chess'], { name: `Mentee ${at + 1}`, generalInfo: { level: 'col' }, ...person })
  const mentees = await Promise.all(people.map(make))
  for (const person of mentees) await actOn(person, group, 'applied')
  const jobs: Id[] = []
  for (const [at, input] of inputs.entries()) jobs.push(await jobOf(rita, ['Chess'], { name: `Job ${at + 1}`, level: 'hs', ...input }))
  await gus.client.call(addGroupJobs, { params: { groupId: group }, body: { jobList: jobs } })
  const mgrpID = await mentoringGroupOf(gus.client, group)
  const within = { grpID: group, mgrpID }
  await gus.client.call(groupCalls.mgroupAddMembers, { body: { ...within, role: 'mentee', filter: {} } })
  await gus.client.call(groupCalls.mgroupAddJobs, { body: { ...within, filter: {} } })
  await gus.client.call(groupCalls.updateMgroup, { body: { ...within, baseVersion: 1, options: { ...usualOptions, ...options } } })

  const table = async (only?: MenteesShown) =>
    (await gus.client.call(calls.getGroupJobsTable, { body: { ...within, ...(only && { only }), size: 100 } })).data
  const version = async () => (await table()).version
  return {
    group,
    within,
    rita,
    mentees,
    jobs,
    table,
    pairs: async () => (await table()).rows.flatMap(({ menteeId, jobId }) => (jobId === null ? [] : [`${menteeId} ${jobId}`])).toSorted(),
    reasonOf: async (mentee: Person) => (await table()).rows.find(({ menteeId }) => menteeId === mentee.id)!.reasonUnmatched,
    rebalance: async (options: { dryRun?: boolean } = {}) =>
      (await gus.client.call(calls.rebalanceJobsTable, { body: { ...within, baseVersion: await version(), options } })).data,
    pin: async (mentee: Person, ...pins: readonly (readonly [Id, PinKind])[]) => {
      const jobList = pins.map(([id, kind]) => ({ id, kind }))
      const body = { ...within, baseVersion: await version(), menteeID: mentee.id, jobList }
      return (await gus.client.call(calls.mgroupPinJobs, { body })).data.version
    },
    lock: async (mentee: Person, locked = true) =>
      gus.client.call(calls.lockJobAssignment, { body: { ...within, baseVersion: await version(), menteeSet: [mentee.id], locked } }),
    publish: async (notify = true, dryRun = false) =>
      (await gus.client.call(calls.publishJobAssignment, { body: { ...within, baseVersion: await version(), notify, dryRun } })).data,
    own: async (person: Person) =>
      (await person.client.call(ownCalls.getOwnPairs, { params: { groupId: group, userId: person.id } })).data.internships,
  }
}

const pair = (mentee: Person, job: Id): string => `${mentee.id} ${job}`
const heard = async (person: Person) =>
  (await person.client.call(listNotifications, { params: { userId: person.id }, query: { size: 100 } })).items
    .map(({ kind }) => kind)
    .filter((kind) => kind.endsWith('Assigned'))

test('a dry run keeps nothing; what is kept is the best, with points that add up, of mentors nothing changes', async () => {
  const { table, rebalance, pairs, jobs } = await setUp({ mentees: like(3), jobs: [{}, {}], options: { jobCapacity: 2 } })
  const tried = await rebalance({ dryRun: true })
  expect(tried).toMatchObject({ feasible: true, kept: false, version: 1, diff: { added: 3, unmatched: 0 } })
  expect(await pairs()).toEqual([])
  const kept = await rebalance()
  if (!kept.feasible || !tried.feasible) throw new Error('There is no assignment')
  expect(kept).toMatchObject({ kept: true, version: 2, diff: tried.diff })
  expect(kept.diff.came[0]).toMatchObject({ mentee: expect.stringMatching(/^Mentee/), job: expect.stringMatching(/^Job . at Blue Door$/) })
  expect(kept.certificate.objective).toBe(kept.certificate.dualBound)
  const { rows, jobs: loads } = await table()
  for (const { score, reasons } of rows) expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score!)
  expect(rows.reduce((sum, { score }) => sum + score!, 0)).toBeCloseTo(kept.diff.score.after, 0)
  expect(rows.every(({ score }) => score! > 0)).toBe(true)
  expect(loads.map(({ id, capacity }) => [id, capacity])).toEqual(jobs.map((id) => [id, 2]))
  expect(loads.reduce((sum, { load }) => sum + load, 0)).toBe(3)
  expect((await rebalance()).version).toBe(2)
})

test('pins and locks hold, and what is forbidden is not', async () => {
  const { rebalance, pairs, pin, lock, table, mentees, jobs } = await setUp({ mentees: like(2), jobs: [{}, {}] })
  const [one, two] = mentees as [Person, Person]
  const [first, second] = jobs as [Id, Id]
  await pin(one, [second, 'require'])
  await pin(two, [second, 'forbid'])
  await rebalance()
  expect(await pairs()).toEqual([pair(one, second), pair(two, first)].toSorted())
  expect((await table()).rows[0]).toMatchObject({ pinned: 'require' })
  await lock(one)
  await pin(one, [first, 'require'], [second, 'forbid'])
  const told = await rebalance()
  if (told.feasible) throw new Error('What is locked was given up')
  expect(told.conflict).toContain('You locked Mentee 1 with Job 2 at Blue Door')
  await lock(one, false)
  await rebalance()
  expect(await pairs()).toContain(pair(one, first))
})

test('each job that a mentee could have is told with what it costs, as requiring it does', async () => {
  const world = { mentees: like(2), jobs: [{}, {}, { level: 'ep' }], options: { jobCapacity: 1 } } as const
  const { within, rebalance, table, pin, mentees, jobs: ids } = await setUp(world)
  const first = await rebalance()
  const row = (await table()).rows.find(({ menteeId }) => menteeId === mentees[0]!.id)!
  const prices = async () => (await gus.client.call(calls.getJobPrices, { body: { ...within, menteeID: mentees[0]!.id } })).data
  const told = await prices()
  expect(told.map(({ jobId }) => jobId).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  expect(told.find(({ jobId }) => jobId === row.jobId)).toMatchObject({ cost: 0 })
  const other = told.find(({ jobId }) => jobId !== row.jobId)!
  await pin(mentees[0]!, [other.jobId, 'require'])
  const forced = await rebalance()
  if (!first.feasible || !forced.feasible) throw new Error('There is no assignment')
  expect(first.certificate.objective - forced.certificate.objective).toBeCloseTo(other.cost! * 100)
  await pin(mentees[0]!, [other.jobId, 'forbid'])
  expect((await prices()).map(({ jobId }) => jobId)).toEqual([row.jobId])
})

test('a mentee without a job reads why, and those without one can be looked at alone', async () => {
  const world = { mentees: like(2), jobs: [{}], options: { jobCapacity: 1 } }
  const { rebalance, pin, table, reasonOf, mentees, jobs } = await setUp(world)
  const [has, lacks] = mentees as [Person, Person]
  expect(await reasonOf(has)).toMatchObject({ code: 'notAssigned', remedy: 'Find the best jobs again, and keep what comes of it.' })
  await pin(has, [jobs[0]!, 'require'])
  await rebalance()
  expect(await table('without')).toMatchObject({ total: 1, counts: { all: 2, without: 1, changed: 1 }, rows: [{ menteeId: lacks.id }] })
  expect(await reasonOf(lacks)).toEqual({
    code: 'allTaken',
    words: 'All places are taken, also those of Job 1 at Blue Door, the best for them',
    remedy: 'One more place in Job 1 at Blue Door.',
    heldBy: [has.id],
  })
})

test('what a mentee cannot take is no pair, whatever is required, and an advisor reads nothing private of it', async () => {
  const other = await groupOf(gus.client, { joinPolicy: 'open' })
  const thisYear = new Date(server.clock.now()).getUTCFullYear()
  const { rebalance, pairs, pin, publish, reasonOf, mentees, jobs, rita } = await setUp({
    mentees: [{ generalInfo: { level: 'hs' }, birthYear: thisYear - 16 }, {}, { generalInfo: { level: 'hs' } }],
    jobs: [{ level: 'hs' }],
  })
  const [job] = jobs as [Id]
  const [young, blocking, low] = mentees as [Person, Person, Person]
  const generalInfo = { ...jobInput({ name: 'Job 1', level: 'hs', skills: [{ name: 'Chess' }] }) }
  const change = (more: JobInput) =>
    rita.client.call(updateJob, { params: { id: job }, body: { generalInfo: { ...generalInfo, ...more } } })
  await rebalance()
  expect(await pairs()).toHaveLength(3)

  await change({ description: 'You have to be 18 or older to work here.' })
  await blocking.client.call(block, { body: { userId: blocking.id, targetId: rita.id } })
  expect(await pairs()).toEqual([pair(low, job)])
  for (const mentee of [young, blocking]) await pin(mentee, [job, 'require'])
  expect(await rebalance()).toMatchObject({ feasible: true, diff: { unmatched: 2 } })
  expect(await pairs()).toEqual([pair(low, job)])
  const told = { code: 'nobodyPossible', words: 'No job is possible: It cannot be theirs (1 job)', remedy: 'Add other jobs.', heldBy: [] }
  expect(await reasonOf(young)).toEqual(told)
  expect(await reasonOf(blocking)).toEqual(told)
  expect(await publish()).toMatchObject({ pairs: 1, told: 1 })

  await change({ level: 'gs' })
  expect(await pairs()).toEqual([])
  await rebalance()
  expect(await reasonOf(low)).toMatchObject({ words: 'No job is possible: It is for a level above theirs (1 job)' })

  await change({ membership: [other] })
  await rebalance()
  expect(await pairs()).toEqual([])
})

test('whoever blocks, closes, leaves, hides or deletes is in no draft, and what is published is without them', async () => {
  const { rebalance, pairs, publish, group, mentees, jobs, rita, within } = await setUp({
    mentees: like(4),
    jobs: [{}, {}, {}, {}],
    options: { jobsPerMentee: { least: 1, most: 4 }, jobCapacity: 4 },
  })
  const [hides, leaves, deletes, stays] = mentees as [Person, Person, Person, Person]
  const [closed, deleted, removed, takenOut] = jobs as [Id, Id, Id, Id]
  await rebalance()
  expect(await pairs()).toHaveLength(16)
  await hides.client.call(hideProfile, { body: { profType: 'profile', profID: hides.id } })
  await actOn(leaves, group, 'withdrawn')
  await deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } })
  expect(await pairs()).toEqual(jobs.map((job) => pair(stays, job)).toSorted())
  await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: jobInput({ name: 'Job 1', state: 'closed' }) } })
  expect(await pairs()).not.toContain(pair(stays, closed))
  await rita.client.call(deleteJob, { params: { id: deleted } })
  expect(await pairs()).not.toContain(pair(stays, deleted))
  await gus.client.call(removeGroupJobs, { params: { groupId: group }, body: { jobList: [removed] } })
  expect(await pairs()).toEqual([pair(stays, takenOut)])
  expect(await publish()).toMatchObject({ pairs: 1, told: 1 })
  await gus.client.call(groupCalls.mgroupDelJobs, { body: { ...within, jobList: [takenOut] } })
  expect(await pairs()).toEqual([])
  await rebalance()
  expect(await publish()).toMatchObject({ pairs: 0, ended: 0 })
})

test('of two advisors at once, the second is told the version of now; the draft of mentors has one of its own', async () => {
  const { within, pin, mentees, jobs } = await setUp({ mentees: like(1), jobs: [{}] })
  expect(await pin(mentees[0]!, [jobs[0]!, 'prefer'])).toBe(2)
  const base = { ...within, baseVersion: 1 }
  const stale = [
    await gus.client.refused(calls.rebalanceJobsTable, { body: base }),
    await gus.client.refused(calls.publishJobAssignment, { body: base }),
    await gus.client.refused(calls.lockJobAssignment, { body: { ...base, menteeSet: [mentees[0]!.id] } }),
    await gus.client.refused(calls.mgroupPinJobs, { body: { ...base, menteeID: mentees[0]!.id, jobList: [] } }),
  ]
  for (const refused of stale) expect(refused).toMatchObject({ code: 'Stale', details: { data: { version: 2 } } })
  // What is no job there is left out, so that nothing is asked of this mentee any more.
  expect(await pin(mentees[0]!, [mentees[0]!.id, 'require'])).toBe(3)
})

test('publishing shows each mentee their jobs, and tells them once; twice is once, and no member sees a draft', async () => {
  const { rebalance, publish, table, own, mentees, jobs } = await setUp({ mentees: like(2), jobs: [{}] })
  await rebalance()
  for (const person of mentees) {
    expect(await own(person)).toEqual([])
    expect((await archiveOf(person)).data['internships']).toEqual([])
    expect(await heard(person)).toEqual([])
  }
  expect(await publish(true, true)).toMatchObject({ pairs: 2, added: 2, told: 2, people: [{ role: 'mentee' }, { role: 'mentee' }] })
  expect(await own(mentees[0]!)).toEqual([])
  expect(await publish(false)).toMatchObject({ added: 2, told: 0 })
  await server.context.tasks.runDue()
  expect(await heard(mentees[0]!)).toEqual([])
  expect((await table()).rows.map(({ published }) => published)).toEqual([true, true])
  const [internship] = await own(mentees[0]!)
  expect(internship).toMatchObject({ jobId: jobs[0], name: 'Job 1', companyInstitution: 'Blue Door', archived: false })
  expect(internship!.why.join()).toContain('Chess')
  expect(await publish()).toMatchObject({ added: 0, ended: 0, told: 2 })
  expect(await publish()).toMatchObject({ told: 0 })
  await server.context.tasks.runDue()
  await server.context.tasks.runDue()
  expect(await Promise.all(mentees.map(heard))).toEqual([['internshipAssigned'], ['internshipAssigned']])
  expect((await archiveOf(mentees[0]!)).data['internships']).toMatchObject([{ jobId: jobs[0] }])
})

test('a published job that closes, or whose employer a mentee blocks, is shown to them no longer, and ends with the next publication', async () => {
  const { rebalance, publish, own, table, mentees, jobs, rita } = await setUp({ mentees: like(2), jobs: [{}] })
  const [blocks, waits] = mentees as [Person, Person]
  await rebalance()
  await publish()
  await blocks.client.call(block, { body: { userId: blocks.id, targetId: rita.id } })
  expect([await own(blocks), (await own(waits)).length]).toEqual([[], 1])
  expect((await table('changed')).rows.map(({ menteeId }) => menteeId)).toEqual([blocks.id])
  await rita.client.call(updateJob, { params: { id: jobs[0]! }, body: { generalInfo: jobInput({ name: 'Job 1', state: 'closed' }) } })
  expect(await own(waits)).toEqual([])
  expect(await publish()).toMatchObject({ pairs: 0, ended: 2, told: 2 })
})

test('where telling dies in the middle, nobody was told, and each is once it runs again', async () => {
  const { rebalance, publish, mentees } = await setUp({ mentees: like(1), jobs: [{}] })
  await rebalance()
  let deaths = 0
  server.context.events.on(publicationTold, async () => {
    if (deaths++ === 0) throw new Error('The process died')
  })
  await publish()
  await server.context.tasks.runDue()
  expect([deaths, await heard(mentees[0]!)]).toEqual([1, []])
  server.clock.advance(10_000)
  await server.context.tasks.runDue()
  expect([deaths, await heard(mentees[0]!)]).toEqual([2, ['internshipAssigned']])
})

test('an archived mentoring group is read, and not assigned; a job of it is told to its mentee as one that was theirs', async () => {
  const { within, rebalance, publish, own, mentees, table } = await setUp({ mentees: like(1), jobs: [{}], options: { keepPenalty: 2 } })
  await rebalance()
  await publish()
  await gus.client.call(groupCalls.updateMgroup, { body: { ...within, baseVersion: 2, archived: true } })
  expect([await own(mentees[0]!), (await table()).rows]).toMatchObject([[{ name: 'Job 1', archived: true }], [{ published: true }]])
  await expect(rebalance()).rejects.toThrow()
})
