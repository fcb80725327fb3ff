import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queries } from '../../platform/database/database.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { makeDemonstration } from '../demonstration.ts'
import { toldAt } from './contradictions.testing.ts'
import { ofGroups } from './groupsHistories.testing.ts'
import { ofMentoring } from './mentoringHistories.testing.ts'
import { ofPeople } from './peoplesHistories.testing.ts'

const contradictions = [...ofPeople, ...ofGroups, ...ofMentoring]

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await makeDemonstration(server.context, { seed: 11, count: 200 })
}, 120_000)
afterAll(() => server.close())

const rowsOf = async (db: Queries, statement: string) => (await db.execute(sql.raw(toldAt(statement, server.clock.now())))).rows

test.each(contradictions)('no history tells that $sentence', async ({ found }) => {
  expect(await rowsOf(server.context.db, found)).toEqual([])
})

class TakenBack extends Error {}

test.each(contradictions)('and where one did, it would be found: $sentence', async ({ found, spoilt }) => {
  let rows: unknown[] = []
  const spoiling = server.context.db.transaction(async (tx) => {
    for (const statement of spoilt.split(';')) await rowsOf(tx, statement)
    rows = await rowsOf(tx, found)
    throw new TakenBack()
  })
  await expect(spoiling).rejects.toThrow(TakenBack)
  expect(rows).not.toEqual([])
})
