import { validateHash } from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { keyOf, mailedHash, newcomer, type Person, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: 'true' })
})
afterAll(() => server.close())

const wrong = keyOf('not the password')
const calls = ['/signIn', '/employee/signIn'] as const

interface From {
  readonly address: string
  readonly cookie?: string | undefined
  readonly call?: (typeof calls)[number]
}

/** One sign-in: what it was answered, how long to wait where it was refused, and the cookie that the browser was given. */
async function tryFrom({ address, cookie, call = '/signIn' }: From, email: string, password = wrong) {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  const reply = await client(server.origin).raw('POST', call, { body: { email, password, userType: 'recruiter' }, headers })
  return { status: reply.status, wait: Number(reply.headers.get('retry-after')) * 1_000, cookie: cookieOf(reply) }
}

const cookieOf = (reply: Response): string | undefined => reply.headers.getSetCookie()[0]?.split(';')[0]

let networks = 0
const newNetwork = (): string => `10.${Math.floor(++networks / 250)}.${networks % 250}.1`

/** A recruiter, and the cookie of a browser in which they signed in. */
async function withBrowser(): Promise<{ person: Person; cookie: string }> {
  const person = await signedUp(server, { type: 'recruiter' })
  const { cookie } = await tryFrom({ address: newNetwork() }, person.email, person.password)
  return { person, cookie: cookie! }
}

interface Attack {
  readonly networks: number
  /** Whether each guess is for another account. */
  readonly sprays?: true
  /** Whether they have a browser in which the owner signed in. */
  readonly known?: true
  readonly hours: number
  readonly call: (typeof calls)[number]
}

/** Guesses as often as the answers let: the times at which a guess was checked, in milliseconds from the beginning. */
async function guesses({ networks: many, sprays, known, hours, call }: Attack): Promise<number[]> {
  const { person, cookie } = await withBrowser()
  const begun = server.clock.now()
  const attackers = Array.from({ length: many }, () => ({ address: newNetwork(), next: begun }))
  const checked: number[] = []
  for (let tries = 0; ; tries++) {
    const attacker = attackers.reduce((first, other) => (other.next < first.next ? other : first))
    if (attacker.next - begun >= hours * HOURS) return checked
    server.clock.advance(Math.max(0, attacker.next - server.clock.now()))
    const email = sprays ? `guess${tries}@${attacker.address}.example` : person.email
    const { status, wait } = await tryFrom({ address: attacker.address, call, ...(known && { cookie }) }, email)
    if (status === 401) checked.push(server.clock.now() - begun)
    else expect(status).toBe(429)
    if (status === 429) attacker.next = server.clock.now() + wait
  }
}

/** How many were checked in the busiest stretch of so many milliseconds. */
const busiest = (times: readonly number[], within: number): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + within).length))

describe.each(calls)('%s lets an attacker guess no oftener than the limits say', (call) => {
  test.each<[string, Omit<Attack, 'call'>, most: Record<string, [within: number, most: number]>]>([
    ['one account from one network', { networks: 1, hours: 24 }, { halfHour: [30 * MINUTES, 5], day: [24 * HOURS, 30] }],
    ['one account from twelve networks', { networks: 12, hours: 24 }, { halfHour: [30 * MINUTES, 20], day: [24 * HOURS, 240] }],
    [
      'one account from its owner’s browser',
      { networks: 3, known: true, hours: 24 },
      { halfHour: [30 * MINUTES, 5], day: [24 * HOURS, 30] },
    ],
    ['many accounts from one network', { networks: 1, sprays: true, hours: 0.5 }, { fiveMinutes: [5 * MINUTES, 25], all: [HOURS, 150] }],
  ])('%s', { timeout: 180_000 }, async (_, attack, most) => {
    const times = await guesses({ ...attack, call })
    const found = Object.fromEntries(Object.entries(most).map(([name, [within]]) => [name, busiest(times, within)]))
    expect(found).toEqual(Object.fromEntries(Object.entries(most).map(([name, [, limit]]) => [name, limit])))
  })
})

test('the waits grow from none to half an hour', async () => {
  const { person } = await withBrowser()
  const address = newNetwork()
  const waits: number[] = []
  for (let checked = 0; checked < 5;) {
    const { status, wait } = await tryFrom({ address }, person.email)
    if (status === 401) checked++
    else server.clock.advance(waits.push(wait) && wait)
  }
  waits.push((await tryFrom({ address }, person.email)).wait)
  expect(waits.map((wait) => wait / MINUTES)).toEqual([1, 4, 25])
})

describe.each(calls)('%s locks nobody else out', (call) => {
  test('an account that somebody guesses at elsewhere is signed in to from another network', async () => {
    const { person } = await withBrowser()
    const [attacker, home] = [newNetwork(), newNetwork()]
    for (let tries = 0; tries < 10; tries++) await tryFrom({ address: attacker, call }, person.email)
    expect((await tryFrom({ address: attacker, call }, person.email, person.password)).status).toBe(429)
    expect((await tryFrom({ address: home, call }, person.email, person.password)).status).toBe(200)
  })

  test('a browser that signed in before passes whatever others did in its network, and from many', async () => {
    const { person, cookie } = await withBrowser()
    const school = newNetwork()
    for (let tries = 0; tries < 26; tries++) await tryFrom({ address: school, call }, `pupil${tries}@lockout.example`)
    for (let tries = 0; tries < 21; tries++) await tryFrom({ address: newNetwork(), call }, person.email)
    expect((await tryFrom({ address: school, call }, person.email, person.password)).status).toBe(429)
    expect((await tryFrom({ address: newNetwork(), call }, person.email, person.password)).status).toBe(429)
    expect((await tryFrom({ address: school, call, cookie }, person.email)).status).toBe(401)
    expect((await tryFrom({ address: school, call, cookie }, person.email, person.password)).status).toBe(200)
  })

  test('the browser of somebody else passes nothing', async () => {
    const [{ person }, other] = [await withBrowser(), await withBrowser()]
    const school = newNetwork()
    for (let tries = 0; tries < 26; tries++) await tryFrom({ address: school, call }, `pupil${tries}@other.example`)
    const from = { address: school, call, cookie: other.cookie }
    expect((await tryFrom(from, person.email, person.password)).status).toBe(429)
    expect((await tryFrom(from, other.person.email, other.person.password)).status).toBe(200)
    expect((await tryFrom({ ...from, cookie: `device=${'A'.repeat(43)}` }, person.email, person.password)).status).toBe(429)
  })
})

describe('a browser is known', () => {
  const lockedNetwork = async (): Promise<string> => {
    const address = newNetwork()
    for (let tries = 0; tries < 26; tries++) await tryFrom({ address }, `pupil${tries}@${address}.example`)
    return address
  }

  test('by a cookie that no script reads and no other site sends, and that signs nobody in', async () => {
    const person = await signedUp(server, { type: 'recruiter' })
    const body = { email: person.email, password: person.password, userType: 'recruiter' }
    const reply = await client(server.origin).raw('POST', '/signIn', { body })
    expect(reply.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const { status } = await client(server.origin).raw('GET', '/signInWithToken', { headers: { cookie: cookieOf(reply)! } })
    expect(status).toBe(401)
  })

  test('only after a right password, and once for all accounts in it', async () => {
    const { person, cookie } = await withBrowser()
    expect((await tryFrom({ address: newNetwork() }, person.email)).cookie).toBeUndefined()
    const other = await signedUp(server, { type: 'recruiter' })
    expect((await tryFrom({ address: newNetwork(), cookie }, other.email, other.password)).cookie).toBe(cookie)
    const address = await lockedNetwork()
    for (const { email, password } of [person, other]) expect((await tryFrom({ address, cookie }, email, password)).status).toBe(200)
  })

  test('also where a mailed link confirmed the account in it', async () => {
    const person = await newcomer(server, { type: 'recruiter' })
    const { email, type, password } = person
    const body = { hash: await mailedHash(server, email), type, password }
    const { method, path } = validateHash.description
    const cookie = cookieOf(await client(server.origin).raw(method, path, { body }))
    const address = await lockedNetwork()
    expect((await tryFrom({ address }, email, password)).status).toBe(429)
    expect((await tryFrom({ address, cookie }, email, password)).status).toBe(200)
  })

  test('no longer where the password was changed in another', async () => {
    const { person, cookie } = await withBrowser()
    const password = keyOf('Another-456')
    const body = { userId: person.id, type: 'password', data: { password, currentPassword: person.password } }
    const { method, path } = partialUpdate.description
    const changed = cookieOf(await person.client.raw(method, path, { body }))
    const address = await lockedNetwork()
    expect((await tryFrom({ address, cookie }, person.email, password)).status).toBe(429)
    expect((await tryFrom({ address, cookie: changed }, person.email, password)).status).toBe(200)
  })

  test('no longer after half a year without a sign-in', async () => {
    const { person, cookie } = await withBrowser()
    server.clock.advance(180 * 24 * HOURS)
    const address = await lockedNetwork()
    expect((await tryFrom({ address, cookie }, person.email, person.password)).status).toBe(429)
  })
})
