import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { limitedByNetwork } from './rateLimit.ts'

/** `/health/live`: the process answers. `/health/ready`: its database does too; with the tasks in numbers. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', limitedByNetwork, async (_request, reply) => {
    try {
      return { status: 'ready', tasks: await context.tasks.numbers() }
    } catch {
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
