import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Person, signedUp } from '../../../accounts/testing.ts'
import { startServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let sue: Person
let ada: Person
beforeAll(async () => {
  server = await startServer()
  sue = await signedUp(server, { superUser: true })
  ada = await signedUp(server)
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 'ready' }), 20_000)
})
afterAll(() => server.close())

const ready = async (headers: Record<string, string> = {}): Promise<unknown> =>
  (await fetch(`${server.origin}/health/ready`, { headers })).json()
const tokenOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
const proxied = { 'x-forwarded-for': '127.0.0.1' }
const withNumbers = { status: 'ready', tasks: { waiting: expect.any(Number), gaveUp: 0, oldestDue: expect.any(Number) } }

test('the tasks in numbers are told to callers on the machine and to super-users alone', async () => {
  expect(await ready()).toEqual(withNumbers)
  expect(await ready({ ...proxied, ...tokenOf(sue) })).toEqual(withNumbers)
  const signUpToken = { authorization: `Bearer ${sue.signUpToken}` }
  for (const caller of [{}, tokenOf(ada), signUpToken, { authorization: 'nonsense' }]) {
    expect(await ready({ ...proxied, ...caller })).toEqual({ status: 'ready' })
  }
  for (const name of ['forwarded', 'x-real-ip', 'via']) {
    expect(await ready({ [name]: '127.0.0.1' })).toEqual({ status: 'ready' })
  }
})
