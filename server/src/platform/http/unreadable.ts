import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureCode, FailureReply } from '@trellis/contract/wire/errors.ts'
import type { ConnectionError } from 'fastify'
import { Failure } from './failure.ts'

/** So long a browser asks for nothing of ours without HTTPS, in seconds. */
export const HTTPS_ONLY_SECONDS = 63_072_000

/** What protects an answer to a request that never gets as far as the hooks, which protect all others. */
export const ownProtection = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'strict-transport-security': `max-age=${HTTPS_ONLY_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Statuses that HTTP has for what Node's parser finds; all else is 400. */
const byParser: Record<string, readonly [status: number, code: FailureCode, sentence?: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'BadInput', 'This request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'TooLarge'],
}

/** Answers, as a call would, what Node's parser cannot read as a request, and closes the connection. */
export function answerUnreadable({ code: found }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (found === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, sentence] = byParser[found] ?? [400, 'BadInput', 'This request cannot be read.']
  const failure = new Failure(code, sentence === undefined ? {} : { sentence })
  const body = JSON.stringify({ error: failure.message, code } satisfies FailureReply)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...ownProtection,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
}
