import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@trellis/contract/wire/ids.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { newPostgres } from '../testing/database.ts'
import type { Announcement, Messenger } from './announcements.ts'
import { messagesOf, postgresMessenger } from './postgresMessenger.ts'

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }))
const ids = Array.from({ length: 400 }, (_, at) => newId(at))

test('each id of a kind goes out once, in messages that PostgreSQL carries', () => {
  const messages = messagesOf([
    { kind: 'moved', ids },
    { kind: 'left', ids: ids.slice(0, 1) },
    { kind: 'moved', ids: ids.slice(0, 10) },
  ])
  expect(messages.map((message) => [message.kind, message.ids.length])).toEqual([
    ['moved', 150],
    ['moved', 150],
    ['moved', 100],
    ['left', 1],
  ])
  for (const message of messages) expect(JSON.stringify({ from: newId(0), ...message }).length).toBeLessThan(8_000)
})

const postgres = process.env['TEST_DATABASE_URL']

describe.skipIf(postgres === undefined)('between two processes on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof newPostgres>>
  let administrator: pg.Client
  let messengers: [Messenger, Messenger]
  const heard: [Announcement[], Announcement[]] = [[], []]
  const others = `pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

  beforeAll(async () => {
    database = await newPostgres(postgres!)
    administrator = new pg.Client({ connectionString: database.url })
    await administrator.connect()
    messengers = [postgresMessenger(database.url, log), postgresMessenger(database.url, log)]
    messengers.forEach((one, at) => one.start((announcement) => heard[at]!.push(announcement)))
  })
  afterAll(async () => {
    await Promise.all(messengers.map((one) => one.stop()))
    await administrator.end()
    await database.drop()
  })

  const connections = async () => (await administrator.query<{ pid: number }>(`select ${others}`)).rows.map(({ pid }) => pid)

  /** Announces until the other hears it: what is said while it has no connection is lost. */
  const untilHeard = (listener: 0 | 1, id: string) =>
    vi.waitFor(
      () => {
        messengers[1 - listener]!.send({ kind: 'moved', ids: [id] })
        expect(heard[listener].flatMap((one) => one.ids)).toContain(id)
      },
      { timeout: 10_000, interval: 100 },
    )

  test('the other hears what one announces, and not itself again', async () => {
    await untilHeard(1, ids[1]!)
    await untilHeard(0, ids[2]!)
    expect(heard[0].flatMap((one) => one.ids)).not.toContain(ids[1])
  })

  test('nothing is lost of what is announced while something is on its way', async () => {
    const many = ids.slice(100)
    for (const id of many) {
      messengers[0].send({ kind: 'moved', ids: [id] })
      await pause(1)
    }
    await vi.waitFor(() => expect(new Set(heard[1].flatMap((one) => one.ids)).isSupersetOf(new Set(many))).toBe(true))
  })

  test('what others write to the channel harms nobody, and a connection that breaks is made again', async () => {
    await administrator.query(`notify trellis_announcements, 'nonsense'`)
    const before = await connections()
    expect(before).toHaveLength(2)
    await administrator.query(`select pg_terminate_backend(pid) from (select ${others}) as them`)
    await untilHeard(1, ids[3]!)
    await untilHeard(0, ids[4]!)
    for (const pid of await connections()) expect(before).not.toContain(pid)
  })
})
