import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { OperatorError } from '../../operatorError.ts'
import { listen } from './listen.ts'

test('a port that is in use is told in a sentence that names the setting', async () => {
  const [first, second] = [Fastify(), Fastify()]
  await listen(first, { host: '127.0.0.1', port: 0 })
  const port = Number(new URL(first.listeningOrigin).port)
  const refused = listen(second, { host: '127.0.0.1', port })
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    `The port ${port} is in use by another program. Stop that one first, or choose another port with PORT.`,
  )
  await first.close()
})

test('so is an address that is none of this machine', async () => {
  const refused = listen(Fastify(), { host: '192.0.2.1', port: 0 })
  await expect(refused).rejects.toThrow('This machine has no address 192.0.2.1. Choose another with HOST.')
})
