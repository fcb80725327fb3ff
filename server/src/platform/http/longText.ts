import type { FastifyRequest } from 'fastify'
import { inTurnOf, isLineFull } from '../reading/turns.ts'
import type { Actor, Authenticate } from './actor.ts'
import { Failure } from './failure.ts'
import { networkOf } from './limits/network.ts'
import { tokenOf } from './limits/rateLimit.ts'

/** A body up to so many bytes needs no turn. */
const SHORT_BODY_BYTES = 1024
const BUSY_RETRY_SECONDS = 2

/** How many long texts may wait for the one that is under way, and for how many times as long as one took the next waits at most. */
const ofAccount = { waiting: 3, longestRest: 100 }
/** A whole class may sign up from behind one address. */
const ofNetwork = { waiting: 30, longestRest: 20 }

/** Where a request does not say how long it is. */
const UNKNOWN_BYTES = 1024 * 1024

const bytesOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? UNKNOWN_BYTES)

const isLong = (request: FastifyRequest): boolean => !(bytesOf(request) <= SHORT_BODY_BYTES)

/** What is refused was hardly read. */
const REST_AFTER_FAILURE = 4
const SHORTEST_REST = 10

/**
 * Whoever sends a long text has the next of them begun after so many times as long as this one took: ten, or two for each KiB
 * of it, so that nobody notices with what people write.
 */
function lineOf(request: FastifyRequest, actor: Actor | undefined) {
  const { waiting, longestRest } = actor === undefined ? ofNetwork : ofAccount
  const rest = Math.min(longestRest, Math.max(SHORTEST_REST, (2 * bytesOf(request)) / 1024))
  return { owner: actor?.id ?? networkOf(request.ip), turn: { waiting, rest, restAfterFailure: REST_AFTER_FAILURE } }
}

/** Answers a long body in the turn of whoever sends it, and a short one at once. */
export async function inTurnOfCaller<T>(request: FastifyRequest, actor: Actor | undefined, answer: () => Promise<T>): Promise<T> {
  if (!isLong(request)) return answer()
  const { owner, turn } = lineOf(request, actor)
  return inTurnOf(owner, answer, turn)
}

/** Refuses a long body before it is read, where whoever sends it has sent too many already. */
export function refuseFloods(authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isLong(request)) return
    const token = tokenOf(request)
    const actor = token === '' ? undefined : await authenticate(token, { passive: true })
    const { owner, turn } = lineOf(request, typeof actor === 'string' ? undefined : actor)
    if (isLineFull(owner, turn)) throw new Failure('Busy', { retryAfter: BUSY_RETRY_SECONDS })
  }
}
