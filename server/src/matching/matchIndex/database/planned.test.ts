import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queries } from '../../../platform/database/database.ts'
import { startServer, type TestServer } from '../../../platform/testing/server.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { allowingSequentialScans, planned } from './planned.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Standing extends Record<string, unknown> {
  readonly connection: number
}

/** Which connection it is, and how its statements are planned and run. */
async function standing(db: Queries): Promise<Standing> {
  const names = ['enable_seqscan', 'plan_cache_mode', 'max_parallel_workers_per_gather', 'jit', 'work_mem', 'hash_mem_multiplier']
  const settings = names.map((name) => sql`current_setting(${name}) as ${sql.identifier(name)}`)
  const { rows } = await db.execute<Standing>(sql`select pg_backend_pid() as connection, ${sql.join(settings, sql`, `)}`)
  return rows[0]!
}

test.each([
  ['ends', sql`select 1`],
  ['fails', sql`select 1 / 0`],
])('a search that %s leaves its connection as it was', async (how, statement) => {
  const { db } = server.context
  const before = await standing(db)
  let during: unknown
  const search = planned(db, async (tx) => {
    await tx.execute(sql`select ${allowingSequentialScans(false)}`)
    during = await standing(tx)
    await tx.execute(statement)
  })
  if (how === 'fails') await expect(search).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  else await search
  expect(during).toEqual({
    connection: before.connection,
    enable_seqscan: 'off',
    plan_cache_mode: 'force_custom_plan',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    work_mem: '64MB',
    hash_mem_multiplier: '1',
  })
  expect(await standing(db)).toEqual(before)
  expect(before).toMatchObject({ enable_seqscan: 'on', plan_cache_mode: 'auto' })
})

test('a search changes nothing', async () => {
  const { db } = server.context
  const change = planned(db, (tx) => tx.delete(indexedPeople))
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only') as string } })
})

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a connection that breaks off is told as it broke, and not used again',
  async () => {
    const { db } = server.context
    let broken: number | undefined
    const search = planned(db, async (tx) => {
      broken = (await standing(tx)).connection
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(search).rejects.toMatchObject({ cause: { message: expect.stringContaining('terminat') as string } })
    const next = await planned(db, standing)
    expect(next.connection).not.toBe(broken)
    expect(next['jit']).toBe('off')
  },
)
