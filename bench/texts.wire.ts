import { type Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FloodRequest } from './texts.inputs.ts'

/** A request with its body as it goes over the wire. */
export interface Written extends Omit<FloodRequest, 'body'> {
  readonly bytes: Uint8Array | undefined
}

export const written = ({ body, ...rest }: FloodRequest): Written => ({
  ...rest,
  bytes: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
})

/** Whoever is refused before the text was read may find the connection closed. */
const CLOSED = 0

/** Sends a request, reads its answer to the end, and answers its status, or {@link CLOSED}. */
export function send(origin: string, { method, path, bytes, token }: Written, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': bytes.length }),
  }
  const sent = request(`${origin}/api${path}`, { method, headers, agent }, (reply) => {
    reply.resume().once('end', () => resolve(reply.statusCode!))
  })
  sent.once('error', () => resolve(CLOSED))
  sent.end(bytes)
  return promise
}

/** Calls a function so many times a second, whether or not it has answered, until the time is over. */
export async function steadily(aSecond: number, seconds: number, act: (at: number) => Promise<unknown>): Promise<void> {
  const under: Promise<unknown>[] = []
  const began = performance.now()
  for (let at = 0; at < aSecond * seconds; at++) {
    await pause(Math.max(0, began + (at * 1_000) / aSecond - performance.now()))
    under.push(act(at))
  }
  await Promise.all(under)
}
