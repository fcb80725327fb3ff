import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { getDiadTable, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { mgroupAddJobs } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { block } from '@trellis/contract/people/people.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../accounts/accounts.tables.ts'
import { signedUp } from '../../accounts/testing.ts'
import { jobOf } from '../../jobs/testing.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { profiles } from '../../profiles/profiles.tables.ts'
import { ofJobs } from '../jobsTable/ofJobs.ts'
import { whoIs } from '../living/livingPairs.queries.ts'
import { mentoringMembers } from '../mentoring.tables.ts'
import { mentoringGroupsOf } from '../mentoringGroups.queries.ts'
import { mentoredGroup } from '../testing.ts'
import { assignedInThread, inWorker, soonEnough } from './assigningThread.ts'
import { ofMentors } from './assignmentKind.ts'
import type { MentorWithPlaces, TableState } from './tableState.ts'
import { draftedPairs, participants } from './tables.queries.ts'
import { nothingAsked } from './testing.ts'
import { requireWorkable } from './workable.policy.ts'

const weights = { genome: 1, tags: 1, text: 1, related: 1 }
const ids = (count: number): Id[] => Array.from({ length: count }, () => newId()).toSorted()
const people = (count: number): MentorWithPlaces[] =>
  ids(count).map((id) => ({ id, name: '', facts: noFacts, compared: undefined, capacity: 1 }))
const stateOf = (mentees: number, mentors: number): TableState => ({
  mentees: people(mentees),
  mentors: people(mentors),
  options: { ...usualOptions, evenness: 0 },
  ...nothingAsked,
})
/** For so many mentees without a mentor it is tried what would help, which takes seconds. */
const LONG = stateOf(4_000, 600)
const forever = new AbortController().signal

test('work that takes too long is stopped with its thread, and told in words that help', async () => {
  const began = performance.now()
  await expect(inWorker(LONG, { weights }, forever, 50)).rejects.toMatchObject({
    code: 'TooLarge',
    message: expect.stringMatching(
      /^This took more than \d+ seconds, and nothing was changed\. Try again when less is going on, or divide the people/,
    ),
  })
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('whoever waits no more frees the thread for the next one', async () => {
  const askedBy = { id: newId() } as Parameters<typeof assignedInThread>[0]['askedBy']
  const [leaving, begun] = [new AbortController(), Promise.withResolvers<void>()]
  async function read(): Promise<TableState> {
    begun.resolve()
    return LONG
  }
  const left = assignedInThread({ askedBy, read, weights, waiting: leaving.signal })
  const next = assignedInThread({ askedBy, read: async () => stateOf(2, 2), weights, waiting: forever })
  await begun.promise
  setTimeout(() => leaving.abort(), 50)
  await expect(left).rejects.toMatchObject({ code: 'Busy' })
  expect((await next).answer).toMatchObject({ feasible: true, unmatched: { length: 2 } })
  // What has not begun does not begin.
  const never = assignedInThread({ askedBy, read: () => Promise.reject(new Error('It was read')), weights, waiting: leaving.signal })
  await expect(never).rejects.toMatchObject({ code: 'Busy' })
})

test('whoever waits for long is told so, and what is late does not begin', async () => {
  const { promise: turn, resolve: itsTurn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<boolean>()
  const late = soonEnough(async (begin) => {
    await turn
    hasBegun(begin())
  }, 10)
  await expect(late).rejects.toMatchObject({ code: 'Busy', retryAfter: 10 })
  itsTurn()
  expect(await begun).toBe(false)
  expect(await soonEnough(async (begin) => begin())).toBe(true)
})

test('more pairs than can be compared at once are refused before anybody is read', () => {
  expect(() => requireWorkable(10_000, 2_000, 'mentor')).not.toThrow()
  expect(() => requireWorkable(10_001, 2_000, 'mentor')).toThrow(
    '10,001 mentees and 2,000 mentors are too many to be compared at once, and nothing was changed. Divide them among several mentoring groups.',
  )
  expect(() => requireWorkable(40_000, 501, 'job')).toThrow(/^40,000 mentees and 501 jobs are too many/)
})

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('an advisor who leaves the page while it is worked out keeps nothing', async () => {
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  const { within } = await mentoredGroup(server, gus, { mentees: 1, mentors: 1 })
  const address = `${server.origin}/api${rebalanceDiadTable.description.path}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${gus.token}` }
  const request = { method: 'POST', headers, body: JSON.stringify({ ...within, baseVersion: 1 }) }
  await expect(fetch(address, { ...request, signal: AbortSignal.timeout(20) })).rejects.toThrow(/abort|timeout/)
  // It would be refused as stale if the first had been kept.
  const reply = await fetch(address, request)
  expect([reply.status, await reply.json()]).toMatchObject([200, { data: { kept: true, version: 2 } }])
})

test('people are read a few at a time, each once', async () => {
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  const { within, mentees } = await mentoredGroup(server, gus, { mentees: 5, mentors: 1 })
  const { context } = server
  const [actor, group] = [await whoIs(context, gus.id), (await mentoringGroupsOf(context.db, within.grpID))[0]!]
  const ids = async (atOnce: number) => (await participants(context, actor!, group, 'mentee', { atOnce })).map(({ id }) => id)
  const all = mentees.map(({ id }) => id).toSorted()
  for (const atOnce of [1, 2, 5, 6]) expect(await ids(atOnce)).toEqual(all)
})

test('whether there are too many pairs is told of those alone whom the advisor sees', async () => {
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  const { within, mentees } = await mentoredGroup(server, gus, { mentees: 2, mentors: 2 })
  const { context } = server
  const rebalance = async (baseVersion: number) => (await gus.client.call(rebalanceDiadTable, { body: { ...within, baseVersion } })).data
  const listed = async () => (await gus.client.call(getDiadTable, { body: within })).data.rows.map(({ menteeId }) => menteeId).toSorted()
  expect(await rebalance(1)).toMatchObject({ kept: true, version: 2 })
  const since = new Date(context.clock.now())
  const unseen = ids(9_000).map((id, at) => ({ id, email: `unseen.${at}@school.example`, name: 'Unseen' }))
  await context.db.transaction(async (tx) => {
    await inParts(unseen, (some) =>
      tx.insert(accounts).values(some.map((one) => ({ ...one, type: 'student' as const, emailKey: one.email, createdAt: since }))),
    )
    await inParts(unseen, (some) =>
      tx
        .insert(profiles)
        .values(some.map(({ id, name }) => ({ id, name, confirmed: true, hidden: true, createdAt: since, updatedAt: since }))),
    )
    await inParts(unseen, (some) =>
      tx
        .insert(mentoringMembers)
        .values(some.map(({ id }, at) => ({ mentoringGroupId: within.mgrpID, accountId: id, role: mentoringRoles[at % 2]!, since }))),
    )
  })
  const all = mentees.map(({ id }) => id).toSorted()
  expect([await rebalance(2), await listed()]).toMatchObject([{ feasible: true, kept: true }, all])
  // Nor is it told by a pair of the draft that stays beside what is assigned.
  const [blocked, seen] = mentees.map(({ id }) => id) as [Id, Id]
  const drafted = async () => (await draftedPairs(context.db, within.mgrpID)).map(({ menteeId }) => menteeId).toSorted()
  await gus.client.call(block, { body: { userId: gus.id, targetId: blocked } })
  expect([await rebalance(2), await listed(), await drafted()]).toMatchObject([{ feasible: true, kept: true }, [seen], all])
})

test('of some pairs nobody and no job is read but theirs', async () => {
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  const rita = await signedUp(server, { type: 'recruiter' })
  const { within, mentees, mentors } = await mentoredGroup(server, gus, { mentees: 2, mentors: 2 })
  const jobs = [await jobOf(rita, ['Chess'], { level: 'hs' }), await jobOf(rita, ['Chess'], { level: 'hs' })]
  await gus.client.call(addGroupJobs, { params: { groupId: within.grpID }, body: { jobList: jobs } })
  await gus.client.call(mgroupAddJobs, { body: { ...within, filter: {} } })
  const { context } = server
  const [actor, group] = [await whoIs(context, gus.id), (await mentoringGroupsOf(context.db, within.grpID))[0]!]
  const menteeId = mentees[1]!.id
  for (const [kind, mentorId] of [
    [ofMentors, mentors[1]!.id],
    [ofJobs, jobs[1]!],
  ] as const) {
    const [all, some] = [
      await kind.stateOf(context, actor!, group, usualOptions),
      await kind.stateOf(context, actor!, group, usualOptions, [{ menteeId, mentorId }]),
    ]
    expect([all.mentees.length, all.mentors.length]).toEqual([2, 2])
    expect([some.mentees, some.mentors]).toMatchObject([[{ id: menteeId }], [{ id: mentorId }]])
  }
})
