import { Agent, request } from 'node:http'
import type { SignedIn } from './people.ts'

const agent = new Agent({ keepAlive: true })

/** A call to the last byte. Plain HTTP: `fetch` takes as long as a small query. */
export function ask(origin: string, { token }: SignedIn, path: string, body?: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asked = request(`${origin}/api${path}`, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (reply) => {
    if (reply.statusCode !== 200) reject(new Error(`${path} was answered with ${reply.statusCode}`))
    reply.on('end', resolve).resume()
  })
  asked.on('error', reject)
  asked.end(body && JSON.stringify(body))
  return promise
}
