import { addressOf, type Endpoint, type EndpointDescription, type Input, type Reply } from '@trellis/contract/endpoint.ts'
import { endSession, useSession } from '../session/session.ts'
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
}

/** The address below `/api` that a call goes to. */
export function apiAddress({ path }: EndpointDescription, { params, query }: AnyInput): string {
  return `/api${addressOf(path, params, query)}`
}

export function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** The token for a call with these options. */
export function tokenFor({ token }: CallOptions): string | undefined {
  return token ?? useSession.getState().person?.token
}

/** Ends the session when the server no longer knows its token. */
export function noticeEnd(failure: CallFailed, token: string | undefined): void {
  const ended = failedWith(failure, 'SessionEnded') || failedWith(failure, 'NotSignedIn')
  if (ended && token !== undefined && token === useSession.getState().person?.token) endSession('ended')
}

async function send(description: EndpointDescription, input: AnyInput, options: CallOptions): Promise<Response> {
  const token = tokenFor(options)
  const hasBody = input.body !== undefined
  const request: RequestInit = {
    method: description.method,
    headers: { ...authorization(token), ...(hasBody && { 'content-type': 'application/json' }) },
    cache: 'no-store',
    ...(hasBody && { body: JSON.stringify(input.body) }),
    ...(options.signal && { signal: options.signal }),
  }
  const response = await fetch(apiAddress(description, input), request).catch((reason: unknown) => {
    if (options.signal?.aborted) throw reason
    throw noReply()
  })
  if (response.ok) return response
  const failure = failureOf(response.status, await response.text())
  noticeEnd(failure, token)
  throw failure
}

/** Makes a call of the contract. Throws `CallFailed`. */
export async function call<D extends EndpointDescription>(
  endpoint: Endpoint<D>,
  input: Input<D>,
  options: CallOptions = {},
): Promise<Reply<D>> {
  const response = await send(endpoint.description, input, options)
  return (await response.json()) as Reply<D>
}

/** Fetches a file by its address below `/api`, with the session's token. Throws `CallFailed`. */
export async function fetchFile(address: string, options: CallOptions = {}): Promise<Blob> {
  const token = tokenFor(options)
  const request = { headers: authorization(token), ...(options.signal && { signal: options.signal }) }
  const response = await fetch(`/api${address}`, request).catch((reason: unknown) => {
    if (options.signal?.aborted) throw reason
    throw noReply()
  })
  if (response.ok) return await response.blob()
  const failure = failureOf(response.status, await response.text())
  noticeEnd(failure, token)
  throw failure
}
