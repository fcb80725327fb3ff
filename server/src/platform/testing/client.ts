import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Endpoint, EndpointDescription, Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import { fromWire, inputToWire } from '@trellis/contract/wire/spelling.ts'
import { type FailureCode, FailureReply } from '@trellis/contract/wire/errors.ts'

/** A call that was refused, with what the server answered. */
export class CallFailed extends Error {
  readonly status: number
  readonly body: FailureReply

  constructor(call: string, status: number, body: FailureReply) {
    super(`${call} answered ${status} ${body.code}: ${body.error} ${JSON.stringify(body.fields ?? {})}`)
    this.status = status
    this.body = body
  }
}

export interface Refused {
  readonly status: number
  readonly code: FailureCode
  readonly error: string
  readonly fields: Record<string, string>
  /** What the call's description promises beside the sentence. */
  readonly details: Record<string, unknown>
  /** Seconds after which another try makes sense, where the server says so. */
  readonly retryAfter: number | undefined
}

/** Any input at all, to see it refused. */
export interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly file?: Blob
}

export interface RawOptions {
  /** Stands in for the client's own token; null sends none. */
  readonly token?: string | null
  /** Sent as JSON, unless it is a string, bytes or a form: these go as they are. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

type Optional<I> = { [K in keyof I as object extends I[K] ? never : K]: I[K] } & {
  [K in keyof I as object extends I[K] ? K : never]?: I[K]
}
/** What a call takes; a part whose fields are all optional may be left out. */
type CallInput<D extends EndpointDescription> = Optional<Input<D>>
type Arguments<D extends EndpointDescription> = object extends CallInput<D> ? [input?: CallInput<D>] : [input: CallInput<D>]

/** Makes calls over HTTP as one person. */
export interface Client {
  readonly origin: string
  readonly token: string | undefined
  /** @throws CallFailed where the server refuses */
  call<D extends EndpointDescription>(call: Endpoint<D>, ...input: Arguments<D>): Promise<Reply<D>>
  /** The same for a call that takes a file: the body's fields go before it. The file's name is a `File`'s. */
  upload<D extends EndpointDescription & { upload: string }>(call: Endpoint<D>, input: CallInput<D>): Promise<Reply<D>>
  /** How a call is refused. Throws where it is not. */
  refused(call: Endpoint, input?: AnyInput): Promise<Refused>
  /** One request as it is, below `/api`; what it answers is the test's to read. */
  raw(method: string, path: string, options?: RawOptions): Promise<Response>
}

/** A client of the server at `origin`, with a person's token or a stranger's. */
export function client(origin: string, token?: string): Client {
  const raw: Client['raw'] = (method, path, options = {}) => {
    const bearer = options.token === undefined ? token : options.token
    const headers = new Headers(bearer ? { authorization: `Bearer ${bearer}` } : {})
    const asItIs = ['string', 'undefined'].includes(typeof options.body) || isBytesOrForm(options.body)
    if (!asItIs) headers.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    const body = asItIs ? (options.body as BodyInit | undefined) : JSON.stringify(options.body)
    return fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body }) })
  }

  const send = ({ description }: Endpoint, input: AnyInput): Promise<Response> => {
    const sent = inputToWire(description, input)
    const body = description.upload === undefined ? sent.body : formOf(sent)
    return raw(description.method, addressOf(description.path, sent.params, sent.query), { body })
  }

  const answered = async (call: Endpoint, input: AnyInput): Promise<unknown> => {
    const response = await send(call, input)
    const body: unknown = await response.json()
    if (response.ok) return fromWire(call.description.reply, body)
    throw new CallFailed(`${call.description.method} ${call.description.path}`, response.status, FailureReply.parse(body))
  }

  return {
    origin,
    token,
    raw,
    call: async <D extends EndpointDescription>(call: Endpoint<D>, ...[input]: Arguments<D>) =>
      (await answered(call, input ?? {})) as Reply<D>,
    upload: async <D extends EndpointDescription>(call: Endpoint<D>, input: CallInput<D>) => (await answered(call, input)) as Reply<D>,
    async refused(call, input = {}) {
      const response = await send(call, input)
      const body: unknown = await response.json()
      const name = `${call.description.method} ${call.description.path}`
      if (response.ok) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`)
      const { code, error, fields = {}, ...told } = FailureReply.parse(body)
      const details = fromWire(call.description.details, told.details ?? {}) as Refused['details']
      const retryAfter = response.headers.get('retry-after')
      const seconds = retryAfter === null ? undefined : Number(retryAfter)
      return { status: response.status, code, error, fields, details, retryAfter: seconds }
    },
  }
}

function isBytesOrForm(body: unknown): boolean {
  return body instanceof Uint8Array || body instanceof Blob || body instanceof FormData
}

export function formOf({ body, file }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.set(name, String(value))
  if (file !== undefined) form.set('file', file)
  return form
}
