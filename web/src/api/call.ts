import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Endpoint, EndpointDescription, Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import { fromWire, inputToWire } from '@trellis/contract/wire/spelling.ts'
import { type CallFailed, failedWith, failureOf, noReply } from './failure.ts'

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly file?: Blob
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** A token to use in place of the session's: after sign-up, or to set a password. */
  readonly token?: string
  /** Whether the server is told even if the page is left meanwhile: for decisions that already show. */
  readonly outlivesPage?: boolean
}

/** Who makes the calls: a visitor, until the session says who is signed in. */
interface Caller {
  readonly token: () => string | undefined
  /** The server no longer knows the token. */
  readonly onEnded: () => void
}

let caller: Caller = { token: () => undefined, onEnded: () => undefined }

export const callAs = (somebody: Caller): void => {
  caller = somebody
}

/** The address below `/api` that a call goes to. */
export function apiAddress({ path }: EndpointDescription, { params, query }: AnyInput): string {
  return `/api${addressOf(path, params, query)}`
}

/** The header that says who calls; none for a visitor. */
export function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** The token for a call with these options. */
export function tokenFor({ token }: CallOptions): string | undefined {
  return token ?? caller.token()
}

/** Says so when the server no longer knows the caller's token. */
export function noticeEnd(failure: CallFailed, token: string | undefined): void {
  const ended = failedWith(failure, 'SessionEnded') || failedWith(failure, 'NotSignedIn')
  if (ended && token !== undefined && token === caller.token()) caller.onEnded()
}

interface Request {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly cache?: RequestCache
}

/** Fetches an address with the token for these options. Throws `CallFailed`, or why the caller gave up. */
async function send(address: string, { headers, ...request }: Request, options: CallOptions, of?: EndpointDescription): Promise<Response> {
  const token = tokenFor(options)
  const response = await fetch(address, {
    ...request,
    headers: { ...authorization(token), ...headers },
    ...(options.signal && { signal: options.signal }),
    ...(options.outlivesPage && { keepalive: true }),
  }).catch((reason: unknown) => {
    if (options.signal?.aborted) throw reason
    throw noReply()
  })
  if (response.ok) return response
  const failure = failureOf(response.status, await response.text(), of)
  noticeEnd(failure, token)
  throw failure
}

/** Makes a call of the contract. Throws `CallFailed`. */
export async function call<D extends EndpointDescription>(
  endpoint: Endpoint<D>,
  input: Input<D>,
  options: CallOptions = {},
): Promise<Reply<D>> {
  const response = await respond(endpoint, input, options)
  return fromWire(endpoint.description.reply, await response.json()) as Reply<D>
}

/** The same for a call that answers something else than JSON. */
export async function respond<D extends EndpointDescription>(
  { description }: Endpoint<D>,
  input: Input<D>,
  options: CallOptions = {},
): Promise<Response> {
  const sent = inputToWire(description, input as AnyInput)
  const { body } = sent
  const typed = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const request = { method: description.method, cache: 'no-store', ...typed } as const
  return send(apiAddress(description, sent), request, options, description)
}

/** Fetches a file by its address below `/api`, with the session's token. Throws `CallFailed`. */
export async function fetchFile(address: string, options: CallOptions = {}): Promise<Blob> {
  return (await send(`/api${address}`, {}, options)).blob()
}
