import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedPopulation } from '../../../genome/population/population.ts'
import { packIds } from '../../../platform/database/packedIds.ts'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { inNoGroup } from '../../../visibility/visibility.policy.ts'
import { searcherOf } from '../../matching.queries.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { measuresOf } from '../../scoring/measures.ts'
import { type RankedBy, rankedBy } from '../../scoring/rankedBy.ts'
import { populate } from '../../testing.ts'
import type { IndexFilter } from '../filter.ts'
import type { FollowedMatchIndex } from '../followMatchIndex.ts'
import { databaseMatchIndex } from './databaseIndex.ts'
import { partsOf } from './fitting.ts'

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined
/** So many that most filters leave more than are looked at. */
const PEOPLE = 2_600
const group = '00000000-0000-7000-8000-00000000000a'
const isOld = { bornBefore: 1998, orIn: inNoGroup, orInAny: false }
const person = [{ typed: 'person', meant: ['person'] }]
const isPerson = { name: [], text: person, among: undefined }
/** All are. */
const ahead = { level: 0, years: 0 }

describe.skipIf(!isOnPostgres)('the nearest by their sketches', () => {
  let server: TestServer
  let index: FollowedMatchIndex
  let seeker: RankedBy
  beforeAll(async () => {
    server = await startServer({ MATCH_INDEX: 'memory' })
    const { context } = server
    const ids = await populate(context, PEOPLE)
    index = databaseMatchIndex(context)
    await index.warm()
    await context.db.update(indexedPeople).set({ locationCity: 'berlin' })
    await context.db.execute(sql`analyze match_index, profiles`)
    seeker = rankedBy((await searcherOf(context.db, ids[7]!))!.vectors, measuresOf(shippedPopulation))
  }, 300_000)
  afterAll(async () => {
    await index.stop()
    await server.close()
  })

  const found = async (filter: Partial<IndexFilter>): Promise<readonly Id[]> => {
    const whole: IndexFilter = { excluded: new Set<Id>(), unlistedToo: false, ...filter }
    return (await index.nearest({ rankedBy: seeker, filter: whole, limit: 20, countedUpTo: 200 })).ids
  }
  type Changes = Parameters<ReturnType<TestServer['context']['db']['update']>['set']>[0]
  const change = (id: Id, changes: Changes) => server.context.db.update(indexedPeople).set(changes).where(eq(indexedPeople.profileId, id))

  test.each<[string, Changes, Partial<IndexFilter>, (id: Id) => Partial<IndexFilter>]>([
    [
      'in a group',
      { birthYear: 1999, membership: [group] },
      { age: isOld },
      () => ({ age: { ...isOld, orIn: { all: [group], mentors: [] } } }),
    ],
    [
      'as a mentor',
      { birthYear: null, mentoring: [group] },
      { age: isOld },
      () => ({ age: { ...isOld, orIn: { all: [], mentors: [group] } } }),
    ],
    ['in any group', { birthYear: null, membership: [group] }, { age: isOld }, () => ({ age: { ...isOld, orInAny: true } })],
    ['of any age', { birthYear: null }, { age: isOld }, (id) => ({ ofAnyAge: packIds([id]) })],
    ['as a pupil of any age', { birthYear: 1999, level: 0 }, { age: isOld }, (id) => ({ ofAnyAge: packIds([id]) })],
    ['though unlisted', { listed: false }, {}, (id) => ({ inAnyCase: packIds([id]) })],
    ['as themselves', { listed: false, birthYear: null }, { age: isOld }, (id) => ({ self: id })],
    ['as themselves, who are pupils', { level: 0, birthYear: null }, { age: isOld }, (id) => ({ self: id })],
    [
      'ahead, in a group',
      { birthYear: 1999, membership: [group] },
      { age: isOld, ahead },
      () => ({ age: { ...isOld, orIn: { all: [group], mentors: [] } } }),
    ],
    ['ahead, in a city, though unlisted', { listed: false }, { age: isOld, ahead, city: 'berlin' }, (id) => ({ inAnyCase: packIds([id]) })],
    ['ahead, by a word, of any age', { birthYear: null }, { age: isOld, ahead, words: isPerson }, (id) => ({ ofAnyAge: packIds([id]) })],
    [
      'in a city, by a word, of any age',
      { birthYear: null },
      { age: isOld, city: 'berlin', words: isPerson },
      (id) => ({ ofAnyAge: packIds([id]) }),
    ],
  ])('are found with whom a viewer sees only %s, once', async (_, changes, filter, seen) => {
    const [nearest] = await found(filter)
    const [before] = await server.context.db.select().from(indexedPeople).where(eq(indexedPeople.profileId, nearest!))
    await change(nearest!, changes)
    expect(await found(filter)).not.toContain(nearest)
    const withThem = await found({ ...filter, ...seen(nearest!) })
    expect(withThem[0]).toBe(nearest)
    expect(new Set(withThem).size).toBe(20)
    expect(await found({ ...filter, ...seen(nearest!), leftOut: packIds([nearest!]), self: undefined })).not.toContain(nearest)
    const { birthYear, level, listed, membership, mentoring } = before!
    await change(nearest!, { birthYear, level, listed, membership, mentoring })
    expect((await found(filter))[0]).toBe(nearest)
  })

  test.each([
    ['anywhere', isPerson],
    ['in the name', { name: person, text: [], among: undefined }],
  ])('are only those who hold a word %s', async (_, words) => {
    const nearest = (await found({ words })).slice(0, 3)
    const without = sql`array_remove(${indexedPeople.words}, hashtextextended('person', 0))`
    for (const id of nearest) await change(id, { words: without, nameWords: sql`'{}'` })
    const others = await found({ words })
    expect(others.length).toBe(20)
    for (const id of nearest) expect(others).not.toContain(id)
    expect((await found({})).slice(0, 3)).toEqual(nearest)
    for (const id of nearest) {
      await change(id, {
        words: sql`${indexedPeople.words} || hashtextextended('person', 0)`,
        nameWords: sql`array[hashtextextended('person', 0)]`,
      })
    }
    expect((await found({ words })).slice(0, 3)).toEqual(nearest)
  })

  test.each([
    ['by a word', { words: isPerson }],
    ['by a word in a city', { words: isPerson, city: 'berlin' }],
    ['in a city', { city: 'berlin' }],
  ])('as many are counted as fit, %s, and no more than asked', async (_, filter) => {
    const { db } = server.context
    const whole: IndexFilter = { excluded: new Set<Id>(), unlistedToo: false, ...filter }
    const fitting = await db.$count(indexedPeople, eq(indexedPeople.listed, true))
    expect(fitting).toBeGreaterThan(2_000)
    for (const [countedUpTo, counted] of [
      [200, 200],
      [1_000, 1_000],
      [5_000, fitting],
    ] as const) {
      const { ids, total } = await index.nearest({ rankedBy: seeker, filter: whole, limit: 20, countedUpTo })
      expect([ids.length, total]).toEqual([20, counted])
    }
  })

  test('as many are expected to be ahead as are, where only people of the last level have worked for so long', async () => {
    const { db } = server.context
    const isLast = sql`abs(hashtext(${indexedPeople.profileId}::text)) % 10 = 0`
    await db.update(indexedPeople).set({
      level: sql`case when ${isLast} then 4 else ${indexedPeople.level} % 4 end`,
      yearsExperience: sql`case when ${isLast} then 31 + random() else random() * 20 end`,
    })
    await db.execute(sql`analyze match_index`)
    const filter = { excluded: new Set<Id>(), unlistedToo: false, ahead: { level: 4, years: 31 } }
    const { expected, whole } = partsOf(db, filter, [])
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      sql`explain (format json) select from ${indexedPeople} where ${expected}`,
    )
    const there = await db.$count(indexedPeople, whole)
    expect(there).toBeGreaterThan(200)
    expect(rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'] / there).toBeCloseTo(1, 0)
    expect(await db.$count(indexedPeople, expected)).toBe(there)
  })

  test('the index is made anew where many were noted in other clusters, also by a process after the one that learned them', async () => {
    const { db } = server.context
    const fileOf = async () => (await db.execute(sql`select pg_relation_filenode('match_index_sketches') as file`)).rows[0]!['file']
    const before = await fileOf()
    await index.warm()
    expect(await fileOf()).toBe(before)
    await db.update(indexedPeople).set({ cluster: -1 })
    await index.warm()
    expect(await fileOf()).not.toBe(before)
  })
})
