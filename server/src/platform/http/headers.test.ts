import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const headers = {
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob: data:;font-src 'self';connect-src 'self';" +
    "manifest-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** The headers of an answer; a page's policy also names a nonce, which is new each time. */
async function headersAt(method: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(server.origin + path, { method })
  const all = Object.fromEntries(response.headers)
  return { ...all, 'content-security-policy': all['content-security-policy']!.replace(/ 'nonce-[\w+/=]{24}'/, '') }
}

test.each([
  ['a page', 'GET', '/'],
  ['a page at an address of its own', 'GET', '/student/following'],
  ['the outbox', 'GET', '/dev/outbox'],
  ['health', 'GET', '/health/ready'],
  ['the API document', 'GET', '/api/openapi.json'],
  ['a call that is refused', 'GET', '/api/getTags'],
  ['a call that nobody declares', 'GET', '/api/nothing'],
  ['a request with another method', 'PATCH', '/api/getTags'],
])('%s is answered with the headers that protect it', async (_, method, path) => {
  const answered = await headersAt(method, path)
  expect(answered).toMatchObject(headers)
  expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answered).not.toHaveProperty('x-powered-by')
  expect(answered).not.toHaveProperty('access-control-allow-origin')
})

test('every page has a nonce of its own, or none', async () => {
  const policies = await Promise.all([1, 2].map(async () => (await fetch(server.origin)).headers.get('content-security-policy')!))
  const nonces = policies.flatMap((policy) => Array.from(policy.matchAll(/'nonce-([^']+)'/g), ([, nonce]) => nonce))
  expect(new Set(nonces).size).toBe(nonces.length)
})

test('what calls answer is kept by no cache, refusals neither', async () => {
  const stranger = client(server.origin)
  const accepted = await stranger.raw('POST', '/validateEmail/', { body: { email: 'ada@school.example', type: 'profile' } })
  expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const refused = await stranger.raw('GET', '/getTags')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store'])
})

test('an address that cannot be looked up is refused like any other', async () => {
  const response = await fetch(`${server.origin}/api/profile/%zz`)
  expect(response.status).toBe(400)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({ error: 'Please check the highlighted fields.', code: 'BadInput' })
})

/** What is answered to bytes that may be no request. */
async function answerTo(sent: string): Promise<{ status: number; headers: Headers; body: unknown }> {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.write(sent)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), body: JSON.parse(body) as unknown }
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'BadInput'],
  ['a method that is none', 'FETCH / HTTP/1.1\r\nHost: here\r\n\r\n', 400, 'BadInput'],
  ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'BadInput'],
  ['a header without an end', `GET / HTTP/1.1\r\nHost: here\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'TooLarge'],
])('%s is refused like any other request, with what protects the answer', async (_, sent, status, code) => {
  const answered = await answerTo(sent)
  expect(answered).toMatchObject({ status, body: { error: expect.any(String), code } })
  expect(Object.keys(answered.body as object)).toEqual(['error', 'code'])
  const { 'content-security-policy': _policy, ...others } = headers
  expect(Object.fromEntries(answered.headers)).toMatchObject({ ...others, 'cache-control': 'no-store' })
  expect(answered.headers.get('content-security-policy')).toContain("default-src 'none'")
})
