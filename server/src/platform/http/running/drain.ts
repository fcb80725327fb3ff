import type { FastifyInstance } from 'fastify'

/** The servers that want no more requests. */
const draining = new WeakSet<FastifyInstance['server']>()

/** From now on `/health/ready` says no and every answer ends its connection, so that whoever balances looks elsewhere. */
export function drain({ server }: FastifyInstance): void {
  draining.add(server)
}

export const isDraining = ({ server }: FastifyInstance): boolean => draining.has(server)

/** Lets no connection wait for another request once the server stops: whatever is still answered is the last on it. */
export function endConnectionsOnDrain(app: FastifyInstance): void {
  app.addHook('preClose', async () => drain(app))
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) void reply.header('connection', 'close')
  })
  // An answer that had begun before has not said so.
  app.addHook('onResponse', async ({ raw }) => {
    if (isDraining(app)) raw.socket.destroySoon()
  })
}
