import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { asTyped } from '../../../profiles/words/queryWords.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { populate } from '../../testing.ts'
import { isInOneOf } from './clusters.ts'
import { askedFor, fits } from './fitting.ts'
import { heldWordsOf } from './heldWords.ts'
import { noteUnsearched } from './searchedColumns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const { db } = server.context
  await populate(server.context, 200)
  await noteUnsearched(db)
  // As many as there can be, and none.
  await db
    .update(indexedPeople)
    .set({ cluster: sql`(array[-1, 0, 1, 255, 8191])[1 + abs(hashtext(${indexedPeople.profileId}::text)) % 5]` })
}, 120_000)
afterAll(() => server.close())

const phrases = ['person', 'python', 'art', 'an', 'r', 'baking bread', 'person art', 'leadership', 'zzzzq']
const anyOther = [-1, 0, 1, 255, 8191, 3, 254]

test('words lead to the same people in some clusters as those who hold them and stand there', async () => {
  const { db } = server.context
  const signs = new Set<boolean>()
  let [found, lookups] = [0, 0]
  const search = fc.record({ phrase: fc.constantFrom(...phrases), clusters: fc.subarray(anyOther), isOfOne: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(search, async ({ phrase, clusters, isOfOne }) => {
      const filter = { excluded: new Set<Id>(), unlistedToo: true, levels: isOfOne ? new Set([1]) : undefined }
      const words = await heldWordsOf(db, { name: asTyped('person'), text: asTyped(phrase) })
      const people = async (from: SQL, where: SQL): Promise<Id[]> => {
        const { rows } = await db.execute<{ id: Id }>(sql`select ${indexedPeople.profileId} as id from ${from} where ${where} order by id`)
        return rows.map(({ id }) => id)
      }
      const { from, where } = askedFor(db, filter, words)!.lookedUp!.fitsIn(clusters)
      const lookedUp = await people(from, where)
      expect(lookedUp).toEqual(await people(sql`${indexedPeople}`, and(isInOneOf(clusters), fits(db, filter, words))!))
      found += lookedUp.length
      lookups = Math.max(lookups, clusters.length * (words[1]?.any.split(',').length ?? 0))
      for (const { any } of words) for (const number of any.slice(1, -1).split(',')) signs.add(number.startsWith('-'))
    }),
    { numRuns: 100 },
  )
  expect(found).toBeGreaterThan(500)
  expect(lookups, 'more than are looked up at once').toBeGreaterThan(64)
  expect(signs.size).toBe(2)
})

test('nothing is looked up by words of a name alone', async () => {
  const { db } = server.context
  const words = await heldWordsOf(db, { name: asTyped('person'), text: [] })
  expect(askedFor(db, { excluded: new Set(), unlistedToo: true }, words)!.lookedUp).toBe(undefined)
})
