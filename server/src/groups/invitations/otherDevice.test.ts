import { signUp, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, mailedHash, mailsTo, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('the mail that confirms an account leads on to the group that its owner came to join', async () => {
  const [group, email] = [await groupOf(gus.client), 'invited.elsewhere@school.example']
  const data = { generalInfo: { name: 'Ada Park', email, password: keyOf('Of-the-owner-1') } }
  await client(server.origin).call(signUp, { query: { groupId: group }, body: { data, type: 'student' } })
  const [mail] = await mailsTo(server, email)
  const hash = await mailedHash(server, email)
  expect(mail!.text).toContain(`${server.origin}/emailSignUp/profile/${hash}?groupId=${group}`)
  await client(server.origin).call(validateHash, { body: { hash, type: 'student', password: data.generalInfo.password } })
})

test('a group is signed up for on its last day too, and not after it', async () => {
  const lastDay = Math.floor(server.clock.now() / DAYS) * DAYS
  const query = { groupId: await groupOf(gus.client, { applyUntil: lastDay }) }
  const signsUp = (email: string) => ({
    query,
    body: { data: { generalInfo: { name: 'Ada Park', email, password: keyOf('Secret-123') } }, type: 'student' as const },
  })
  server.clock.advance(lastDay + DAYS - 1 - server.clock.now())
  await client(server.origin).call(signUp, signsUp('last.moment@school.example'))
  expect((await mailsTo(server, 'last.moment@school.example'))[0]!.text).toContain(query.groupId)
  server.clock.advance(1)
  expect(await client(server.origin).refused(signUp, signsUp('too.late@school.example'))).toMatchObject({
    status: 400,
    fields: { groupId: expect.anything() },
  })
})
