import type { FailureReply } from '@trellis/contract/wire/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { type Disk, isDiskFull } from '../disk.ts'
import { serializeError } from '../log.ts'
import { Failure } from './failure.ts'
import { ownProtection } from './unreadable.ts'

/** After so long a database that was restarted is usually back. */
const AWAY_SECONDS = 5
/** Whoever was stopped because two waited for each other finds the other done. */
const CROSSED_SECONDS = 1
/** A full disk takes somebody to make room. */
const FULL_SECONDS = 60

const NO_ROOM = 'There is no room to save anything at the moment. Nothing that was saved is lost; please try again later.'

/** Turns whatever a call threw into `{ error, code }` with its status; what is unexpected is logged and told as such. */
export function answerFailures(app: FastifyInstance, disk: Disk): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : failureOf(error)
    if (failure === undefined && isDiskFull(error)) {
      disk.tell(error)
      request.log.error({ err: serializeError(error) }, 'the disk is full')
      return answer(reply, new Failure('Busy', { sentence: NO_ROOM, retryAfter: FULL_SECONDS }))
    }
    if (failure === undefined && hasCause(error, isCrossed)) {
      request.log.warn({ err: serializeError(error) }, 'two changes waited for each other')
      return answer(reply, new Failure('Busy', { retryAfter: CROSSED_SECONDS }))
    }
    if (failure === undefined && hasCause(error, isAway)) {
      request.log.warn({ err: serializeError(error) }, 'the database does not answer')
      return answer(reply, new Failure('Busy', { retryAfter: AWAY_SECONDS }))
    }
    if (failure === undefined) {
      request.log.error({ err: serializeError(error) }, 'unexpected failure')
      return answer(reply, new Failure('Unexpected'))
    }
    return answer(reply, failure)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, new Failure('NotFound')))
}

/** Answers addresses that Fastify cannot even look up. No hook runs for them. */
export function answerUnroutable(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void answer(reply.headers(ownProtection), failureOf(error) ?? new Failure('NotFound'))
}

function answer(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
  const body: FailureReply = { error: failure.message, code: failure.code }
  if (failure.fields !== undefined) body.fields = failure.fields
  if (failure.details !== undefined) body.details = failure.details
  return reply.status(failure.status).header('cache-control', 'no-store').send(body)
}

/** What Fastify and its plugins throw for requests that they cannot take. */
function failureOf(error: FastifyError): Failure | undefined {
  const status = error.statusCode ?? 500
  if (status === 413) return new Failure('TooLarge')
  if (status === 429) return new Failure('TooManyAttempts', { retryAfter: 60 })
  if (status >= 400 && status < 500) return new Failure('BadInput')
  return undefined
}

/**
 * Codes of the system, and PostgreSQL's: classes 08 (connection) and 57P (the server stops, stopped or starts), a statement
 * that took too long, no more connections, no more memory, and a server that may only be read: one that was the first before a fail-over.
 */
const awayCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[1-3]|57014|25P0[34]|53[23]00|25006|08...)$/
/** What the driver says, without a code, of a connection that ends under a query, or has ended in a transaction. */
const awayWords =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|The embedded database has stopped)/

/** Whether an error says that there is no connection to what stores the data. */
const isAway = (error: Error): boolean => awayCodes.test(codeOf(error)) || awayWords.test(error.message)

/** Whether PostgreSQL stopped a transaction for another that it would have waited for in a circle, or that changed what it had read. */
const isCrossed = (error: Error): boolean => codeOf(error) === '40P01' || codeOf(error) === '40001'

const codeOf = (error: Error): string => String((error as { code?: unknown }).code)

/** Whether something holds for an error, or for what led to it. */
function hasCause(error: unknown, holds: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (holds(cause)) return true
  return false
}
