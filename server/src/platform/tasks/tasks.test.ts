import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { readConfig } from '../../config.ts'
import { tasks } from './tasks.tables.ts'
import { retryDelay } from './lanes.ts'
import { createTasks, taskKind, type Tasks } from './tasks.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const greet = taskKind('test.greet', z.strictObject({ name: z.string() }))
const write = taskKind('test.write', z.strictObject({ name: z.string() }), 'away')
const invite = taskKind('test.invite', z.strictObject({ name: z.string() }), 'letters')

let database: Database
let now: number
const clock: Clock = { now: () => now }
const log = createLog(readConfig({ LOG_LEVEL: 'silent' }))
const aServer = (): Tasks => createTasks(database, clock, log)

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  now = Date.UTC(2026, 8, 1)
  await database.db.delete(tasks)
})

test('a task is carried out once, with what it was given', async () => {
  const server = aServer()
  const greeted: string[] = []
  server.carryOut(greet, async ({ name }) => void greeted.push(name))
  await server.add(database.db, greet, { name: 'Ada' })
  expect(await server.numbers()).toEqual({ waiting: 1, gaveUp: 0, oldestDue: 0 })
  expect(await server.runDue()).toBe(1)
  expect(await server.runDue()).toBe(0)
  expect(greeted).toEqual(['Ada'])
  expect(await server.numbers()).toEqual({ waiting: 0, gaveUp: 0, oldestDue: 0 })
})

test('a task that is added for later waits until then', async () => {
  const server = aServer()
  server.carryOut(greet, async () => {})
  await server.add(database.db, greet, { name: 'Ada' }, HOUR)
  expect(await server.runDue()).toBe(0)
  now += HOUR
  expect(await server.runDue()).toBe(1)
})

test('a task that goes through everything takes the place of the same one that is under way, whatever has become of it', async () => {
  const server = aServer()
  const greeted: string[] = []
  server.carryOut(greet, async ({ name }) => void greeted.push(name))
  server.carryOut(write, async ({ name }) => void greeted.push(name))
  await server.add(database.db, greet, { name: 'Ada' })
  await server.add(database.db, greet, { name: 'Bea' }, HOUR)
  await database.db.update(tasks).set({ gaveUpAt: new Date(now) })
  await server.add(database.db, greet, { name: 'Cy' })
  await server.add(database.db, write, { name: 'Di' })
  await server.addInstead(database.db, greet, { name: 'Eve' })
  expect(await server.runDue()).toBe(2)
  expect(greeted.toSorted()).toEqual(['Di', 'Eve'])
  expect(await server.numbers()).toEqual({ waiting: 0, gaveUp: 0, oldestDue: 0 })
})

test('a task of a transaction that is undone never was', async () => {
  const server = aServer()
  const undone = database.db.transaction(async (tx) => {
    await server.add(tx, greet, { name: 'Ada' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await server.numbers()).toMatchObject({ waiting: 0 })
})

test('a task that fails is tried again, later each time, and says why', async () => {
  const server = aServer()
  let tries = 0
  server.carryOut(greet, async () => {
    if (++tries < 4) throw new Error(`no luck ${tries}`)
  })
  await server.add(database.db, greet, { name: 'Ada' })
  for (const delay of [1, 2, 4]) {
    await server.runDue()
    const [task] = await database.db.select().from(tasks)
    expect(task).toMatchObject({ lastError: `no luck ${tries}`, attempts: tries, runAt: new Date(now + delay * SECOND) })
    now += delay * SECOND - 1
    expect(await server.runDue()).toBe(0)
    now += 1
  }
  expect(await server.runDue()).toBe(1)
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 0 })
})

test('the delay doubles, to six hours at most', () => {
  expect([1, 2, 3, 11, 15, 16, 40].map((attempts) => retryDelay(attempts) / SECOND)).toEqual([1, 2, 4, 1024, 16384, 21600, 21600])
})

test('after twelve tries a task is given up, and kept to be looked at', async () => {
  const server = aServer()
  let tries = 0
  server.carryOut(greet, () => {
    tries++
    return Promise.reject(new Error('never'))
  })
  await server.add(database.db, greet, { name: 'Ada' })
  for (let i = 0; i < 20; i++) {
    await server.runDue()
    now += 7 * HOUR
  }
  expect(tries).toBe(12)
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 1 })
})

test('a task whose server died is taken by another when its lease ends', async () => {
  const dying = aServer()
  dying.carryOut(greet, () => new Promise(() => {}))
  await dying.add(database.db, greet, { name: 'Ada' })
  // Its task is given up after a while, when this database is gone: nobody is there to hear of it.
  dying.runDue().catch(() => {})
  const started = async () => (await database.db.select().from(tasks))[0]?.attempts === 1
  while (!(await started())) await new Promise(setImmediate)

  const next = aServer()
  const greeted: string[] = []
  next.carryOut(greet, async ({ name }) => void greeted.push(name))
  expect(await next.runDue()).toBe(0)
  now += 30 * SECOND
  expect(await next.runDue()).toBe(1)
  expect(greeted).toEqual(['Ada'])
})

test('a task that ends the server at each try is given up, and not tried once more', async () => {
  const server = aServer()
  let tries = 0
  server.carryOut(greet, async () => void tries++)
  await server.add(database.db, greet, { name: 'Ada' })
  await database.db.update(tasks).set({ attempts: 12 })
  await server.runDue()
  expect(tries).toBe(0)
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 1 })
  expect((await database.db.select().from(tasks))[0]!.lastError).toBe('The server ended during the last try')
})

test('what was given up is no task that is late', async () => {
  const server = aServer()
  await server.add(database.db, greet, { name: 'Ada' })
  await server.add(database.db, greet, { name: 'Ben' }, HOUR)
  await database.db
    .update(tasks)
    .set({ gaveUpAt: new Date(now) })
    .where(eq(tasks.runAt, new Date(now)))
  now += HOUR + 5 * SECOND
  expect(await server.numbers()).toEqual({ waiting: 1, gaveUp: 1, oldestDue: 5 * SECOND })
})

test('a task that waits for another machine holds up neither others of its kind nor the work here', async () => {
  const server = aServer()
  const { promise: written, resolve: answer } = Promise.withResolvers<void>()
  const done: string[] = []
  server.carryOut(write, async ({ name }) => {
    if (name === 'slow') await written
    done.push(name)
  })
  server.carryOut(greet, async ({ name }) => void done.push(name))
  await server.add(database.db, write, { name: 'slow' })
  server.start()
  for (const [kind, name] of [
    [greet, 'Ada'],
    [write, 'Ben'],
    [greet, 'Chloe'],
  ] as const) {
    await server.add(database.db, kind, { name })
    await vi.waitUntil(() => done.includes(name))
  }
  expect(done).not.toContain('slow')
  answer()
  await server.stop()
  expect(done.at(-1)).toBe('slow')
  expect(await server.numbers()).toMatchObject({ waiting: 0 })
})

test('a letter that somebody waits for does not stand behind many invitations', async () => {
  const server = aServer()
  const { promise: written, resolve: answer } = Promise.withResolvers<void>()
  const done: string[] = []
  server.carryOut(invite, async ({ name }) => {
    await written
    done.push(name)
  })
  server.carryOut(write, async ({ name }) => void done.push(name))
  const invited = Array.from({ length: 10 }, (_, at) => ({ name: `invited ${at}` }))
  await server.addEach(database.db, invite, invited)
  now++
  await server.add(database.db, write, { name: 'Ada' })
  server.start()
  await vi.waitUntil(() => done.includes('Ada'))
  expect(done).toEqual(['Ada'])
  answer()
  await vi.waitUntil(() => done.length === 11, 20_000)
  await server.stop()
})

test.each([
  ['here', 1, greet],
  ['away', 4, write],
  ['into letters', 2, invite],
] as const)('of many tasks whose time goes %s, %i at most are carried out at once', async (_, most, kind) => {
  const server = aServer()
  const { promise: full, resolve: fill } = Promise.withResolvers<void>()
  let [atOnce, highest] = [0, 0]
  const order: number[] = []
  server.carryOut(kind, async ({ name }) => {
    order.push(Number(name))
    highest = Math.max(highest, ++atOnce)
    if (atOnce === most) fill()
    await full
    await pause(20)
    atOnce--
  })
  for (let i = 0; i < 10; i++) {
    await server.add(database.db, kind, { name: String(i) })
    now++
  }
  expect(await server.runDue()).toBe(10)
  expect(highest).toBe(most)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('two servers at once carry each task out once', async () => {
  const greeted: string[] = []
  const servers = [aServer(), aServer()]
  for (const server of servers) server.carryOut(greet, async ({ name }) => void greeted.push(name))
  for (let i = 0; i < 20; i++) await servers[0]!.add(database.db, greet, { name: String(i) })
  const done = await Promise.all(servers.map((server) => server.runDue()))
  expect(done[0]! + done[1]!).toBe(20)
  expect(greeted.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

test('tasks added while the server was off are carried out when it starts', async () => {
  await aServer().add(database.db, greet, { name: 'Ada' })
  const server = aServer()
  const greeted = new Promise((resolve) => server.carryOut(greet, async ({ name }) => resolve(name)))
  server.start()
  expect(await greeted).toBe('Ada')
  await server.stop()
})

test('a task of a kind that nobody knows, or with a payload that does not fit, waits', async () => {
  const server = aServer()
  await server.add(database.db, greet, { name: 'Ada' })
  await server.runDue()
  expect((await database.db.select().from(tasks))[0]!.lastError).toBe('Nobody carries out test.greet')
  server.carryOut(taskKind('test.greet', z.strictObject({ other: z.string() })), async () => {})
  now += SECOND
  await server.runDue()
  expect(await server.numbers()).toMatchObject({ waiting: 1, gaveUp: 0 })
})

test('a task that hangs fails with its lease, and the next one is carried out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = aServer()
  const begun = Promise.withResolvers<void>()
  server.carryOut(greet, async ({ name }) => {
    if (name !== 'Ada') return
    begun.resolve()
    await new Promise<never>(() => {})
  })
  await server.add(database.db, greet, { name: 'Ada' })
  await server.add(database.db, greet, { name: 'Ben' })
  const running = server.runDue()
  await begun.promise
  await vi.advanceTimersByTimeAsync(30 * SECOND)
  expect(await running).toBe(2)
  vi.useRealTimers()
  const [left, ...none] = await database.db.select().from(tasks)
  expect(none).toEqual([])
  expect(left).toMatchObject({ payload: { name: 'Ada' }, lastError: 'Took longer than 30000 ms' })
})

test('a failed query leaves no values behind', async () => {
  const server = aServer()
  server.carryOut(greet, async ({ name }) => void (await database.db.execute(sql`select ${name}::text from nowhere`)))
  await server.add(database.db, greet, { name: 'ada@school.example' })
  await server.runDue()
  const [left] = await database.db.select().from(tasks)
  expect(left!.lastError).toBe('relation "nowhere" does not exist (select $1::text from nowhere)')
})
