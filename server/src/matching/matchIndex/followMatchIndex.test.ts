import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { profiles } from '../../profiles/profiles.tables.ts'
import { indexedPeople } from '../matching.tables.ts'
import { populate } from '../testing.ts'
import { followMatchIndex, type Following } from './followMatchIndex.ts'
import { changesSince, positionOf } from './matchIndex.reading.ts'
import { type IndexThread, startMatchIndex } from './matchIndexThread.ts'

const PEOPLE = 300
const everybody = { filter: { excluded: new Set<Id>(), unlistedToo: true }, limit: 1_000 }

let server: TestServer
let folder: string
let file: string
let ids: Id[]
beforeAll(async () => {
  server = await startServer()
  ids = await populate(server.context, PEOPLE)
  folder = await mkdtemp(join(tmpdir(), 'trellis-index-'))
  file = join(folder, 'memory', 'people')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** A match index that follows the server's database, or how it is seen, and the threads that it began. */
function follow(following: Partial<Following> = {}, db = server.context.db) {
  const threads: IndexThread[] = []
  const begin = (): IndexThread => {
    threads.push((following.begin ?? startMatchIndex)())
    return threads.at(-1)!
  }
  return { threads, matchIndex: followMatchIndex({ ...server.context, db }, file, { fewestStored: 1, ...following, begin }) }
}

const rename = (id: Id, name: string) => server.context.db.update(profiles).set({ name }).where(eq(profiles.id, id))

describe('what changed since a look', () => {
  test('is told by transactions that had not ended then, and by no other', async () => {
    const { db } = server.context
    const written: string[] = []
    for (const id of ids.slice(0, 3)) {
      const rows = await db
        .update(indexedPeople)
        .set({ changedIn: sql`pg_current_xact_id()` })
        .where(eq(indexedPeople.profileId, id))
        .returning({ changedIn: indexedPeople.changedIn })
      written.push(rows[0]!.changedIn)
    }
    const told: Id[] = []
    for await (const rows of changesSince(db, { from: written[2]!, open: [written[0]!], history: null })) {
      told.push(...rows.map(({ profileId }) => profileId))
    }
    expect(told).toEqual([ids[0], ids[2]])
    const after = []
    for await (const rows of changesSince(db, await positionOf(db))) after.push(...rows)
    expect(after).toEqual([])
  })
})

test('numbers of another server are taken over, and are not new for ever', async () => {
  const { db } = server.context
  await db.update(indexedPeople).set({ changedIn: '999999999' }).where(eq(indexedPeople.profileId, ids[7]!))
  const { matchIndex } = follow()
  await matchIndex.warm()
  const after = []
  for await (const rows of changesSince(db, await positionOf(db))) after.push(...rows)
  expect(after).toEqual([])
  await matchIndex.stop()
  await rm(file)
})

test('a fail-over that lost writes is noticed by the history, whatever numbers the new primary gives', async () => {
  let history = 'first'
  const execute = async (statement: SQL) => {
    const { rows } = await server.context.db.execute(statement)
    return { rows: rows.map((row) => ('history' in row ? { ...row, history } : row)) }
  }
  const db: typeof server.context.db = Object.assign(Object.create(server.context.db), { execute })
  const { matchIndex } = follow({ fewestStored: 1e6 }, db)
  const firstByName = async () => (await matchIndex.named(everybody)).ids[0]
  await matchIndex.warm()
  const before = await firstByName()
  // Under the number of a transaction that was seen, as on a primary that gives it a second time.
  await rename(ids[3]!, 'Aaa Elsewhere')
  expect(await firstByName()).toBe(before)
  history = 'second'
  expect(await firstByName()).toBe(ids[3])
  await rename(ids[3]!, 'Zzz Elsewhere')
  expect(await firstByName()).toBe(ids[3])
  history = 'third'
  expect(await firstByName()).toBe(before)
  await matchIndex.stop()
})

test('a database that recovered from a crash has another history', async () => {
  const { db } = server.context
  const { history } = await positionOf(db)
  expect((await positionOf(db)).history).toBe(history)
  // What a crash does to the statistics.
  await db.execute("select pg_stat_reset_shared('bgwriter')")
  expect((await positionOf(db)).history).not.toBe(history)
})

describe('the file of an earlier process', () => {
  test('is taken over, with what differs read from the database, whatever the numbers of its transactions', async () => {
    const first = follow()
    await first.matchIndex.warm()
    await first.matchIndex.stop()
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    // As a fail-over leaves it: other words under the number of a transaction that was seen, and somebody who is gone.
    await rename(ids[4]!, 'Aaa Renamed')
    await server.context.db.delete(indexedPeople).where(eq(indexedPeople.profileId, ids[5]!))
    const second = follow()
    expect(second.matchIndex.isReady()).toBe(false)
    const { ids: found, total } = await second.matchIndex.named(everybody)
    expect(second.matchIndex.isReady()).toBe(true)
    expect(total).toBe(PEOPLE - 1)
    expect(found[0]).toBe(ids[4])
    expect(found).not.toContain(ids[5])
    await second.matchIndex.stop()
  })

  test.each([
    ['damaged', async (stored: Buffer) => void stored.writeUInt8(stored.readUInt8(stored.length - 9) ^ 1, stored.length - 9)],
    ['of another version', async (stored: Buffer) => void stored.writeUInt32LE(77, 0)],
  ])('is not taken where it is %s', async (_how, spoil) => {
    const stored = await readFile(file)
    await spoil(stored)
    await writeFile(file, stored)
    const { matchIndex } = follow()
    expect((await matchIndex.named(everybody)).total).toBe(PEOPLE - 1)
    await matchIndex.stop()
  })

  test('holds nobody who is gone, also where nothing else changed', async () => {
    const ofAll = async () => (await stat(file)).size
    const { matchIndex } = follow()
    await matchIndex.warm()
    await matchIndex.stop()
    const before = await ofAll()
    const some = inArray(indexedPeople.profileId, ids.slice(20, 40))
    const gone = await server.context.db.delete(indexedPeople).where(some).returning()
    const next = follow()
    await next.matchIndex.warm()
    await next.matchIndex.stop()
    expect(await ofAll()).toBeLessThan(before)
    expect((await readFile(file)).includes(ids[20]!)).toBe(false)
    await server.context.db.insert(indexedPeople).values(gone)
  })

  test('is not written for few, and removed with what a process left that ended while it wrote one', async () => {
    await writeFile(`${file}.77`, 'half of it')
    expect((await stat(file)).size).toBeGreaterThan(0)
    const { matchIndex } = follow({ fewestStored: PEOPLE })
    await matchIndex.warm()
    await matchIndex.stop()
    for (const left of [file, `${file}.77`]) await expect(stat(left)).rejects.toThrow('ENOENT')
  })
})

describe('a match index that does not fit into memory', () => {
  test('is not read again at every search, is not ready, and is tried again after a while', async () => {
    let megabytes: number | undefined = 8
    const { matchIndex, threads } = follow({ begin: () => startMatchIndex(megabytes), firstPause: 1_500, fewestStored: 1e6 })
    const search = async (): Promise<unknown> => matchIndex.named(everybody).catch((error: { code?: string }) => error.code ?? error)
    await vi.waitFor(async () => {
      await search()
      expect(threads.length).toBe(2)
      expect(threads[1]!.hasEnded).toBe(true)
    }, 20_000)
    for (let times = 0; times < 20; times++) expect(await search()).toBe('Busy')
    expect(threads).toHaveLength(2)
    expect(matchIndex.isReady()).toBe(false)
    megabytes = undefined
    await vi.waitFor(() => expect(matchIndex.isReady()).toBe(true), 20_000)
    expect(await search()).toMatchObject({ total: PEOPLE - 1 })
    await matchIndex.stop()
  })
})

test('a thread that ends while its file is read fails that search alone', async () => {
  const begin = (): IndexThread => ({ ...startMatchIndex(), load: () => Promise.reject(new Error('ended')) })
  const { matchIndex } = follow({ begin })
  await expect(matchIndex.named(everybody)).rejects.toThrow('ended')
  await matchIndex.stop()
})

test('a search waits for so long and no longer', async () => {
  const { matchIndex } = follow({ longestWait: 0 })
  await expect(matchIndex.named(everybody)).rejects.toMatchObject({ code: 'Busy', retryAfter: 5 })
  await vi.waitFor(() => expect(matchIndex.isReady()).toBe(true), 20_000)
  await matchIndex.stop()
})
