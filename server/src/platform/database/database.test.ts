import type { Socket } from 'node:net'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** What happens to a connection whose server ends. */
function breakOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy(new Error('read ECONNRESET'))
}

test('a connection that breaks off fails its transaction, and nothing else', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  const waiting = client.query('select 1')
  breakOff(client)
  await expect(waiting).rejects.toThrow()
  client.release(true)
  expect((await database.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('so does one that breaks off between two queries of a transaction', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  breakOff(client)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await database.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})
