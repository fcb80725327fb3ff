import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Id } from '@trellis/contract/wire/ids.ts'
import pg from 'pg'
import { z } from 'zod'
import { chunksOf } from '../chunks.ts'
import { type Log, serializeError } from '../log.ts'
import type { Announcement, Messenger } from './announcements.ts'

const CHANNEL = 'trellis_announcements'
/** What is announced within so long goes out together: commits that notify wait for each other. */
const BATCH_MS = 20
/** PostgreSQL carries up to 8,000 bytes at once, and an id takes 39 of them. */
const IDS_OF_A_MESSAGE = 150
/** So many announcements wait for a connection; then the oldest are lost. */
const MOST_WAITING = 10_000
const PATIENCE_MS = 3_000
/** A connection on which nothing was sent for so long is asked whether it still answers. */
const HEARTBEAT_MS = 5_000
const RECONNECT_MS = 1_000

const Message = z.strictObject({ from: z.string(), kind: z.string(), ids: z.array(Id) })

/** Carries announcements by PostgreSQL's LISTEN and NOTIFY, on one connection of its own. */
export function postgresMessenger(url: string, log: Log): Messenger {
  const from = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  let waiting: Announcement[] = []
  let somethingWaits = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  async function connect(receive: (announcement: Announcement) => void): Promise<pg.Client> {
    const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
    const client = new pg.Client({ connectionString: url, keepAlive: true, ...patience })
    client.on('notification', ({ payload }) => {
      try {
        const { from: sender, ...announcement } = Message.parse(JSON.parse(payload!))
        if (sender !== from) receive(announcement)
      } catch (error) {
        noted(error)
      }
    })
    client.on('error', noted)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  /** What cannot be sent stays waiting. */
  async function sendWaiting(client: pg.Client): Promise<void> {
    const batch = [...waiting]
    const messages = messagesOf(batch).map((message) => JSON.stringify({ from, ...message }))
    await client.query(`select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as message`, [messages])
    const sent = new Set(batch)
    waiting = waiting.filter((one) => !sent.has(one))
    if (waiting.length === 0) somethingWaits = Promise.withResolvers()
  }

  async function sendUntilItBreaks(client: pg.Client): Promise<never> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    client.on('end', end)
    for (;;) {
      await Promise.race([somethingWaits.promise, ended, pause(HEARTBEAT_MS, undefined, { signal, ref: false })])
      await pause(BATCH_MS, undefined, { signal, ref: false })
      await sendWaiting(client)
    }
  }

  async function run(receive: (announcement: Announcement) => void): Promise<void> {
    while (!signal.aborted) {
      const client = await connect(receive).catch(noted)
      if (client !== undefined) {
        await sendUntilItBreaks(client).catch(noted)
        await Promise.race([client.end().catch(() => {}), pause(PATIENCE_MS, undefined, { ref: false })])
      }
      await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  function noted(error: unknown): undefined {
    if (!signal.aborted) log.warn({ err: serializeError(error) }, 'the other processes cannot be heard')
  }

  return {
    send(announcement) {
      if (waiting.length >= MOST_WAITING) waiting.shift()
      waiting.push(announcement)
      somethingWaits.resolve()
    },
    start(receive) {
      running = run(receive)
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** The same announcements in few messages: each id of a kind once, and so many in a message as it carries. */
export function messagesOf(announcements: readonly Announcement[]): Announcement[] {
  const byKind = Map.groupBy(announcements, ({ kind }) => kind)
  return [...byKind].flatMap(([kind, some]) => {
    const ids = [...new Set(some.flatMap((one) => one.ids))]
    return chunksOf(ids, IDS_OF_A_MESSAGE).map((part) => ({ kind, ids: part }))
  })
}
