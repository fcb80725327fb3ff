import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import * as accounts from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from './testing/client.ts'
import { mailedLink, type ServerProcess, startProcess } from './testing/process.ts'

const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)
const ada = { email: 'secret.ada@school.example', password: KEY, userType: 'advisor' as const }

let server: ServerProcess
let folder: string
beforeAll(async () => {
  server = await startProcess({ TRUST_PROXY: 'true' })
  folder = server.dataFolder
})
afterAll(async () => {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

interface Line {
  readonly security: string
  readonly actor?: string
  readonly network: string
  readonly code?: string
  readonly call?: string
  readonly about?: string[]
}

/** The security events that were logged, oldest first, once there are as many as expected. */
async function logged(count: number): Promise<Line[]> {
  const lines = (): Line[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"security":'))
      .map((line) => JSON.parse(line) as Line)
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(count)
  return lines()
}

async function stop(): Promise<void> {
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

let id: string

test('the log tells who signed up, confirmed, signed in, was refused and changed what, by ids and digests alone', async () => {
  const stranger = client(server.origin)
  const generalInfo = { name: 'Ada Park', email: ada.email, password: KEY }
  await stranger.call(accounts.createRecruiterProfile, { body: { data: { generalInfo }, type: 'advisor' } })
  const hash = await mailedLink(server, ada.email)
  await stranger.call(accounts.validateHash, { body: { hash, type: 'advisor' } })
  await stranger.refused(accounts.validateHash, { body: { hash, type: 'advisor', password: OTHER_KEY } })
  await stranger.call(accounts.validateHash, { body: { hash, type: 'advisor', password: KEY } })
  await stranger.refused(accounts.signIn, { body: { ...ada, password: OTHER_KEY } })
  const elsewhere = { body: { ...ada, userType: 'groups', password: OTHER_KEY }, headers: { 'x-forwarded-for': '192.0.2.7' } }
  await stranger.raw('POST', '/signIn', elsewhere)
  const { token, _id } = await stranger.call(accounts.signIn, { body: ada })
  id = _id
  const own = client(server.origin, token)
  await own.refused(accounts.createProfile, {
    body: { profile: { generalInfo: { email: 'x@y.example', name: 'X' } }, profileType: 'student' },
  })
  const change = { userId: id, type: 'password', data: { password: OTHER_KEY, currentPassword: OTHER_KEY } }
  await own.refused(partialUpdate, { body: change })
  await own.call(partialUpdate, { body: { ...change, data: { password: KEY, currentPassword: KEY } } })
  await stranger.call(accounts.serversetHash, { body: { email: ada.email, type: 'advisor' } })
  await own.call(accounts.signOut)

  const lines = await logged(12)
  const told = lines.map(({ security, actor, code }) => [security, actor === id, ...(code ? [code] : [])].join(' '))
  expect(told).toEqual([
    'signedUp true',
    'linkOpened true',
    'linkRefused false WrongPassword',
    'emailConfirmed true',
    'signInRefused true WrongCredentials',
    'signInRefused true WrongCredentials',
    'signedIn true',
    'callRefused true NotApproved',
    'passwordRefused true WrongPassword',
    'passwordChanged true',
    'linkAsked false',
    'signedOut true',
  ])
  const networks = lines.map(({ network }) => network)
  expect(new Set(networks).size).toBe(2)
  expect(networks.filter((network) => network === networks[5])).toHaveLength(1)
  for (const network of networks) expect(network).toMatch(/^[\w-]{16}$/)
  const secrets = [ada.email, 'Ada Park', KEY, OTHER_KEY, hash, token, '192.0.2.7', '127.0.0.1']
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret)
})

test('it tells every call that a super-user makes about somebody else, and the same networks after a new start', async () => {
  const [before] = await logged(1)
  await stop()
  const env = { ...process.env, DATA_FOLDER: folder }
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/superuser.ts', ada.email, 'advisor'], { env })
  expect(stdout).toBe(`${ada.email} is a super-user now, as group administrator.\n`)
  server = await startProcess({ TRUST_PROXY: 'true', DATA_FOLDER: folder })
  const { token } = await client(server.origin).call(accounts.signIn, { body: ada })
  const superUser = client(server.origin, token)
  const profile = { generalInfo: { email: 'made@school.example', name: 'Made Up' } }
  const { success } = await superUser.call(accounts.createProfile, { body: { profile, profileType: 'student' } })
  await superUser.call(partialUpdate, { body: { userId: success, type: 'ikigaiInfo', data: { aspireTo: 'Rest' } } })
  const data = { email: `new.${ada.email}`, currentPassword: KEY, password: KEY }
  await superUser.call(partialUpdateEmail, { body: { userId: id, type: 'advisor', data } })

  const lines = await logged(4)
  expect(lines).toMatchObject([
    { security: 'signedIn', actor: id, network: before!.network },
    { security: 'superUserCalled', actor: id, call: 'POST /admin/createProfile', about: [] },
    { security: 'superUserCalled', actor: id, call: 'POST /profile/partialUpdate/', about: [success] },
    { security: 'emailChanged', actor: id },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/school\.example|Made Up|Rest/)
})
