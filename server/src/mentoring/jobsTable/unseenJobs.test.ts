import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import * as calls from '@trellis/contract/mentoring/jobsTable.calls.ts'
import * as groups from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { block } from '@trellis/contract/people/people.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { actOn, groupOf } from '../../groups/testing.ts'
import { jobOf, studentWith } from '../../jobs/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { statementsDuring } from '../../platform/testing/statements.ts'
import { jobTables } from './jobsTable.tables.ts'
import { jobTakers } from './offeredJobs.queries.ts'
import { mentoringGroupOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Two mentees and two jobs of a group led by two advisors, one of the jobs for the members of a group that the first alone leads. */
async function ledByTwo() {
  const [gus, ida, rita] = await Promise.all((['advisor', 'advisor', 'recruiter'] as const).map((type) => signedUp(server, { type })))
  const group = await groupOf(gus!.client, { joinPolicy: 'open' })
  const other = await groupOf(gus!.client, { joinPolicy: 'open' })
  await joinAs(server, 'advisor', group, ida!)
  const mentees = await Promise.all(['Ann', 'Ben'].map((name) => studentWith(server, ['Chess'], { name, generalInfo: { level: 'col' } })))
  for (const mentee of mentees) for (const one of [group, other]) await actOn(mentee, one, 'applied')
  const seen = await jobOf(rita!, ['Chess'], { name: 'Seen', level: 'hs' })
  const unseen = await jobOf(rita!, ['Chess'], { name: 'Unseen', level: 'hs', membership: [other] })
  await gus!.client.call(addGroupJobs, { params: { groupId: group }, body: { jobList: [seen, unseen] } })
  const within = { grpID: group, mgrpID: await mentoringGroupOf(gus!.client, group) }
  await gus!.client.call(groups.mgroupAddMembers, { body: { ...within, role: 'mentee', filter: {} } })
  await gus!.client.call(groups.mgroupAddJobs, { body: { ...within, filter: {} } })
  const options = { ...usualOptions, jobCapacity: 1, leastScore: 0 }
  await gus!.client.call(groups.updateMgroup, { body: { ...within, baseVersion: 1, options } })
  return { gus: gus!, ida: ida!, rita: rita!, within, mentees }
}

test('of a publication an advisor reads what it changed of the jobs that they see, in their history as before it', async () => {
  const { gus, ida, within } = await ledByTwo()
  const base = async (by: Person) => {
    const { version } = (await by.client.call(calls.getGroupJobsTable, { body: within })).data
    return { ...within, baseVersion: version }
  }
  await gus.client.call(calls.rebalanceJobsTable, { body: await base(gus) })
  const publish = async (by: Person, dryRun: boolean) =>
    (await by.client.call(calls.publishJobAssignment, { body: { ...(await base(by)), notify: true, dryRun } })).data
  expect(await publish(ida, true)).toMatchObject({ added: 1, told: 1 })
  expect(await publish(gus, true)).toMatchObject({ added: 2, told: 2 })
  await publish(gus, false)
  const { rows } = await server.context.db.execute('select viewer_id, began, told from mentoring_job_publication_views')
  expect(rows).toEqual([{ viewer_id: ida.id, began: 1, told: 1 }])
})

test('a publication is counted for many advisors with as many statements as for few', async () => {
  const [few, many] = [await ledByTwo(), await ledByTwo()]
  const more = await Promise.all(Array.from({ length: 4 }, () => signedUp(server, { type: 'advisor' })))
  for (const advisor of more) await joinAs(server, 'advisor', many.within.grpID, advisor)
  const ofPublishing = async ({ gus: { client }, within }: typeof few) => {
    const { version } = (await client.call(calls.getGroupJobsTable, { body: within })).data
    await client.call(calls.rebalanceJobsTable, { body: { ...within, baseVersion: version } })
    const body = { ...within, baseVersion: version + 1, notify: false }
    return statementsDuring(server.database, () => client.call(calls.publishJobAssignment, { body }))
  }
  const ofFew = await ofPublishing(few)
  expect(ofFew).toBeGreaterThan(5)
  expect(await ofPublishing(many)).toBeLessThanOrEqual(ofFew)
  const { rows } = await server.context.db.execute('select viewer_id from mentoring_job_publication_views')
  const viewers = rows.map((row) => row['viewer_id'])
  expect(viewers).toEqual(expect.arrayContaining([few.ida, many.ida, ...more].map(({ id }) => id)))
})

test('what a publication changed of a job that is for a cohort alone is told to all advisors of the group', async () => {
  const { gus, within, mentees } = await ledByTwo()
  const { grpID: groupId } = within
  const job = await jobOf(await signedUp(server, { type: 'recruiter' }), ['Chess'], { name: 'For a cohort', level: 'hs' })
  const cohort = { generalInfo: { name: 'Spring', startDate: null, endDate: null }, members: mentees.map(({ id }) => ({ id })) }
  const { success: cohortId } = await gus.client.call(createCohort, { body: { groupId, ...cohort } })
  await gus.client.call(addGroupJobs, { params: { groupId }, body: { jobList: [job], cohortId } })
  const body = { grpID: groupId, mgrpID: await mentoringGroupOf(gus.client, groupId) }
  await gus.client.call(groups.mgroupAddMembers, { body: { ...body, role: 'mentee', filter: {} } })
  await gus.client.call(groups.mgroupAddJobs, { body: { ...body, jobList: [job] } })
  const options = { ...usualOptions, jobCapacity: 2, leastScore: 0 }
  await gus.client.call(groups.updateMgroup, { body: { ...body, baseVersion: 1, options } })
  const version = async () => (await gus.client.call(calls.getGroupJobsTable, { body })).data.version
  await gus.client.call(calls.rebalanceJobsTable, { body: { ...body, baseVersion: await version() } })
  const published = { ...body, baseVersion: await version(), notify: true }
  expect((await gus.client.call(calls.publishJobAssignment, { body: published })).data).toMatchObject({ added: 2 })
  const { publications, publicationViews: views } = jobTables
  const { db } = server.context
  const own = db.select({ id: publications.id }).from(publications).where(eq(publications.mentoringGroupId, body.mgrpID))
  expect(await own).toHaveLength(1)
  expect(await db.$count(views, inArray(views.publicationId, own))).toBe(0)
})

test('an advisor is told with whom, and with which job, pairs go that they see', async () => {
  const { gus, ida, within, mentees } = await ledByTwo()
  const params = { groupId: within.grpID, mgrpID: within.mgrpID }
  const jobs = async ({ client }: Person) =>
    (await client.call(groups.getMgroupJobs, { params, query: {} })).items.map(({ hasPairs }) => hasPairs)
  const people = async ({ client }: Person) =>
    (await client.call(groups.getMgroupMembers, { params, query: { role: 'mentee' } })).items.map(({ hasPairs }) => hasPairs)
  expect([await jobs(gus), await people(gus)]).toEqual([
    [false, false],
    [false, false],
  ])
  const { version: baseVersion } = (await gus.client.call(calls.getGroupJobsTable, { body: within })).data
  await gus.client.call(calls.rebalanceJobsTable, { body: { ...within, baseVersion } })
  expect([await jobs(gus), await people(gus)]).toEqual([
    [true, true],
    [true, true],
  ])
  expect([await jobs(ida), (await people(ida)).toSorted()]).toEqual([[true], [false, true]])
  await ida.client.call(block, { body: { userId: ida.id, targetId: mentees[0]!.id } })
  await ida.client.call(block, { body: { userId: ida.id, targetId: mentees[1]!.id } })
  expect([await jobs(ida), await people(ida)]).toEqual([[false], []])
})

test('that a job goes along is not told where it is only drafted for somebody who cannot have it by now', async () => {
  const { gus, rita, within, mentees } = await ledByTwo()
  const params = { groupId: within.grpID, mgrpID: within.mgrpID }
  const { version: baseVersion } = (await gus.client.call(calls.getGroupJobsTable, { body: within })).data
  await gus.client.call(calls.rebalanceJobsTable, { body: { ...within, baseVersion } })
  const [ann] = mentees
  await ann!.client.call(block, { body: { userId: ann!.id, targetId: rita.id } })
  const { items: jobs } = await gus.client.call(groups.getMgroupJobs, { params, query: {} })
  expect(jobs.map(({ hasPairs }) => hasPairs).toSorted()).toEqual([false, true])
  const { items: people } = await gus.client.call(groups.getMgroupMembers, { params, query: { role: 'mentee' } })
  expect(people.map(({ hasPairs }) => hasPairs)).toEqual([false, true])
})

test('who can take a job is read without what else their bio tells', async () => {
  const { within, mentees } = await ledByTwo()
  const { db, clock } = server.context
  const takers = await jobTakers({ db, clock }, within.mgrpID, [mentees[0]!.id])
  expect([...takers.values()]).toMatchObject([{ taker: { education: 1, country: expect.any(String) }, membership: expect.any(Array) }])
})
