import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Endpoint, EndpointDescription, Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import { alwaysPossible, type FailureCode, FailureReply } from '@trellis/contract/wire/errors.ts'
import { fromWire, inputToWire } from '@trellis/contract/wire/spelling.ts'

/** What a call was answered, with the times at which it was sent and answered, in milliseconds since 1970. */
export interface Told<R> {
  readonly call: string
  readonly status: number
  readonly reply: R | undefined
  readonly code: FailureCode | undefined
  readonly details: unknown
  readonly sentAt: number
  readonly answeredAt: number
}

/** Somebody who makes calls, and what they have been told that no call may tell. */
export interface Asker {
  readonly origin: string
  readonly token: string
  readonly wrong: string[]
  /** Told of every answer. */
  readonly counts: Map<string, number>
}

/** Every call may tell that the server is busy; the rest of what is always possible is for what is asked wrongly, which nobody here does. */
const askedWrongly = new Set<string>(alwaysPossible.filter((code) => code !== 'Busy'))

/**
 * Makes a call, and writes down what is wrong with its answer: a code that the call does not declare, a failure of the server's, or a reply
 * that is not what the contract says.
 * @param also codes that the call may answer with because of what is asked
 */
export async function ask<D extends EndpointDescription>(
  asker: Asker,
  { description }: Endpoint<D>,
  input: Partial<Input<D>>,
  also: readonly FailureCode[] = [],
): Promise<Told<Reply<D>>> {
  const { method, path } = description
  const sent = inputToWire(description, input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown })
  const headers = new Headers({ authorization: `Bearer ${asker.token}` })
  if (sent.body !== undefined) headers.set('content-type', 'application/json')
  const sentAt = Date.now()
  const response = await fetch(`${asker.origin}/api${addressOf(path, sent.params, sent.query)}`, {
    method,
    headers,
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  })
  const body: unknown = await response.json()
  const answeredAt = Date.now()
  const call = `${method} ${path}`
  const common = { call, status: response.status, sentAt, answeredAt }
  if (response.ok) {
    count(asker, `${call} 200`)
    const read = description.reply.safeParse(body)
    if (!read.success) asker.wrong.push(`${call} answered otherwise than described: ${read.error.message}`)
    return { ...common, reply: fromWire(description.reply, body) as Reply<D>, code: undefined, details: undefined }
  }
  const failure = FailureReply.safeParse(body)
  const code = failure.data?.code
  count(asker, `${call} ${code ?? response.status}`)
  const isDeclared = code !== undefined && ([...description.errors, 'Busy', ...also] as string[]).includes(code)
  if (!isDeclared || (askedWrongly.has(code) && !also.includes(code))) {
    asker.wrong.push(`${call} was answered ${response.status} ${JSON.stringify(body)}`)
  }
  return { ...common, reply: undefined, code, details: fromWire(description.details, failure.data?.details ?? {}) }
}

function count({ counts }: Asker, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
