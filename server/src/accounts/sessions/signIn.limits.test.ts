import { signIn, validateEmail } from '@trellis/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { limits, consume } from '../limits.ts'
import { keyOf, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: 'true' })
})
afterAll(() => server.close())

const wrong = keyOf('not the password')

/** One sign-in from a network address: its status. */
async function tryFrom(address: string, email: string, password = wrong): Promise<number> {
  const body = { email, password, userType: 'recruiter' }
  const { status } = await client(server.origin).raw('POST', '/signIn', { body, headers: { 'x-forwarded-for': address } })
  return status
}

async function tryManyFrom(address: string, email: (i: number) => string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push(await tryFrom(address, email(i)))
  return statuses
}

describe('wrong passwords of one account', () => {
  test.each([
    ['an account', 'ada@limits.example'],
    ['an e-mail without an account', 'nobody@limits.example'],
  ])('the fourth in a minute is refused, with the same words, for %s', async (_, email) => {
    if (email.startsWith('ada')) await signedUp(server, { type: 'recruiter', email })
    const body = { email, password: wrong, userType: 'recruiter' }
    const refused = () => client(server.origin).refused(signIn, { body })
    for (let i = 0; i < 3; i++) expect(await refused()).toMatchObject({ code: 'WrongCredentials' })
    expect(await refused()).toEqual({
      status: 429,
      code: 'TooManyAttempts',
      error: 'Too many attempts. Please try again in 1 minute.',
      fields: {},
      details: {},
      retryAfter: 60,
    })
    server.clock.advance(MINUTES)
    expect(await refused()).toMatchObject({ code: 'WrongCredentials' })
    expect(await refused()).toMatchObject({ error: 'Too many attempts. Please try again in 4 minutes.' })
  })

  test('not even the right password is taken from there then, until the wait is over', async () => {
    const { email, password } = await signedUp(server, { type: 'recruiter' })
    expect(await tryManyFrom('192.0.2.11', () => email, 3)).toEqual([401, 401, 401])
    expect(await tryFrom('192.0.2.11', email, password)).toBe(429)
    expect(await tryFrom('192.0.2.12', email.toUpperCase(), password)).toBe(200)
    server.clock.advance(MINUTES)
    expect(await tryFrom('192.0.2.11', email, password)).toBe(200)
  })

  test('the right password starts the count again', async () => {
    const person = await signedUp(server, { type: 'recruiter' })
    await tryManyFrom('192.0.2.21', () => person.email, 2)
    expect(await tryFrom('192.0.2.21', person.email, person.password)).toBe(200)
    expect(await tryManyFrom('192.0.2.21', () => person.email, 4)).toEqual([401, 401, 401, 429])
  })

  test('many at once do not slip through together', async () => {
    const { email } = await signedUp(server, { type: 'recruiter' })
    const statuses = await Promise.all(Array.from({ length: 20 }, () => tryFrom('192.0.2.31', email)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
  })
})

describe('wrong passwords from one network', () => {
  test('after 25 in five minutes nobody signs in from there, and everybody from elsewhere', async () => {
    const { email, password } = await signedUp(server, { type: 'recruiter' })
    const statuses = await tryManyFrom('192.0.2.41', (i) => `guess${i}@school.example`, 25)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await tryFrom('192.0.2.41', email, password)).toBe(429)
    expect(await tryFrom('192.0.2.42', email, password)).toBe(200)
    server.clock.advance(5 * MINUTES)
    expect(await tryFrom('192.0.2.41', email, password)).toBe(200)
  })

  test('of a hundred at once no more than 25 are told', async () => {
    // A person may be told to come back in two seconds, and does.
    async function answer(i: number): Promise<number> {
      const status = await tryFrom('192.0.2.61', `guess${i}@burst.example`)
      return status === 503 ? answer(i) : status
    }
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, i) => answer(i)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(25)
    expect(statuses.filter((status) => status === 429)).toHaveLength(75)
  })

  test('a class that signs in at the same moment is not refused, whoever mistyped before, and not counted', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => signedUp(server, { type: 'recruiter' })))
    await tryManyFrom('192.0.2.71', (i) => `mistyped${i}@class.example`, 24)
    const statuses = await Promise.all(people.map(({ email, password }) => tryFrom('192.0.2.71', email, password)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await tryManyFrom('192.0.2.71', (i) => `guess${i}@class.example`, 2)).toEqual([401, 429])
  })

  test('an IPv6 network counts as one, however many addresses it uses', async () => {
    for (let i = 0; i < 25; i++) await tryFrom(`2001:db8:1:2::${i + 1}`, `guess${i}@school.example`)
    expect(await tryFrom('2001:db8:1:2:ffff::1', 'another@school.example')).toBe(429)
    expect(await tryFrom('2001:db8:1:3::1', 'another@school.example')).toBe(401)
  })
})

test('of a hundred questions at once 60 are told that an e-mail is taken, and free ones are not counted', async () => {
  const { email } = await signedUp(server, { type: 'recruiter' })
  const ask = async (asked: string): Promise<number> => {
    const headers = { 'x-forwarded-for': '192.0.2.81' }
    const [{ method, path }, body] = [validateEmail.description, { email: asked, type: 'recruiter' }]
    return (await client(server.origin).raw(method, path, { body, headers })).status
  }
  for (let i = 0; i < 61; i++) expect(await ask(`free${i}@limits.example`)).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(email)))
  expect(statuses.filter((status) => status === 409)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect(await ask('free@limits.example')).toBe(429)
})

test('after 150 accounts made from one network in ten minutes it makes no more, and others do', async () => {
  for (let made = 0; made < 150; made++) await consume(server.context, limits.signUpsFromNetwork, '192.0.2.51')
  const signUpFrom = async (address: string) => {
    const generalInfo = { name: 'Ada Park', email: `ada@${address}.example`, password: wrong }
    const body = { data: { generalInfo }, type: 'recruiter' }
    const headers = { 'x-forwarded-for': address }
    return (await client(server.origin).raw('POST', '/employee/createRecruiterProfile', { body, headers })).status
  }
  expect(await signUpFrom('192.0.2.51')).toBe(429)
  expect(await signUpFrom('192.0.2.52')).toBe(200)
  server.clock.advance(10 * MINUTES)
  expect(await signUpFrom('192.0.2.51')).toBe(200)
})
