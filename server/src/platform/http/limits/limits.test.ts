import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { signedUp, tokenOf } from '../../../accounts/testing.ts'
import { warmedUp } from '../../../app.ts'
import { client } from '../../testing/client.ts'
import { startServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
afterEach(() => server.close())

const asked = { email: 'ada@school.example', type: 'profile' }
const MEGABYTE = 1024 * 1024

test('a body of more than a megabyte is not read', async () => {
  server = await startServer()
  const tooLarge = await client(server.origin).raw('POST', '/validateEmail/', { body: { ...asked, more: 'x'.repeat(MEGABYTE) } })
  expect(tooLarge.status).toBe(413)
  expect(await tooLarge.json()).toEqual({ error: 'This is too large.', code: 'TooLarge' })
})

test('who asks too often has to wait; others, and pages, have not', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '3' })
  const statusOf = async (token?: string) => (await client(server.origin, token).raw('GET', '/getTags')).status
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([401, 401, 401])

  const late = await client(server.origin).raw('GET', '/getTags')
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await late.json()).toMatchObject({ code: 'TooManyAttempts' })
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200)
})

test('who signs in often may ask no more often for it, and a class behind one address may for each account', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '30' })
  const pupils = [await signedUp(server), await signedUp(server), await signedUp(server)]
  const { origin } = server
  const calls = async (token: string | undefined, times: number) => {
    const made = Array.from({ length: times }, () => client(origin, token).raw('GET', '/getTags'))
    return (await Promise.all(made)).filter(({ status }) => status !== 429).length
  }
  const tokens = [pupils[0]!.token, await tokenOf(server, pupils[0]!), await tokenOf(server, pupils[0]!)]
  expect(await calls(tokens[0], 20)).toBe(20)
  expect(await calls(tokens[1], 20)).toBe(10)
  expect(await calls(tokens[2], 20)).toBe(0)
  for (const { token } of pupils.slice(1)) expect(await calls(token, 30)).toBe(30)
  expect(await calls(undefined, 1)).toBe(1)
})

test('tokens that nobody has do not help who asks too often', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '3' })
  const statuses: number[] = []
  for (let made = 0; made < 5; made++) {
    statuses.push((await client(server.origin, String(made).repeat(43)).raw('GET', '/getTags')).status)
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('who asks after the database’s health too often has to wait, and keeps nobody from calling', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '3', TRUST_PROXY: 'true' })
  await warmedUp(server.app)
  const ready = (from: string) => fetch(`${server.origin}/health/ready`, { headers: { 'x-forwarded-for': from } })
  const statuses: number[] = []
  for (const from of ['1', '1', '1', '1', '2']) statuses.push((await ready(`192.0.2.${from}`)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
  expect(await (await ready('192.0.2.1')).json()).toMatchObject({ code: 'TooManyAttempts' })
  expect(await statusesOf([{ header: 'X-Forwarded-For: 192.0.2.1' }])).toEqual([401])
})

/** The statuses of calls whose address, or a header, is written so and so. */
async function statusesOf(requests: readonly { target?: string; header?: string }[]): Promise<number[]> {
  const { hostname, port } = new URL(server.origin)
  const statuses: number[] = []
  for (const { target = '/api/getTags', header = 'X-Nothing: nothing' } of requests) {
    const socket = connect(Number(port), hostname)
    socket.end(`GET ${target} HTTP/1.1\r\nHost: here\r\n${header}\r\nConnection: close\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    statuses.push(Number(answer.slice(9, 12)))
  }
  return statuses
}

test('an address that is written another way counts as well', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '2' })
  const targets = ['/api/getTags', '/%61pi/getTags', 'http://here/api/getTags', '/api/getTags/', '/%61pi/getTags']
  expect(await statusesOf(targets.map((target) => ({ target })))).toEqual([401, 401, 429, 429, 429])
})

test('only what the nearest proxy says of the caller counts, and of IPv6 the network', async () => {
  server = await startServer({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: 'true' })
  const from = (chain: string) => ({ header: `X-Forwarded-For: ${chain}` })
  const made = ['1.1.1.1, 192.0.2.1', '2.2.2.2, 192.0.2.1', '3.3.3.3, 192.0.2.1', '192.0.2.2'].map(from)
  expect(await statusesOf(made)).toEqual([401, 401, 429, 401])
  const one = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'].map(from)
  expect(await statusesOf(one)).toEqual([401, 401, 429, 401])
})

/** Opens a connection, sends the beginning of a request and then a byte now and then, until the server has enough. */
async function trickle(beginning: string): Promise<{ answer: string; after: number }> {
  const { hostname, port } = new URL(server.origin)
  const began = performance.now()
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(beginning)
  const timer = setInterval(() => socket.write('x'), 50)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return { answer, after: performance.now() - began }
}

test.each([
  ['header', 'GET /health/live HTTP/1.1\r\nHost: here\r\nX-Slow: '],
  ['body', 'POST /api/validateEmail/ HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n'],
])('a request whose %s never ends is cut off', async (_, beginning) => {
  server = await startServer({ REQUEST_TIMEOUT_MS: '300' })
  const { answer, after } = await trickle(beginning)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(after).toBeLessThan(3_000)
})

test('a connection that says nothing is closed', async () => {
  server = await startServer({ CONNECTION_TIMEOUT_MS: '300' })
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const closed = new Promise((resolve) => socket.on('close', () => resolve('closed')))
  socket.resume()
  expect(await closed).toBe('closed')
})
