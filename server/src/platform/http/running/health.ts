import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Disk } from '../../disk.ts'
import type { Authenticate } from '../actor.ts'
import { isDraining } from './drain.ts'
import { limitedByNetwork, tokenOf } from '../limits/rateLimit.ts'

/** Whoever asks has an answer by then, whatever hangs. */
const ANSWER_WITHIN_MS = 900
/** After so long another look makes sense. */
const LOOK_AGAIN_SECONDS = 5

const NO_ANSWER = 'the database does not answer'

interface Probe {
  readonly authenticate: Authenticate
  readonly disk: Disk
  /** Whether every domain can answer at once. */
  readonly isReady: () => boolean
}

/**
 * `/health/live`: the process answers. `/health/ready`: so does its database, what searches need is in memory, there is room on
 * the disk and no stop was asked for; with the tasks in numbers for callers on this machine and for super-users, since they
 * tell how much is going on. Where it is not ready, it says why.
 */
export function serveHealth(app: FastifyInstance, context: Context, { authenticate, disk, isReady }: Probe): void {
  app.get('/health/live', async () => ({ status: 'live' }))

  async function whyNot(): Promise<string | undefined> {
    if (isDraining(app)) return 'the server is stopping'
    if (await disk.isFull()) return 'the disk is full'
    await context.answers()
    return isReady() ? undefined : 'what searches need is still being read'
  }

  async function lookFor(request: FastifyRequest): Promise<{ reason?: string; tasks?: unknown }> {
    const reason = await whyNot()
    if (reason !== undefined) return { reason }
    const mayReadDetails = isFromHere(request) || (await isFromSuperUser(request, authenticate))
    return mayReadDetails ? { tasks: await context.tasks.numbers() } : {}
  }

  app.get('/health/ready', limitedByNetwork, async (request, reply) => {
    const { reason, ...more } = await inTime(lookFor(request))
    if (reason === undefined) return { status: 'ready', ...more }
    return reply.status(503).header('retry-after', LOOK_AGAIN_SECONDS).send({ status: 'not ready', reason })
  })
}

/** What a look found; no answer of the database where it fails or takes too long. */
async function inTime<T>(look: Promise<T>): Promise<T | { reason: string }> {
  const { promise: late, resolve } = Promise.withResolvers<{ reason: string }>()
  const timer = setTimeout(() => resolve({ reason: NO_ANSWER }), ANSWER_WITHIN_MS)
  try {
    return await Promise.race([look, late])
  } catch {
    return { reason: NO_ANSWER }
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any longer.
    look.catch(() => {})
  }
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether a caller is on this machine. What a proxy that may run here hands on comes from elsewhere. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '')
  return isLoopback && forwarding.every((name) => headers[name] === undefined)
}

async function isFromSuperUser(request: FastifyRequest, authenticate: Authenticate): Promise<boolean> {
  const token = tokenOf(request)
  const actor = token === '' ? 'NotSignedIn' : await authenticate(token, { passive: true })
  return typeof actor === 'object' && actor.scope === 'session' && actor.isSuperUser
}
