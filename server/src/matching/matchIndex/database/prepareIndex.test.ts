import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { asTyped } from '../../../profiles/words/queryWords.ts'
import { shippedPopulation } from '../../../genome/population/population.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { searcherOf } from '../../matching.queries.ts'
import { measuresOf } from '../../scoring/measures.ts'
import { rankedBy } from '../../scoring/rankedBy.ts'
import { populate } from '../../testing.ts'
import type { FollowedMatchIndex } from '../followMatchIndex.ts'
import { databaseMatchIndex } from './databaseIndex.ts'

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

describe.skipIf(!isOnPostgres)('a match index that another version prepared', () => {
  let server: TestServer
  let ids: Id[]
  let ofBefore: FollowedMatchIndex
  beforeAll(async () => {
    server = await startServer({ MATCH_INDEX: 'memory' })
    ids = await populate(server.context, 60)
    ofBefore = databaseMatchIndex(server.context)
    await ofBefore.warm()
  }, 120_000)
  afterAll(async () => {
    await ofBefore.stop()
    await server.close()
  })

  const isThere = async (): Promise<boolean> => {
    const { rows } = await server.context.db.execute<{ is: boolean }>(
      sql`select exists (select from pg_index where indexrelid = to_regclass('match_index_words_of_clusters') and indisvalid) as is`,
    )
    return rows[0]!.is
  }

  /** A process that starts while one index is missing, and is ready to search before it is made, or only with it. */
  async function startWithout(isReadyBefore: boolean): Promise<void> {
    const { db } = server.context
    const own = (await searcherOf(db, ids[0]!))!
    const words = { name: [], text: asTyped('person'), among: undefined }
    const question = {
      rankedBy: rankedBy(own.vectors, measuresOf(shippedPopulation)),
      filter: { excluded: new Set<Id>(), unlistedToo: true, words },
      limit: 10,
    }
    const nearest = await ofBefore.nearest(question)
    expect(nearest.ids.length).toBe(10)
    await db.execute(sql`drop index match_index_words_of_clusters`)
    const index = databaseMatchIndex(server.context)
    let prepared: Promise<void> | undefined
    await db.transaction(async (tx) => {
      // Whoever is changing people keeps an index of them from being made.
      await tx
        .update(indexedPeople)
        .set({ level: sql`${indexedPeople.level}` })
        .where(eq(indexedPeople.profileId, ids[1]!))
      prepared = index.warm()
      if (isReadyBefore) await expect.poll(index.isReady, { timeout: 5_000 }).toBe(true)
      else await sleep(1_000)
      expect(index.isReady()).toBe(isReadyBefore)
      expect(await isThere()).toBe(false)
      expect(await index.nearest(question)).toEqual(nearest)
    })
    await prepared
    expect(index.isReady()).toBe(true)
    expect(await isThere()).toBe(true)
    expect(await index.nearest(question)).toEqual(nearest)
    await index.stop()
  }

  test('is searched while one more index is being made', { timeout: 60_000 }, async () => {
    await startWithout(true)
  })

  test('gets the index of sketches in place of the graphs that earlier versions wanted', { timeout: 60_000 }, async () => {
    const { db } = server.context
    const earlier = ['match_index_nearest', 'match_index_nearest_col', 'match_index_words', 'match_index_words_and_cities']
    await db.execute(sql`drop index match_index_sketches`)
    for (const name of earlier) await db.execute(sql`create index ${sql.identifier(name)} on match_index (level)`)
    const index = databaseMatchIndex(server.context)
    await index.warm()
    expect(index.isReady()).toBe(true)
    await index.stop()
    const { rows } = await db.execute<{ name: string }>(sql`select indexname as name from pg_indexes where tablename = 'match_index'`)
    const names = rows.map(({ name }) => name)
    expect(names).toContain('match_index_sketches')
    expect(names.filter((name) => earlier.includes(name))).toEqual([])
  })

  test('is not, where somebody was not noted in it', { timeout: 60_000 }, async () => {
    await server.context.db.update(indexedPeople).set({ sketch: null }).where(eq(indexedPeople.profileId, ids[3]!))
    await startWithout(false)
  })
})
