import { isDeepStrictEqual } from 'node:util'
import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { toWire } from '@trellis/contract/wire/spelling.ts'

/**
 * Compares a reply, as it stands on the wire, with the contract, in tests and development: it has to fit, and hold nothing undeclared.
 * @throws where it does not
 */
export function checkReply(description: EndpointDescription, reply: unknown): void {
  const onTheWire: unknown = JSON.parse(JSON.stringify(reply))
  const parsed = description.reply.safeParse(onTheWire)
  const call = `${description.method} ${description.path}`
  if (!parsed.success) throw new Error(`The reply of ${call} does not fit the contract: ${parsed.error.message}`)
  const declared: unknown = JSON.parse(JSON.stringify(toWire(description.reply, parsed.data)))
  if (!isDeepStrictEqual(declared, onTheWire)) throw new Error(`The reply of ${call} holds what the contract does not declare`)
}
