import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { inNoGroup } from '../../../visibility/visibility.policy.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packIds } from '../../../platform/database/packedIds.ts'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { asTyped } from '../../../profiles/words/queryWords.ts'
import { profiles } from '../../../profiles/profiles.tables.ts'
import { shippedPopulation } from '../../../genome/population/population.ts'
import { indexedPeople, peopleWords, sketchClusters } from '../../matching.tables.ts'
import { searcherOf } from '../../matching.queries.ts'
import { measuresOf } from '../../scoring/measures.ts'
import { rankedBy } from '../../scoring/rankedBy.ts'
import { populate } from '../../testing.ts'
import type { IndexFilter } from '../filter.ts'
import { type FollowedMatchIndex, followMatchIndex } from '../followMatchIndex.ts'
import { learnClusters, noteClusters } from './clusters.ts'
import { databaseMatchIndex } from './databaseIndex.ts'
import { forgetUnusedWords, noteUnsearched } from './searchedColumns.ts'

const PEOPLE = 2_600
const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined
const measures = measuresOf(shippedPopulation)
const group = '00000000-0000-7000-8000-00000000000a'
/** All are called so; what is typed stands for longer words as well. */
const anyPerson = { name: [], text: [{ typed: 'person', meant: ['person'] }], among: undefined }

describe.skipIf(!isOnPostgres)('the match index in the database', () => {
  let server: TestServer
  let ids: Id[]
  let inDatabase: FollowedMatchIndex
  let inMemory: FollowedMatchIndex
  beforeAll(async () => {
    // As a community that was kept in memory until now.
    server = await startServer({ MATCH_INDEX: 'memory' })
    const { context } = server
    ids = await populate(context, PEOPLE)
    await context.db
      .update(indexedPeople)
      .set({ membership: [group], mentoring: sql`case when ${indexedPeople.birthYear} % 2 = 0 then array[${group}::uuid] else '{}' end` })
      .where(sql`${indexedPeople.birthYear} % 3 = 0`)
    await context.db
      .update(indexedPeople)
      .set({ locationCountry: sql`(array['u.s.', 'united  states', 'untied states', ''])[1 + ${indexedPeople.birthYear} % 4]` })
      .where(sql`${indexedPeople.birthYear} % 2 = 1 and ${indexedPeople.locationCountry} = 'us'`)
    await context.db
      .update(indexedPeople)
      .set({ listed: false })
      .where(sql`${indexedPeople.birthYear} % 11 = 0`)
    inDatabase = databaseMatchIndex(context)
    expect(inDatabase.isReady()).toBe(false)
    await inDatabase.warm()
    inMemory = followMatchIndex(context, join(tmpdir(), 'nobody', 'was', 'stored'))
    await inMemory.warm()
    // As a database does by itself within a minute: uncounted, half of all accounts are expected to be leaving.
    await context.db.execute(sql`analyze match_index, profiles`)
  }, 300_000)
  afterAll(async () => {
    await inDatabase.stop()
    await inMemory.stop()
    await server.close()
  })

  /** Every so many of all are seen whatever their age, or also unlisted, or are left out; nobody where it is 0. */
  const anyExceptions = fc.record({
    ofAnyAge: fc.constantFrom(0, 2, 300),
    inAnyCase: fc.constantFrom(0, 3, 200),
    leftOut: fc.constantFrom(0, 2, 7),
  })
  const exceptionsOf = ({ ofAnyAge, inAnyCase, leftOut }: { ofAnyAge: number; inAnyCase: number; leftOut: number }) => {
    const each = (step: number) => (step === 0 ? undefined : packIds(ids.filter((_, at) => at % step === 0)))
    return { ofAnyAge: each(ofAnyAge), inAnyCase: each(inAnyCase), leftOut: each(leftOut) }
  }
  const anyWords = fc
    .array(fc.constantFrom('python', 'pyhton', 'baking', 'art', 'r', 'an', 'person', 'persno', '77', 'zzzzq', 'leadership', 'c++'), {
      maxLength: 2,
    })
    .map((words) => asTyped(words.join(' ')))
  const orNone = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: undefined })
  const anyFilter = fc.record({
    levels: orNone(fc.constantFrom(new Set([0]), new Set([2, 3]))),
    ahead: orNone(fc.constant({ level: 2, years: 7 })),
    worked: orNone(fc.constantFrom({ least: 1, most: 6 }, { least: -1, most: 6, above: { level: 1, most: 1 - 1 / 64 } })),
    city: orNone(fc.constantFrom('berlin', 'zurich', 'nowhere')),
    country: orNone(fc.constantFrom('de', 'us')),
    workCountry: orNone(fc.constantFrom('Germany', 'U.S.', 'Nowhere', '')),
    membership: orNone(fc.constantFrom({ all: [group], mentors: [] }, { all: [], mentors: [group] }, inNoGroup)),
    unlistedToo: fc.boolean(),
    age: orNone(
      fc.constantFrom(
        { bornBefore: 1980, orIn: inNoGroup, orInAny: false },
        { bornBefore: 1970, orIn: { all: [group], mentors: [] }, orInAny: true },
        { bornBefore: 1970, orIn: { all: [], mentors: [group] }, orInAny: false },
      ),
    ),
    excluded: fc.constant(new Set<Id>()),
    words: orNone(
      fc.record({
        name: anyWords,
        text: anyWords,
        among: orNone(
          fc.constantFrom(
            { excluded: new Set<Id>(), unlistedToo: false },
            { excluded: new Set<Id>(), unlistedToo: false, age: { bornBefore: 1951, orIn: inNoGroup, orInAny: false } },
          ),
        ),
      }),
    ),
  })
  /** Where typos are forgiven, whoever fits is among those whose words count. */
  const whole = (filter: IndexFilter, exceptions: ReturnType<typeof exceptionsOf>, view: Pick<IndexFilter, 'excluded' | 'self'>) => {
    const among = filter.words?.among && { ...filter.words.among, ...exceptions, ...view, excluded: new Set([ids[2]!]) }
    const excluded = among ? new Set([...view.excluded, ids[2]!]) : view.excluded
    const seen = among && { unlistedToo: false, age: among.age ?? filter.age }
    return { ...filter, ...exceptions, ...view, ...seen, excluded, words: filter.words && { ...filter.words, among } }
  }
  const seekerAt = async (at: number) => rankedBy((await searcherOf(server.context.db, ids[at]!))!.vectors, measures)

  test('answers what the index in memory answers, whatever is asked', { timeout: 300_000 }, async () => {
    const search = fc.record({
      filter: anyFilter,
      exceptions: anyExceptions,
      isOfPart: fc.boolean(),
      seesSelf: fc.boolean(),
      at: fc.nat(PEOPLE - 1),
      least: fc.constantFrom(undefined, 0.15),
    })
    await fc.assert(
      fc.asyncProperty(search, async ({ filter: asked, exceptions, isOfPart, seesSelf, at, least }) => {
        const only = isOfPart ? packIds(ids.filter((_, place) => place % 3 !== 0)) : undefined
        const self = seesSelf ? ids[at] : undefined
        const filter = { ...whole(asked, exceptionsOf(exceptions), { excluded: new Set([ids[at]!, ids[0]!]), self }), only }
        const question = { rankedBy: await seekerAt(at), filter, least, limit: 20 }
        const [database, memory] = await Promise.all([inDatabase.nearest(question), inMemory.nearest(question)])
        expect(database.meant).toEqual(memory.meant)
        if (least === undefined || memory.total < 20) expect(database.total).toBe(memory.total)
        expect(database.ids.length).toBe(memory.ids.length)
        // Ranked with other precision: who is as near may change places with the next.
        expect(database.ids.filter((id) => memory.ids.includes(id)).length).toBeGreaterThanOrEqual(memory.ids.length - 2)
      }),
      { numRuns: 60 },
    )
  })

  test('finds people by their names as the index in memory does', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, anyExceptions, fc.nat(PEOPLE - 1), async (asked, exceptions, at) => {
        const filter = whole(asked, exceptionsOf(exceptions), { excluded: new Set([ids[1]!]), self: ids[at]! })
        const question = { filter, limit: 15 }
        expect(await inDatabase.named(question)).toEqual(await inMemory.named(question))
      }),
      { numRuns: 40 },
    )
  })

  test('finds the nearest of all by their sketches, and counts no further than asked', async () => {
    const filter = { excluded: new Set<Id>(), unlistedToo: false }
    let found = 0
    const seekers = Array.from({ length: 40 }, (_, i) => 33 * i + 3)
    for (const at of seekers) {
      const question = { rankedBy: await seekerAt(at), filter, limit: 10, countedUpTo: 200 }
      const [database, memory] = await Promise.all([inDatabase.nearest(question), inMemory.nearest(question)])
      expect(database.total).toBe(200)
      found += database.ids.filter((id) => memory.ids.includes(id)).length
    }
    expect(found / (10 * seekers.length)).toBeGreaterThanOrEqual(0.97)
  })

  test('finds the nearest of a part by the clusters of their sketches, among them who stand in none', { timeout: 60_000 }, async () => {
    const { db } = server.context
    const { cluster, profileId } = indexedPeople
    const part: IndexFilter = { excluded: new Set<Id>(), unlistedToo: true, age: { bornBefore: 1998, orIn: inNoGroup, orInAny: false } }
    const clustersOf = async () =>
      new Map((await db.select({ profileId, cluster }).from(indexedPeople)).map((row) => [row.profileId, row.cluster]))
    const found = async (): Promise<number> => {
      let hits = 0
      for (let at = 0; at < 40; at++) {
        const question = { rankedBy: await seekerAt(31 * at + 2), filter: part, limit: 10 }
        const [database, memory] = await Promise.all([inDatabase.nearest(question), inMemory.nearest(question)])
        expect(database.total).toBe(memory.total)
        hits += database.ids.filter((id) => memory.ids.includes(id)).length
      }
      return hits / (10 * 40)
    }
    // Other clusters are learned in each run, for people have other ids: of the nearest .965 to .99 stand in them.
    const [least, before] = [0.94, await clustersOf()]
    expect(new Set(before.values()).size).toBeGreaterThan(100)
    expect([...before.values()]).not.toContain(-1)
    expect(await found()).toBeGreaterThanOrEqual(least)
    await db
      .update(indexedPeople)
      .set({ cluster: -1 })
      .where(sql`${cluster} % 3 = 0`)
    await db.execute(sql`analyze match_index`)
    expect(await found()).toBeGreaterThanOrEqual(least)
    await noteClusters(db)
    expect(await clustersOf()).toEqual(before)
    // As if they had been learned of less than a quarter of them.
    await db.update(sketchClusters).set({ learnedOf: 600 })
    await db.transaction((tx) => learnClusters(tx))
    const learnedOf = async () => new Set((await db.select().from(sketchClusters)).map((center) => center.learnedOf))
    expect(await learnedOf()).toEqual(new Set([600, PEOPLE]))
    expect(await found()).toBeGreaterThanOrEqual(least)
    await noteClusters(db)
    // Somebody could just be moving into an earlier one.
    expect(await learnedOf()).toEqual(new Set([600, PEOPLE]))
    await noteClusters(db)
    expect(await learnedOf()).toEqual(new Set([PEOPLE]))
    expect(new Set(before.values()).isDisjointFrom(new Set((await clustersOf()).values()))).toBe(true)
    expect(await found()).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['of an age', { unlistedToo: true, age: { bornBefore: 1998, orIn: inNoGroup, orInAny: false } }],
    ['by a word', { unlistedToo: true, words: anyPerson }],
    ['by a word of the name', { unlistedToo: true, words: { ...anyPerson, name: anyPerson.text, text: [] } }],
  ] as const)('looks at nobody who stands in a far cluster: %s', async (_, part) => {
    const { db } = server.context
    const { cluster, profileId, sketch } = indexedPeople
    await db.execute(sql`analyze match_index`)
    const filter: IndexFilter = { excluded: new Set<Id>(), ...part }
    const question = { rankedBy: await seekerAt(7), filter, limit: 10 }
    const nearest = (await inDatabase.nearest(question)).ids[0]!
    const place = (number: SQL) => db.update(indexedPeople).set({ cluster: number }).where(eq(profileId, nearest))
    const centers = sql`select number from ${sketchClusters} order by center <#> ${sketch}`
    await place(sql`(${centers} desc limit 1)`)
    expect((await inDatabase.nearest(question)).ids).not.toContain(nearest)
    await place(sql`-1`)
    expect((await inDatabase.nearest(question)).ids[0]).toBe(nearest)
    await noteClusters(db)
    expect((await db.select({ cluster }).from(indexedPeople).where(eq(profileId, nearest)))[0]!.cluster).not.toBe(-1)
    expect((await inDatabase.nearest(question)).ids[0]).toBe(nearest)
  })

  test.each([
    ['a word', anyPerson],
    ['a word in the name', { ...anyPerson, name: anyPerson.text, text: [] }],
  ])('finds most of the nearest who hold %s by the clusters of their sketches', async (_, words) => {
    let hits = 0
    for (let at = 0; at < 40; at++) {
      const filter: IndexFilter = { excluded: new Set<Id>(), unlistedToo: true, words }
      const question = { rankedBy: await seekerAt(31 * at + 2), filter, limit: 10 }
      const [database, memory] = await Promise.all([inDatabase.nearest(question), inMemory.nearest(question)])
      expect(database.total).toBe(memory.total)
      hits += database.ids.filter((id) => memory.ids.includes(id)).length
    }
    expect(hits / (10 * 40)).toBeGreaterThanOrEqual(0.94)
  })

  test('has as many on its pages as it says there are, also of few', async () => {
    for (const narrow of [{ membership: { all: [group], mentors: [] } }, { levels: new Set([0, 1]) }, { country: 'de' }]) {
      const filter = { excluded: new Set<Id>(), unlistedToo: true, ...narrow }
      const { total, ids: found } = await inDatabase.nearest({ rankedBy: await seekerAt(7), filter, limit: 1_000 })
      expect(total).toBeGreaterThan(500)
      expect(new Set(found).size).toBe(Math.min(total, 1_000))
    }
  })

  test('does not see whose account is being deleted, whoever looks', async () => {
    const { db } = server.context
    const all = { filter: { excluded: new Set<Id>(), unlistedToo: true }, limit: 1 }
    const before = await inDatabase.named(all)
    await db.update(profiles).set({ leaving: true }).where(eq(profiles.id, ids[5]!))
    expect((await inDatabase.named(all)).total).toBe(before.total - 1)
    await db.update(profiles).set({ leaving: false }).where(eq(profiles.id, ids[5]!))
  })

  test('lays what people are compared by into their rows, where it lay beside them as well', async () => {
    const { db } = server.context
    const isTheirs = eq(indexedPeople.profileId, ids[9]!)
    const beside = async () =>
      (
        await db
          .select({ chunk: sql`pg_column_toast_chunk_id(${indexedPeople.terms})` })
          .from(indexedPeople)
          .where(isTheirs)
      )[0]!.chunk
    await db.execute(sql`alter table match_index alter column terms set storage external, set (toast_tuple_target = 128)`)
    await db
      .update(indexedPeople)
      .set({ sketch: null, terms: sql`${indexedPeople.terms}::text::sparsevec` })
      .where(isTheirs)
    expect(await beside()).not.toBe(null)
    await db.execute(sql`alter table match_index alter column terms set storage main, set (toast_tuple_target = 2600)`)
    await noteUnsearched(db)
    expect(await beside()).toBe(null)
  })

  test('forgets words that nobody uses any more', async () => {
    const { db } = server.context
    const words = async () => (await db.select().from(peopleWords)).map(({ word }) => word)
    const before = await words()
    await db.insert(peopleWords).values([{ word: 'aaxyzzy' }, { word: 'zzxyzzy' }])
    await forgetUnusedWords(db)
    expect(await words()).toEqual(before)
  })
})
