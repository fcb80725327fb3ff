import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endConnectionsOnDrain } from './drain.ts'

/** Far less than a silent connection is kept for. */
const SOON_MS = 10_000

test('an answer that had begun before the stop holds it up for no longer than it lasts', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  endConnectionsOnDrain(app)
  const file = new PassThrough()
  app.get('/', (_request, reply) => reply.send(file))
  await app.listen({ host: '127.0.0.1', port: 0 })
  file.write('the first half')
  const response = await fetch(app.listeningOrigin)
  const closed = app.close().then(() => 'stopped')
  await pause(100)
  file.end(', and the other')
  expect(await response.text()).toBe('the first half, and the other')
  expect(await Promise.race([closed, pause(SOON_MS, 'still waits')])).toBe('stopped')
})
