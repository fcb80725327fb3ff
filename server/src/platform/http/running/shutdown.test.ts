import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../../testing/process.ts'

let server: ServerProcess
afterEach(() => server.remove())

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const body = JSON.stringify({ email: 'ada@school.example', type: 'profile' })
const headers = ['Host: here', 'Content-Type: application/json', `Content-Length: ${body.length}`]
const head = `${['POST /api/validateEmail/ HTTP/1.1', ...headers].join('\r\n')}\r\n\r\n`

/** A request that has arrived by half. */
async function halfARequest(): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => {})
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  socket.write(head + body.slice(0, 10))
  await wait(300)
  return { socket, answer }
}

test('a request under way is answered before the server stops, and nobody else gets in', async () => {
  server = await startProcess({ LOG_LEVEL: 'error' })
  const { socket, answer } = await halfARequest()
  server.signal('SIGTERM')
  await wait(300)
  await expect(fetch(`${server.origin}/health/live`)).rejects.toThrow()
  socket.write(body.slice(10))
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"data":\{"available":true\}\}$/)
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toMatch(/error/i)
})

test('a request that does not end holds the server up for no longer than is set', async () => {
  server = await startProcess({ LOG_LEVEL: 'error', SHUTDOWN_TIMEOUT_MS: '500' })
  const { socket } = await halfARequest()
  const began = performance.now()
  server.signal('SIGINT')
  await server.ended
  expect(performance.now() - began).toBeLessThan(3_000)
  socket.destroy()
})
