import type { FailureReply } from '@trellis/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { toldOf } from '../log.ts'
import { Failure } from './failure.ts'
import { ownProtection } from './unreadable.ts'

/** After so long a database that was restarted is usually back. */
const AWAY_SECONDS = 5

/** Turns whatever a call threw into `{ error, code }` with its status; what is unexpected is logged and told as such. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : knownFailure(error)
    if (failure === undefined && isAway(error)) {
      request.log.warn({ err: toldOf(error) }, 'the database does not answer')
      return answer(reply, new Failure('Busy', { retryAfter: AWAY_SECONDS }))
    }
    if (failure === undefined) {
      request.log.error({ err: toldOf(error) }, 'unexpected failure')
      return answer(reply, new Failure('Unexpected'))
    }
    return answer(reply, failure)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, new Failure('NotFound')))
}

/** Answers addresses that Fastify cannot even look up. No hook runs for them. */
export function answerUnroutable(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void answer(reply.headers(ownProtection), knownFailure(error) ?? new Failure('NotFound'))
}

function answer(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
  const body: FailureReply = { error: failure.message, code: failure.code }
  if (failure.fields !== undefined) body.fields = failure.fields
  if (failure.details !== undefined) body.details = failure.details
  return reply.status(failure.status).header('cache-control', 'no-store').send(body)
}

/** What Fastify and its plugins throw for requests that they cannot take. */
function knownFailure(error: FastifyError): Failure | undefined {
  const status = error.statusCode ?? 500
  if (status === 413) return new Failure('TooLarge')
  if (status === 429) return new Failure('TooManyAttempts', { retryAfter: 60 })
  if (status >= 400 && status < 500) return new Failure('BadInput')
  return undefined
}

/** Codes of the system, and PostgreSQL's classes 08 (connection) and 57P (the server stops, stopped or starts). */
const awayCodes = /^(?:ECONNREFUSED|ECONNRESET|57P0[1-3]|08...)$/
/** What the driver says, without a code, of a connection that ends under a query, or has ended in a transaction. */
const awayWords = /^(?:Connection terminated|Client has encountered a connection error)/

/** Whether an error, or what led to it, says that there is no connection to what stores the data. */
function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (awayCodes.test(String((cause as { code?: unknown }).code)) || awayWords.test(cause.message)) return true
  }
  return false
}
