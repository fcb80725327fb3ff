import type { FailureReply } from '@trellis/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { toldOf } from '../log.ts'
import { Failure } from './failure.ts'

/** Turns whatever a call threw into `{ error, code }` with its status; what is unexpected is logged and told as such. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : knownFailure(error)
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
  void answer(reply.header('x-content-type-options', 'nosniff'), knownFailure(error) ?? new Failure('NotFound'))
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
