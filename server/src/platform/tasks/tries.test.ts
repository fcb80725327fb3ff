import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { tasks } from './tasks.tables.ts'
import { createTasks, GoesOnLater, NotWorthRetrying, PutOff, taskKind } from './tasks.ts'

const HOUR = 3_600_000

test.each(['away', 'letters'] as const)('a task that waits for another machine is tried 23 times over two days: %s', async (lane) => {
  const database = await freshDatabase()
  let now = Date.UTC(2026, 8, 1)
  const server = createTasks(database, { now: () => now }, createLog(readConfig({ LOG_LEVEL: 'silent' })))
  const kind = taskKind('test.write', z.strictObject({ name: z.string() }), lane)
  const tried: number[] = []
  server.carryOut(kind, () => {
    tried.push(now)
    return Promise.reject(new Error('never'))
  })
  await server.add(database.db, kind, { name: 'Ada' })
  for (let i = 0; i < 30; i++) {
    await server.runDue()
    now = (await database.db.select().from(tasks))[0]!.runAt.getTime()
  }
  expect(tried).toHaveLength(23)
  expect((tried.at(-1)! - tried[0]!) / HOUR).toBeGreaterThan(48)
  expect((tried.at(-1)! - tried[0]!) / HOUR).toBeLessThan(54)
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 1 })
  await database.close()
})

test('work that goes on later is carried out until it has ended, and none of its parts is a failed try', async () => {
  const database = await freshDatabase()
  const server = createTasks(database, { now: () => Date.UTC(2026, 8, 1) }, createLog(readConfig({ LOG_LEVEL: 'silent' })))
  const kind = taskKind('test.goOn', z.strictObject({ name: z.string() }))
  const stored = () => database.db.select().from(tasks)
  const parts: { id: string; attempts: number; lastError: string | null }[] = []
  server.carryOut(kind, async () => {
    const [{ id, attempts, lastError } = { id: '', attempts: 0, lastError: null }] = await stored()
    parts.push({ id, attempts, lastError })
    if (parts.length < 30) throw new GoesOnLater()
  })
  await server.add(database.db, kind, { name: 'Ada' })
  expect(await server.runDue()).toBe(30)
  expect(parts).toHaveLength(30)
  for (const { attempts, lastError } of parts) expect({ attempts, lastError }).toEqual({ attempts: 1, lastError: null })
  expect(new Set(parts.map(({ id }) => id)).size).toBe(30)
  expect(await stored()).toEqual([])
  await database.close()
})

test('work that is put off comes again after its time, and the tries that failed before it still count', async () => {
  const database = await freshDatabase()
  let now = Date.UTC(2026, 8, 1)
  const server = createTasks(database, { now: () => now }, createLog(readConfig({ LOG_LEVEL: 'silent' })))
  const kind = taskKind('test.wait', z.strictObject({ name: z.string() }), 'away')
  const stored = async () => (await database.db.select().from(tasks))[0]!
  let tries = 0
  server.carryOut(kind, () => Promise.reject(tries++ % 2 === 0 ? new Error('never') : new PutOff(1_500)))
  await server.add(database.db, kind, { name: 'Ada' })
  for (let failed = 1; failed <= 23; failed++) {
    await server.runDue()
    const { id, runAt } = await stored()
    now = runAt.getTime()
    if (failed === 23) break
    await server.runDue()
    expect(await stored()).toMatchObject({ attempts: failed, runAt: new Date(now + 1_500), lastError: 'never' })
    expect((await stored()).id).not.toBe(id)
    now += 1_500
  }
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 1 })
  expect(tries).toBe(45)
  await database.close()
})

test('what is given up is noted with it, once, and nothing else is; what cannot be noted is given up later', async () => {
  const database = await freshDatabase()
  let now = Date.UTC(2026, 8, 1)
  const server = createTasks(database, { now: () => now }, createLog(readConfig({ LOG_LEVEL: 'silent' })))
  const kind = taskKind('test.note', z.strictObject({ name: z.string() }))
  const noted: string[] = []
  let isHindered = true
  const work = ({ name }: { name: string }) => (name === 'Ben' ? Promise.resolve() : Promise.reject(new NotWorthRetrying('never')))
  server.carryOut(kind, work, async (_, { name }) => {
    noted.push(name)
    if (isHindered) throw new Error('not now')
  })
  await server.addEach(database.db, kind, [{ name: 'Ada' }, { name: 'Ben' }])
  await server.runDue()
  expect(await server.numbers()).toMatchObject({ waiting: 1, gaveUp: 0 })
  isHindered = false
  now += HOUR
  await server.runDue()
  await server.runDue()
  expect(await server.numbers()).toMatchObject({ waiting: 0, gaveUp: 1 })
  expect(noted).toEqual(['Ada', 'Ada'])
  await database.close()
})
