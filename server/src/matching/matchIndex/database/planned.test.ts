import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queries } from '../../../platform/database/database.ts'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { goingThroughEverybody, planned } from './planned.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function settingsOf(db: Queries): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select current_setting('enable_seqscan') as seqscan, current_setting('plan_cache_mode') as plans, current_setting('work_mem') as memory`)
  return rows[0]
}

test.each([
  ['ends', sql`select 1`],
  ['fails', sql`select 1 / 0`],
])('a search that %s leaves its connection as it was', async (how, statement) => {
  const { db } = server.context
  const before = await settingsOf(db)
  let during: unknown
  const search = planned(db, async (tx) => {
    await tx.execute(sql`select ${goingThroughEverybody(false)}`)
    during = await settingsOf(tx)
    await tx.execute(statement)
  })
  if (how === 'fails') await expect(search).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  else await search
  expect(during).toEqual({ seqscan: 'off', plans: 'force_custom_plan', memory: '64MB' })
  expect(await settingsOf(db)).toEqual(before)
  expect(before).toMatchObject({ seqscan: 'on', plans: 'auto' })
})

test('a search changes nothing', async () => {
  const { db } = server.context
  const change = planned(db, (tx) => tx.delete(indexedPeople))
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only') as string } })
})
