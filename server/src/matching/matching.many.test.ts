import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { findPeople, likeMe, MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { ageLimitOf, inNoGroup } from '../visibility/visibility.policy.ts'
import { shippedPopulation } from '../genome/population/population.ts'
import { populationFile, populationInUse } from '../genome/population/populationInUse.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { followMatchIndex } from './matchIndex/followMatchIndex.ts'
import { type IndexThread, startMatchIndex } from './matchIndex/matchIndexThread.ts'
import { anybody } from './search/filters.ts'
import { reindexEverybody } from './matching.actions.ts'
import { matchesOf, searcherOf } from './matching.queries.ts'
import { indexedPeople } from './matching.tables.ts'
import { measuresOf } from './scoring/measures.ts'
import { MOST_MEASURED, TooFewPeople, writePopulation } from './community/population.actions.ts'
import { rankedBy } from './scoring/rankedBy.ts'
import { likenessOf, rawScore } from './scoring/score.ts'
import { generatedProfile, populate } from './testing.ts'
import { factsOf, vectorsOfPerson } from './vectors/vectors.ts'

const MANY = 3_000
const measures = measuresOf(shippedPopulation)
const noFile = join(tmpdir(), 'nobody', 'was', 'stored')

let server: TestServer
let ids: Id[]
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ids = await populate(server.context, MANY)
  const chess = { highschoolInfo: { clubsOrgs: [{ name: 'Chess', tags: ['Chess'] }] } }
  ada = await signedUp(server, { birthYear: 1990, bio: chess })
})
afterAll(() => server.close())

describe('among many people', () => {
  test('pages hold everybody of the best 200 once, best first, and end there', async () => {
    const scores: number[] = []
    const seen: Id[] = []
    for (let start = 0; start < MOST_MATCHES + 30; start += 30) {
      const { hits } = await ada.client.call(findPeople, { body: { userId: ada.id, start, size: 30 } })
      expect(hits.total).toBe(MOST_MATCHES)
      seen.push(...hits.hits.map(({ _id }) => _id))
      scores.push(...hits.hits.map(({ score }) => score))
    }
    expect(seen).toHaveLength(MOST_MATCHES)
    expect(new Set(seen).size).toBe(MOST_MATCHES)
    // People are ranked with 32 bits and shown with 64.
    scores.slice(1).forEach((score, at) => expect(score).toBeLessThan(scores[at]! + 0.001))

    const byThree = await ada.client.call(likeMe, { query: { id: ada.id } })
    expect(byThree.hits.hits).toHaveLength(3)
  })

  test('who has told little, and whom few are well like, is suggested six who are a little', async () => {
    const pageOf = async (person: Person, page: number) =>
      (await person.client.call(likeMe, { query: { id: person.id, page, results: 4 } })).hits
    // She has told of one skill.
    const [first, second] = [await pageOf(ada, 0), await pageOf(ada, 1)]
    expect([first.total, first.hits.length, second.hits.length]).toEqual([6, 4, 2])
    expect(second.hits[1]!.score).toBeLessThan(4)
  })

  test('the nearest are those that comparing with everybody finds', async () => {
    const at = Date.UTC(2026, 8, 1)
    const all = ids.map((id, seed) => {
      return { id, vectors: vectorsOfPerson(factsOf(generatedProfile(seed), vocabulary, at), vocabulary, shippedPopulation) }
    })
    const matchIndex = followMatchIndex(server.context, noFile)
    for (const seed of [0, 7, 77, 777]) {
      const { id, vectors } = all[seed]!
      const exact = all
        .filter((other) => other.id !== id)
        .map((other) => ({ id: other.id, raw: rawScore(likenessOf(vectors, other.vectors, measures.dimensions), measures.weights) }))
        .toSorted((a, b) => b.raw - a.raw)
        .slice(0, 100)
      const own = (await searcherOf(server.context.db, id))!
      const viewer = {
        id,
        isSuperUser: false,
        age: ageLimitOf({ type: 'student', trustedBirthYear: null, seesVouched: false, places: [] }, 2026),
      }
      const search = { viewer, own, groups: inNoGroup, wanted: anybody, offset: 0, limit: 100 }
      const { items } = await matchesOf(server.context.db, { matchIndex, measures, refreshMeasures: async () => {} }, search)
      const found = new Set(items.map(({ card }) => card.id))
      expect(exact.filter(({ id }) => found.has(id)).length).toBeGreaterThanOrEqual(99)
    }
    await matchIndex.stop()
  })

  test('who is no longer in the database is found no longer, and leaves no gap', async () => {
    const find = async () => {
      const { hits } = await ada.client.call(findPeople, { body: { userId: ada.id, size: 30 } })
      return hits.hits.map(({ _id }) => _id)
    }
    const [first, ...others] = await find()
    await server.context.db.delete(indexedPeople).where(inArray(indexedPeople.profileId, [first!, others[3]!]))
    const found = await find()
    expect(found).toHaveLength(30)
    expect(found.slice(0, 28)).toEqual(others.filter((id) => id !== others[3]))
    await reindexEverybody(server.context, measures)
  })

  test('a match index whose thread came to an end is made anew', { timeout: 60_000 }, async () => {
    const threads: IndexThread[] = []
    const matchIndex = followMatchIndex(server.context, noFile, {
      begin() {
        threads.push(startMatchIndex())
        return threads.at(-1)!
      },
    })
    const { vectors } = (await searcherOf(server.context.db, ada.id))!
    const search = { rankedBy: rankedBy(vectors, measures), filter: { excluded: new Set<Id>(), unlistedToo: true }, limit: 9 }
    const before = await matchIndex.nearest(search)
    await threads[0]!.stop()
    await expect(threads[0]!.nearest(search)).rejects.toThrow('stopped')
    expect(await matchIndex.nearest(search)).toEqual(before)
    expect(threads).toHaveLength(2)
    await matchIndex.stop()
  })

  test('whom many are well like is suggested nobody else', async () => {
    const tags = ['Baking', 'Bread making', 'Pastry making', 'Cooking', 'Culinary arts', 'Cake decorating']
    const clubsOrgs = tags.map((tag) => ({ name: tag, tags: [tag], timeCommitment: 'major' as const }))
    const bio = { highschoolInfo: { clubsOrgs }, ikigaiInfo: { comesEasy: tags.join(' ') } }
    for (let one = 0; one < 7; one++) await signedUp(server, { birthYear: 1990, bio })
    const baker = await signedUp(server, { birthYear: 1990, bio })
    const { hits } = await baker.client.call(likeMe, { query: { id: baker.id, results: 100 } })
    expect(hits.total).toBeGreaterThan(6)
    expect(Math.min(...hits.hits.map(({ score }) => score))).toBeGreaterThan(15.99)
  })
})

describe('making everything anew', () => {
  const body = () => ({ userId: ada.id, size: 50 })

  test('leaves the matches as they were, also from nothing', async () => {
    const before = await ada.client.call(findPeople, { body: body() })
    await server.context.db.delete(indexedPeople)
    expect(await reindexEverybody(server.context, measures, { batch: 700 })).toBe(MANY + 9)
    expect(await ada.client.call(findPeople, { body: body() })).toEqual(before)
  })

  test('a community gets a population table of its own, which the server takes from then on', { timeout: 180_000 }, async () => {
    const file = populationFile(server.context.config)
    const population = await writePopulation(server.context)
    expect(population.count).toBe(MOST_MEASURED)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(population)
    expect(populationInUse(server.context.config)).toEqual(population)
    expect(population.version).not.toBe(shippedPopulation.version)
  })

  test('too few people keep the table that they have', async () => {
    const small = await startServer()
    await populate(small.context, 20)
    await expect(writePopulation(small.context)).rejects.toThrow(TooFewPeople)
    expect(populationInUse(small.context.config)).toEqual(shippedPopulation)
    await small.close()
  })
})
