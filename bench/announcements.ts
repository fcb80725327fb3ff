import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '@trellis/contract/wire/ids.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { readConfig } from '../server/src/config.ts'
import { sayingCommits } from '../server/src/platform/database/afterCommit.ts'
import { announcementKind, createAnnouncements } from '../server/src/platform/events/announcements.ts'
import { postgresMessenger } from '../server/src/platform/events/postgresMessenger.ts'
import { createLog } from '../server/src/platform/log.ts'
import { onEachDatabase } from './databases.ts'
import { type Finding, report } from './figures.ts'

// `TEST_DATABASE_URL=… npm run bench:announcements`: how many transactions a second 16 clients commit, each with one insert:
// bare, with a notification of PostgreSQL's in each, and with an announcement after each. The three take turns.
const CLIENTS = 16
const TURNS = 5
const TURN_MS = 2_000
const LEAST_SHARE = 0.8

const log = createLog(readConfig({ LOG_LEVEL: 'warn' }))
const happened = announcementKind('bench.happened')

async function measure(url: string): Promise<Finding[]> {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS })
  // The database is dropped while its last connections end.
  pool.on('error', () => {})
  const db = sayingCommits(drizzle(pool))
  const announcements = createAnnouncements(log, postgresMessenger(url, log))
  announcements.start()
  const heard = new Set<string>()
  const other = postgresMessenger(url, log)
  other.start(({ ids }) => ids.forEach((id) => heard.add(id)))
  await pool.query('create table happened (id uuid primary key)')
  const announced: string[] = []

  const insert = (id: string) => sql`insert into happened values (${id})`
  const ways = {
    bare: (id: string) => db.transaction((tx) => tx.execute(insert(id))),
    notified: (id: string) =>
      db.transaction(async (tx) => {
        await tx.execute(insert(id))
        await tx.execute(sql`select pg_notify('bench', ${id})`)
      }),
    announced: (id: string) =>
      db.transaction(async (tx) => {
        announced.push(id)
        await tx.execute(insert(id))
        announcements.announce(tx, happened, [id])
      }),
  }
  const committed = { bare: 0, notified: 0, announced: 0 }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const way of ['bare', 'notified', 'announced'] as const) {
      const end = performance.now() + TURN_MS
      const client = async () => {
        for (; performance.now() < end; committed[way]++) await ways[way](newId(Date.now()))
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
    }
  }
  for (let at = 0; at < 30 && heard.size < announced.length; at++) await pause(100)
  await Promise.all([announcements.stop(), other.stop()])
  await pool.end()
  const aSecond = (way: keyof typeof committed) => String(Math.round((committed[way] * 1_000) / (TURNS * TURN_MS)))
  const share = committed.announced / committed.bare
  const missed = announced.filter((id) => !heard.has(id)).length
  return [
    { what: 'bare, commits a second', value: aSecond('bare') },
    { what: 'with a notification in each transaction', value: aSecond('notified') },
    { what: 'with an announcement after each', value: aSecond('announced') },
    { what: 'announced ÷ bare', value: share.toFixed(2), goal: `≥ ${LEAST_SHARE}`, met: share >= LEAST_SHARE },
    { what: `of ${announced.length} announcements another process missed`, value: String(missed), goal: '0', met: missed === 0 },
  ]
}

const findings = await onEachDatabase('announcements', async ({ kind, env }) =>
  kind === 'PostgreSQL' ? measure(env['DATABASE_URL']!) : [],
)
if (findings.length === 0) throw new Error('Name a PostgreSQL server in TEST_DATABASE_URL')
report(`Announcements: transactions of ${CLIENTS} clients`, findings)
