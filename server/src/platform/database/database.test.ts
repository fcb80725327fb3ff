import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@trellis/contract/wire/ids.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { freshDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { openCommunity } from './open.ts'

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

test('a command about a community makes no database where there is none', async () => {
  const dataFolder = join(tmpdir(), `no-community-${newId()}`)
  await expect(openCommunity(readConfig({ DATA_FOLDER: dataFolder }))).rejects.toThrow('Run this with the settings that the server has')
  expect(existsSync(dataFolder)).toBe(false)
})
