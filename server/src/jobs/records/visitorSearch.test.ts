import { getPublicJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { searchForVisitors } from '@trellis/contract/jobs/visitors.calls.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consume } from '../../accounts/limits.ts'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { populationInUse } from '../../genome/population/populationInUse.ts'
import { reindexEverybody } from '../../matching/matching.actions.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { populate } from '../../matching/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { profiles } from '../../profiles/profiles.tables.ts'
import { jobInput, postedJob } from '../testing.ts'
import { peopleTold, searchesOfVisitors } from './visitorSearch.queries.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
})
afterAll(() => server.close())

const search = async (keyword: string) => (await client(server.origin).call(searchForVisitors, { query: { keyword } })).data

test('a visitor learns of open jobs for everybody, three of them by name, and of no other', async () => {
  for (const name of ['Diver one', 'Diver two', 'Diver three', 'Diver four']) {
    server.clock.advance(1)
    await postedJob(rita, { name })
  }
  await postedJob(rita, { name: 'Diver in a drawer', state: 'draft' })
  const closed = { generalInfo: jobInput({ name: 'Diver of old', state: 'closed' }) }
  await rita.client.call(updateJob, { params: { id: await postedJob(rita, { name: 'Diver of old' }) }, body: closed })
  const { jobs, shown } = await search('diver')
  expect(jobs).toBe(4)
  expect(shown.map(({ name }) => name)).toEqual(['Diver four', 'Diver three', 'Diver two'])
  expect(shown[0]).toEqual({
    id: expect.any(String),
    name: 'Diver four',
    companyInstitution: 'Blue Door',
    locationCity: 'Fairview',
    locationState: '',
    locationCountry: 'US',
    workplace: expect.any(String),
  })
})

test('a job is told of to the end of its last day, and can be opened by its address after it', async () => {
  const lastDay = Math.floor(server.clock.now() / DAYS) * DAYS + 2 * DAYS
  const id = await postedJob(rita, { name: 'Glider pilot', applyUntil: lastDay })
  await postedJob(rita, { name: 'Glider mechanic' })
  server.clock.advance(lastDay + DAYS - 1 - server.clock.now())
  expect((await search('glider')).jobs).toBe(2)
  server.clock.advance(1)
  expect(await search('glider')).toMatchObject({ jobs: 1, shown: [{ name: 'Glider mechanic' }] })
  expect((await client(server.origin).call(getPublicJob, { params: { id } })).data._id).toBe(id)
})

test('and of people a number in tens, of adults alone; of few people none', async () => {
  const ids = await populate(server.context, 47)
  expect((await search('person')).people).toBe(40)
  const change = async (some: string[], to: { birthYear?: number; hidden?: boolean }) => {
    await server.context.db.update(profiles).set(to).where(inArray(profiles.id, some))
    await reindexEverybody(server.context, measuresOf(populationInUse(server.context.config)))
  }
  await change(ids.slice(0, 20), { birthYear: 2012 })
  expect((await search('person')).people).toBe(20)
  await change(ids.slice(20, 28), { hidden: true })
  expect((await search('person')).people).toBeNull()
})

test.each([
  [0, null],
  [1, null],
  [19, null],
  [20, 20],
  [29, 20],
  [1_234, 1_230],
])('of %d people %s are told', (people, told) => {
  expect(peopleTold(people)).toBe(told)
})

test.each(['', '   '])('nothing is found by %j', async (keyword) => {
  expect(await client(server.origin).refused(searchForVisitors, { query: { keyword } })).toMatchObject({ code: 'BadInput' })
})

test('one network asks so often and no more', async () => {
  for (let asked = 0; asked < 300; asked++) await consume(server.context, searchesOfVisitors, '127.0.0.1').catch(() => undefined)
  expect(await client(server.origin).refused(searchForVisitors, { query: { keyword: 'diver' } })).toMatchObject({
    status: 429,
    code: 'TooManyAttempts',
  })
  server.clock.advance(HOURS)
  expect((await search('diver')).jobs).toBe(4)
})
