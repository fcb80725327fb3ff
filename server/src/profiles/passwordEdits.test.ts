import { serversetHash, signIn, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, mailedHash, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const save = (type: string, data: Record<string, unknown>, who: Person) =>
  who.client.call(partialUpdate, { body: { userId: who.id, type, data } })
const refused = (type: string, data: unknown, who: Person, userId = who.id) =>
  who.client.refused(partialUpdate, { body: { userId, type, data } })
const next = keyOf('Another-456')

test('a password is changed by who knows the present one, and nobody else', async () => {
  const person = await signedUp(server)
  const admin = await signedUp(server, { type: 'advisor', superUser: true })
  expect(await refused('password', { password: next }, person)).toMatchObject({ status: 403, code: 'WrongPassword' })
  expect(await refused('password', { password: next, currentPassword: next }, person)).toMatchObject({ code: 'WrongPassword' })
  expect(await refused('password', { password: 'short' }, person)).toMatchObject({
    code: 'BadInput',
    fields: { 'data.password': expect.any(String) },
  })
  for (const type of ['password', ' password', 'password\n']) {
    const data = { password: next, currentPassword: admin.password }
    expect(await refused(type, data, admin, person.id)).toMatchObject({ code: 'NotFound' })
  }
  await save('password', { password: next, currentPassword: person.password }, person)
  const { email } = person
  expect((await client(server.origin).call(signIn, { body: { email, password: next, userType: 'student' } }))._id).toBe(person.id)
})

test('a password is all that a reset token changes', async () => {
  const person = await signedUp(server)
  const ada = await signedUp(server)
  const stranger = client(server.origin)
  server.clock.advance(1)
  await stranger.call(serversetHash, { body: { email: person.email, type: 'student' } })
  const hash = await mailedHash(server, person.email)
  const { data } = await stranger.call(validateHash, { body: { hash, type: 'password' } })
  const reset = { ...person, client: client(server.origin, data.resetToken) }
  for (const type of ['ikigaiInfo', 'generalInfo', 'nothing']) {
    expect(await refused(type, { name: 'A' }, reset)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  }
  expect(await refused('password', { password: next }, reset, ada.id)).toMatchObject({ code: 'NotFound' })
  await save('password', { password: next }, reset)
  expect(await refused('password', { password: next }, reset)).toMatchObject({ status: 401 })
})
