import type { FastifyRequest } from 'fastify'
import { inTurnOf, isLineFull } from '../reading/turns.ts'
import type { Actor, Authenticate } from './actor.ts'
import { Failure } from './failure.ts'
import { networkOf } from './limits/network.ts'
import { tokenOf } from './limits/rateLimit.ts'

const BUSY_RETRY_SECONDS = 2

/**
 * A body up to so many bytes needs no turn; how many longer ones may wait for the one that is under way, and for how many times
 * as long as one took the next waits at most.
 */
const ofAccount = { short: 1024, waiting: 5, longestRest: 100 }
/** A whole class may sign up from behind one address. */
const ofNetwork = { short: 4 * 1024, waiting: 30, longestRest: 20 }

/** Where a request does not say how long it is. */
const UNKNOWN_BYTES = 1024 * 1024

function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? UNKNOWN_BYTES)
  return Number.isNaN(bytes) ? UNKNOWN_BYTES : bytes
}

/** What is refused was hardly read. */
const REST_AFTER_FAILURE = 4
const SHORTEST_REST = 10
/** So many bytes are refused in no time. */
const FEW_BYTES = 4 * 1024

/**
 * In whose turn a long body is answered; undefined for a short one. Whoever sends it has the next of them begun after so many
 * times as long as this one took: ten, or two for each KiB of it, so that nobody notices with what people write.
 */
function lineOf(request: FastifyRequest, actor: Actor | undefined) {
  const { short, waiting, longestRest } = actor === undefined ? ofNetwork : ofAccount
  const bytes = bytesOf(request)
  if (bytes <= short) return undefined
  const rest = Math.min(longestRest, Math.max(SHORTEST_REST, (2 * bytes) / 1024))
  const restAfterFailure = bytes <= FEW_BYTES ? 0 : REST_AFTER_FAILURE
  return { owner: actor?.id ?? networkOf(request.ip), turn: { waiting, rest, restAfterFailure } }
}

/** Answers a long body in the turn of whoever sends it, and a short one at once. */
export async function inTurnOfCaller<T>(request: FastifyRequest, actor: Actor | undefined, answer: () => Promise<T>): Promise<T> {
  const line = lineOf(request, actor)
  return line === undefined ? answer() : inTurnOf(line.owner, answer, line.turn)
}

/** Refuses a long body before it is read, where whoever sends it has sent too many already. */
export function refuseFloods(authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<void> => {
    if (bytesOf(request) <= ofAccount.short) return
    const token = tokenOf(request)
    const actor = token === '' ? undefined : await authenticate(token, { passive: true })
    const line = lineOf(request, typeof actor === 'string' ? undefined : actor)
    if (line !== undefined && isLineFull(line.owner, line.turn)) throw new Failure('Busy', { retryAfter: BUSY_RETRY_SECONDS })
  }
}
