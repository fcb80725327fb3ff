import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { tasks } from './tasks.tables.ts'
import { createTasks, taskKind } from './tasks.ts'

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
