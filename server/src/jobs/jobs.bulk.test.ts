import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { getJob, getMultJobs, myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { shippedPopulation as population } from '../genome/population/population.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { addJobs, type ReadyJob, reindexJobs } from './jobs.bulk.ts'
import { postedJob, jobInput } from './testing.ts'
import { postingIndex } from '../postings/postings.tables.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const add = (all: readonly ReadyJob[]) => server.context.db.transaction((tx) => addJobs(server.context, tx, { population }, all))

test('jobs added at once are like those posted one by one', async () => {
  const day = 86_400_000
  const now = server.clock.now()
  const states = ['draft', 'open', 'closed'] as const
  const ready = Array.from({ length: 700 }, (_, at): ReadyJob => {
    const state = states[at % states.length]!
    const createdAt = now - (700 - at) * day
    const info = JobInfo.parse(jobInput({ name: `Glassblower ${at}`, state }))
    return { id: newId(createdAt), ownerId: rita.id, info, createdAt, openedAt: state === 'draft' ? null : createdAt + day }
  })
  await add(ready)
  await add([])
  const { total, items } = await rita.client.call(myJobList, { params: { userId: rita.id } })
  expect(total).toBe(700)
  expect(items.map(({ _id }) => _id)).toEqual(ready.map(({ id }) => id).toReversed())
  const last = ready.at(-3)!
  expect(items[2]!._source.generalInfo).toMatchObject({ name: last.info.name, postedAt: last.openedAt, state: last.info.state })

  const posted = await postedJob(rita, { name: ready[1]!.info.name, endDate: null })
  const read = async (id: string) => (await rita.client.call(getJob, { params: { id } })).data
  const [bulk, single] = [await read(ready[1]!.id), await read(posted)]
  expect({ ...bulk._source.generalInfo, postedAt: 0 }).toEqual({ ...single._source.generalInfo, postedAt: 0 })
  expect(bulk.signature).toEqual(single.signature)

  const gus = await signedUp(server, { type: 'advisor' })
  const { hits } = await gus.client.call(jobsForAdminSearch, { query: { searchQuery: 'glasblower 4' } })
  expect(hits.total).toBeGreaterThan(0)
})

test('what jobs are compared by is made anew for all of them', async () => {
  const { db } = server.context
  const vectors = () =>
    db.select({ direction: postingIndex.direction, tags: postingIndex.tags }).from(postingIndex).orderBy(postingIndex.postingId)
  const before = await vectors()
  await db.update(postingIndex).set({ direction: Array(31).fill(0), tags: '{}/2048', signature: null })
  const id = await postedJob(rita)
  await db.update(postingIndex).set({ searchText: ' gone ' }).where(eq(postingIndex.postingId, id))
  expect(await reindexJobs(server.context, { population }, { batch: 300 })).toBe(before.length + 1)
  expect((await vectors()).slice(0, before.length)).toEqual(before)
  const { data } = await rita.client.call(getMultJobs, { body: { jobList: [id] } })
  expect(data[0]!._id).toBe(id)
})
