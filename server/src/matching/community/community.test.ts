import { likeMe } from '@trellis/contract/matching/matching.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { genomes } from '../../genome/genome.tables.ts'
import { shippedPopulation } from '../../genome/population/population.ts'
import { followPopulation } from '../../genome/population/populationInUse.ts'
import { jobOf } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { postingIndex } from '../../postings/postings.tables.ts'
import { followedMeasures } from '../scoring/measures.ts'
import { populate } from '../testing.ts'
import { isWorthMeasuring } from './population.actions.ts'
import { followCommunity } from './remeasuring.actions.ts'

const PEOPLE = 40

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
  await jobOf(rita, ['Biology', 'Cooking'])
  await populate(server.context, PEOPLE)
})
afterAll(() => server.close())

const versions = async () =>
  new Set((await server.context.db.select({ version: genomes.populationVersion }).from(genomes)).map(({ version }) => version))
const jobVectors = async () => (await server.context.db.select({ terms: postingIndex.terms }).from(postingIndex)).map(({ terms }) => terms)

test(
  'a community of thirty gets a table of its own while the server runs, and all that is compared is weighed by it',
  { timeout: 120_000 },
  async () => {
    const population = followPopulation(server.context)
    const before = await jobVectors()
    expect(await versions()).toEqual(new Set([shippedPopulation.version]))
    expect(await isWorthMeasuring(server.context, population.current)).toBe(true)
    const community = followCommunity(server.context, followedMeasures(population), population)
    await community.start()
    await server.context.tasks.runDue()
    community.stop()
    await population.refresh()
    expect(population.current).toMatchObject({ count: PEOPLE })
    expect(await versions()).toEqual(new Set([population.current.version]))
    expect(await jobVectors()).not.toEqual(before)
    expect(await isWorthMeasuring(server.context, population.current)).toBe(false)
    const ada = await signedUp(server, { birthYear: 1990, bio: { highschoolInfo: { clubsOrgs: [{ name: 'Kitchen', tags: 'Cooking' }] } } })
    expect(await versions()).toEqual(new Set([population.current.version]))
    expect((await ada.client.call(likeMe, { query: { id: ada.id, results: 5 } })).hits.hits.length).toBeGreaterThan(0)
  },
)

test('people whose genomes an earlier version made are weighed again after a start, and so are jobs', { timeout: 60_000 }, async () => {
  const before = await jobVectors()
  await server.context.db.update(genomes).set({ vocabularyVersion: 'earlier' })
  await server.context.db.update(postingIndex).set({ terms: '{}/65536' })
  const population = followPopulation(server.context)
  const community = followCommunity(server.context, followedMeasures(population), population)
  await community.start()
  await server.context.tasks.runDue()
  community.stop()
  const stored = await server.context.db.select({ version: genomes.vocabularyVersion }).from(genomes)
  expect(stored.some(({ version }) => version === 'earlier')).toBe(false)
  expect(await jobVectors()).toEqual(before)
})

test('the demonstration, and whoever chooses so, keep the table that comes with the product', async () => {
  const { config, db } = server.context
  expect(await isWorthMeasuring({ db, config: { ...config, demonstration: true } }, shippedPopulation)).toBe(false)
  expect(await isWorthMeasuring({ db, config: { ...config, populationTable: 'shipped' } }, shippedPopulation)).toBe(false)
  expect(await isWorthMeasuring({ db, config }, shippedPopulation)).toBe(true)
})
