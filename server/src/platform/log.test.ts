import * as accounts from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { uploadResume } from '@trellis/contract/files/files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serializeError } from './log.ts'
import { client } from './testing/client.ts'
import { mailedLink, type ServerProcess, startProcess } from './testing/process.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startProcess({ LOG_LEVEL: 'debug' })
})
afterAll(() => server.remove())

const EMAIL = 'secret.ada@school.example'
const NAME = 'Unmistakable Ada'
const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)
const BIO = 'a very private sentence'

test('the log holds no token, hash, key, e-mail, name or body, whatever happens', async () => {
  const stranger = client(server.origin)
  const signedUp = await stranger.call(accounts.signUp, {
    body: { data: { generalInfo: { email: EMAIL, password: KEY, name: NAME } }, type: 'student' },
  })
  const credentials = { email: EMAIL, password: KEY, userType: 'student' as const }
  await stranger.refused(accounts.signIn, { body: credentials })
  const hash = await mailedLink(server, EMAIL)
  await stranger.call(accounts.validateHash, { body: { hash, type: 'student', password: KEY } })
  await stranger.refused(accounts.validateHash, { body: { hash, type: 'student', password: KEY } })
  await stranger.refused(accounts.signIn, { body: { ...credentials, password: OTHER_KEY } })
  const { _id: id, token } = await stranger.call(accounts.signIn, { body: credentials })
  const ada = client(server.origin, token)

  await ada.call(partialUpdate, { body: { userId: id, type: 'ikigaiInfo', data: { aspireTo: BIO } } })
  await ada.refused(partialUpdate, { body: { userId: id, type: 'ikigaiInfo', data: { aspireTo: 5, [BIO]: BIO } } })
  const data = { email: `new.${EMAIL}`, currentPassword: OTHER_KEY, password: KEY }
  await ada.refused(partialUpdateEmail, { body: { userId: id, type: 'student', data } })
  await ada.refused(uploadResume, { params: { id }, file: new File([BIO], `${NAME}.pdf`) })
  await ada.raw('GET', `/profile/search/${encodeURIComponent(BIO)}/true?start=0`)
  await ada.raw('GET', `/validateHash/${hash}?token=${token}`)
  await ada.raw('GET', `/%zz${hash}`)
  await ada.raw('POST', '/signIn', { body: `{"password":"${KEY}"`, headers: { 'content-type': 'application/json' } })
  await fetch(`${server.origin}/validate/${hash}`)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)

  const output = server.output()
  expect(output).toContain('/api/profile/search/:phrase/true')
  const secrets = [EMAIL, NAME, KEY, OTHER_KEY, BIO, encodeURIComponent(BIO), hash, token, signedUp.data.token, 'generalInfo']
  for (const secret of secrets) expect(output).not.toContain(secret)
})

test('no e-mail is told of an error, however it is written', () => {
  const message = "550 5.1.1 <ada@school.example>: 'ada+x@münchen.example' unknown (RCPT TO:ada@[127.0.0.1]), https://mail.example"
  const told = "550 5.1.1 <(e-mail)>: '(e-mail)' unknown (RCPT TO:(e-mail)), https://mail.example"
  expect(serializeError(new Error(message)).message).toBe(told)
  expect(serializeError(message).message).toBe(told)
  const other = "Cannot find package '@trellis/contract' (select * from t where a @> $1)"
  expect(serializeError(new Error(other)).message).toBe(other)
})

test('a line is one JSON object with its level, its request and how long it took', () => {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ route }) => route === '/api/signIn')
  expect(answered).toMatchObject({ level: 'info', method: 'POST', status: 403, msg: 'answered', reqId: expect.any(String) })
  expect(answered!['milliseconds']).toBeGreaterThanOrEqual(0)
})
