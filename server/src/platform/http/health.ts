import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Authenticate } from './actor.ts'
import { limitedByNetwork, tokenOf } from './rateLimit.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: its database does too; with the tasks in numbers for callers on this
 * machine and for super-users, since they tell how much is going on.
 */
export function serveHealth(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', limitedByNetwork, async (request, reply) => {
    try {
      const tasks = await context.tasks.numbers()
      const isTold = isFromHere(request) || (await isFromSuperUser(request, authenticate))
      return { status: 'ready', ...(isTold && { tasks }) }
    } catch {
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether a caller is on this machine. What a proxy that may run here hands on comes from elsewhere. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '')
  return isLoopback && forwarding.every((name) => headers[name] === undefined)
}

async function isFromSuperUser(request: FastifyRequest, authenticate: Authenticate): Promise<boolean> {
  const token = tokenOf(request)
  const actor = token === '' ? 'NotSignedIn' : await authenticate(token)
  return typeof actor === 'object' && actor.scope === 'session' && actor.isSuperUser
}
