import type { FastifyRequest } from 'fastify'
import { inTurnOf, isLineFull } from '../reading/turns.ts'
import type { Actor, Authenticate } from './actor.ts'
import { Failure } from './failure.ts'
import { networkOf } from './limits/network.ts'
import { tokenOf } from './limits/rateLimit.ts'

/** A body up to so many bytes needs no turn: people save short texts while they type. */
const SHORT_BODY_BYTES = 4 * 1024
const BUSY_RETRY_SECONDS = 2

/** Whoever sends a long text has the next of them begun after so many times as long as this one took. */
const rest = 4
const ofAccount = { waiting: 3, rest }
/** A whole class may sign up from behind one address. */
const ofNetwork = { waiting: 30, rest }

const isLong = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= SHORT_BODY_BYTES)

const lineOf = ({ ip }: FastifyRequest, actor: Actor | undefined) =>
  actor === undefined ? { owner: networkOf(ip), turn: ofNetwork } : { owner: actor.id, turn: ofAccount }

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
