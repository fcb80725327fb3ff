import { createProfile, signIn, signInWithToken, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { keyOf, mailedHash, newcomer, type Newcomer, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const enter = ({ email, password, type }: Pick<Newcomer, 'email' | 'password' | 'type'>) =>
  stranger().call(signIn, { body: { email, password, userType: type } })

test('the first sign-in begins the first visit, the next ones do not', async () => {
  const ada = await newcomer(server)
  await stranger().call(validateHash, { body: { hash: await mailedHash(server, ada.email), type: 'student', password: ada.password } })
  const first = await enter(ada)
  expect(first.firstVisit).toBe(true)
  expect((await client(server.origin, first.token).call(signInWithToken)).firstVisit).toBe(false)
  expect((await enter(ada)).firstVisit).toBe(false)
})

test('so does the first sign-in of whose account was confirmed by setting a password', async () => {
  const head = await signedUp(server, { type: 'advisor', superUser: true })
  const generalInfo = { email: 'made@school.example', name: 'Made For' }
  await head.client.call(createProfile, { body: { profile: { generalInfo }, profileType: 'student' } })
  const body = { hash: await mailedHash(server, generalInfo.email), type: 'password' } as const
  const { data } = await stranger().call(validateHash, { body })
  const password = keyOf('Another-123')
  await client(server.origin, data.resetToken).call(partialUpdate, { body: { userId: data.id, type: 'password', data: { password } } })
  expect((await enter({ email: generalInfo.email, password, type: 'student' })).firstVisit).toBe(true)
})

test('of two first sign-ins at once one is the first, and both answer the same key', async () => {
  const ben = await newcomer(server)
  await stranger().call(validateHash, { body: { hash: await mailedHash(server, ben.email), type: 'student', password: ben.password } })
  const [one, other] = await Promise.all([enter(ben), enter(ben)])
  expect([one.firstVisit, other.firstVisit].toSorted()).toEqual([false, true])
  expect(other.draftKey).toBe(one.draftKey)
})

test('the key for unsaved text is the account’s own, and stays', async () => {
  const [ada, ben] = [await signedUp(server), await signedUp(server)]
  const { draftKey } = await enter(ada)
  expect((await enter(ada)).draftKey).toBe(draftKey)
  expect((await ada.client.call(signInWithToken)).draftKey).toBe(draftKey)
  expect((await enter(ben)).draftKey).not.toBe(draftKey)
})
