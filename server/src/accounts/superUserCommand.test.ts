import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRecruiterProfile, signIn, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../platform/testing/client.ts'
import { newPostgres } from '../platform/testing/database.ts'
import { mailedLink, type ServerProcess, startProcess } from '../platform/testing/process.ts'
import { keyOf } from './testing.ts'

const postgres = process.env['TEST_DATABASE_URL']
const account = { email: 'ada@school.example', password: keyOf('Secret-123'), userType: 'recruiter' } as const

let database: Awaited<ReturnType<typeof newPostgres>> | undefined
let settings: Record<string, string>
let server: ServerProcess
beforeAll(async () => {
  database = postgres === undefined ? undefined : await newPostgres(postgres)
  settings = { LOG_LEVEL: 'error', ...(database !== undefined && { DATABASE_URL: database.url, DATABASE_TIMEOUT_MS: '30000' }) }
  server = await startProcess(settings)
  for (const { email, password, userType: type } of [account, waits]) await signUp(email, password, type)
})
async function signUp(email: string, password: string, type: 'recruiter' | 'advisor'): Promise<void> {
  const stranger = client(server.origin)
  await stranger.call(createRecruiterProfile, { body: { data: { generalInfo: { name: 'Ada', email, password } }, type } })
  await stranger.call(validateHash, { body: { hash: await mailedLink(server, email), type, password } })
}
afterAll(async () => {
  await server.remove()
  await database?.drop()
})

/** Runs a command of the README's on the data of the server. */
async function run(
  ...words: readonly [script: 'superuser' | 'advisor', ...words: string[]]
): Promise<{ readonly code: number; readonly said: string }> {
  const [script, ...others] = words
  const env = { ...process.env, ...settings, DATA_FOLDER: server.dataFolder }
  const command = spawn('npm', ['run', '--silent', script, '--', ...others], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(command, 'close')) as [number]
  return { code, said }
}

/** An advisor who waits for approval. */
const waits = { email: 'wanda@school.example', password: keyOf('Secret-123'), userType: 'advisor' } as const
const isWaiting = async ({ origin }: Pick<ServerProcess, 'origin'>): Promise<boolean> =>
  (await client(origin).call(signIn, { body: waits }))._source.generalInfo.isWaiting

const isSuperUser = async ({ origin }: Pick<ServerProcess, 'origin'>): Promise<boolean> =>
  (await client(origin).call(signIn, { body: account }))._source.generalInfo.admin

const named = { code: 0, said: 'ada@school.example is a super-user now, as employer.\n' }

test('while the server runs, the first super-user is named on PostgreSQL, and refused on the embedded database', async () => {
  const answer = await run('superuser', account.email, account.userType)
  if (postgres === undefined) {
    expect(answer.code).toBe(1)
    expect(answer.said).toMatch(/^The data folder \S+ is in use by another process \(process \d+\)\. .*Stop the other one first.*\n$/)
  } else {
    expect(answer).toEqual(named)
  }
  expect(await isSuperUser(server)).toBe(postgres !== undefined)
  expect(await isWaiting(server)).toBe(true)
})

describe('while it rests, on either', () => {
  beforeAll(async () => {
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test.each<{ words: Parameters<typeof run>; said: unknown }>([
    {
      words: ['superuser', 'nobody@school.example', 'advisor'] as const,
      said: 'nobody@school.example has no account as group administrator. Sign up first.\n',
    },
    { words: ['superuser', account.email], said: expect.stringMatching(/^Name an e-mail and the kind of its account/) },
    { words: ['advisor'], said: 'Name the e-mail of a group administrator.\n' },
    { words: ['advisor', account.email], said: 'ada@school.example has no account as group administrator. Sign up first.\n' },
  ])('$words is refused', async ({ words, said }) => {
    expect(await run(...words)).toEqual({ code: 1, said })
  })

  test('a super-user is named, and an advisor approved', async () => {
    expect(await run('superuser', account.email, account.userType)).toEqual(named)
    expect(await run('advisor', waits.email)).toEqual({ code: 0, said: 'wanda@school.example is approved as group administrator.\n' })
    const again = await startProcess({ ...settings, DATA_FOLDER: server.dataFolder })
    expect(await isSuperUser(again)).toBe(true)
    expect(await isWaiting(again)).toBe(false)
    await again.remove()
  })
})
