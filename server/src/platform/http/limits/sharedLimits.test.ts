import { newId } from '@trellis/contract/wire/ids.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor, Authenticate } from '../actor.ts'
import { createServer } from '../server.ts'
import { limitedByNetwork } from './rateLimit.ts'
import { readConfig } from '../../../config.ts'
import type { Database } from '../../database/database.ts'
import { watchDisk } from '../../disk.ts'
import { createLog } from '../../log.ts'
import { freshDatabase } from '../../testing/database.ts'

const MOST = 20

const account = (): Actor => ({
  id: newId(),
  type: 'student',
  isSuperUser: false,
  scope: 'session',
  isWaiting: false,
  tokenHash: '',
  trustedBirthYear: null,
  seesVouched: false,
  places: [],
  membership: [],
})
const [ada, ben] = [account(), account()]
const tokens: Record<string, Actor> = { ['a'.repeat(43)]: ada, ['A'.repeat(43)]: ada, ['b'.repeat(43)]: ben }
const authenticate: Authenticate = async (token) => tokens[token] ?? 'NotSignedIn'

let database: Database
let processes: FastifyInstance[]
beforeAll(async () => {
  database = await freshDatabase()
  const one = { LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: String(MOST) }
  const shared = { DATABASE_URL: 'postgres://127.0.0.1/shared', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'name', S3_SECRET_ACCESS_KEY: 'key' }
  const config = readConfig({ ...one, ...shared, PROCESSES: '2' })
  const callers = { authenticate, db: database.db }
  processes = await Promise.all([1, 2].map(async () => createServer(config, createLog(config), watchDisk(config), callers)))
  for (const app of processes) {
    app.get('/api/call', async () => 'answered')
    app.get('/page', limitedByNetwork, async () => 'answered')
    await app.ready()
  }
})
afterAll(async () => {
  await Promise.all(processes.map((app) => app.close()))
  await database.close()
})

/** How many of so many requests, made alternately to both, are answered. */
async function answered(url: string, times: number, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answers = Array.from({ length: times }, (_, at) => processes[at % 2]!.inject({ url, headers }))
  return (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200).length
}

test('two processes let through together what one would, for each account and route that is counted', async () => {
  expect(await answered('/api/call', 2 * MOST)).toBe(MOST)
  expect(await answered('/page', 2 * MOST)).toBe(MOST)
  expect(await answered('/api/call', MOST - 2, 'a'.repeat(43))).toBe(MOST - 2)
  expect(await answered('/api/call', MOST, 'A'.repeat(43))).toBe(2)
  expect(await answered('/api/call', 4, 'b'.repeat(43))).toBe(4)
  expect(await answered('/api/call', 4, 'z'.repeat(43))).toBe(0)
})

test('neither an account nor an address is stored as it is', async () => {
  const { rows } = await database.pool.query<{ subject: string }>('select subject from request_counts')
  expect(rows.length).toBeGreaterThan(2)
  for (const { subject } of rows) expect(subject).toMatch(/^[0-9a-f]{64}$/)
})

test('a count begins anew when its minute is over', async () => {
  await database.pool.query("update request_counts set ends_at = now() - interval '1 second'")
  expect(await answered('/api/call', 2 * MOST)).toBe(MOST)
})
