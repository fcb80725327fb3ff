import { addressOf } from '@trellis/contract/wire/address.ts'
import { type Endpoint, type EndpointDescription, type Rule, rulesOf } from '@trellis/contract/wire/endpoint.ts'
import { alwaysPossible, type FailureCode, FailureReply, failures } from '@trellis/contract/wire/errors.ts'
import { inputToWire } from '@trellis/contract/wire/spelling.ts'
import { z } from 'zod'
import { checkReply } from '../http/replies.ts'
import { type AnyInput, client, formOf } from './client.ts'
import type { Caller, World } from './world.ts'

/** How a call was answered: `may` where it was carried out, else the failure's code. */
export interface Answer {
  readonly code: 'may' | FailureCode
  readonly body: unknown
  readonly text: string
}

/** A request that need not fit any call. The address is below `/api`. */
export interface RawRequest {
  readonly method: string
  readonly address: string
  readonly body?: string | Uint8Array | FormData
  readonly headers?: Record<string, string>
}

/** Longer than anybody rests after a long text. */
const LONGEST_WAIT_MS = 10_000

/** The caller who may make a call with the input of `validInput`. */
export function callerOf({ description: { access } }: Endpoint): Caller {
  const { rule } = rulesOf(access)[0]!
  if (rule.who === 'anyone') return 'anonymous'
  if (rule.who === 'superUser') return 'superUser'
  const { types = ['student'] }: Exclude<Rule, { who: 'anyone' | 'superUser' }> = rule
  if (types.includes('student')) return 'self'
  return types.includes('recruiter') ? 'recruiter' : 'advisor'
}

/** Makes a call with any input. @throws where the answer breaks a promise that holds for every call */
export function ask(world: World, call: Endpoint, input: AnyInput, token: string | undefined): Promise<Answer> {
  const { description } = call
  const { method, path } = description
  const sent = inputToWire(description, input)
  const address = addressOf(path, sent.params, sent.query)
  const body = description.upload === undefined ? sent.body : formOf(sent)
  return answerOf(description, () => client(world.server.origin, token).raw(method, address, { body }))
}

/**
 * Sends any request. `call` is the one that it is meant for, whose failures it may be answered with; what leads to no
 * call at all is not found.
 */
export function askRaw(world: World, call: Endpoint, request: RawRequest, token: string | undefined): Promise<Answer> {
  const { method, address, ...rest } = request
  const { description } = call
  return answerOf({ ...description, errors: [...description.errors, 'NotFound'] }, () =>
    client(world.server.origin, token).raw(method, address, rest),
  )
}

async function answerOf(description: EndpointDescription, send: () => Promise<Response>): Promise<Answer> {
  const call = `${description.method} ${description.path}`
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${call} did not answer within ${LONGEST_WAIT_MS} ms`)), LONGEST_WAIT_MS)
  try {
    const response = await Promise.race([send(), late])
    const text = await Promise.race([response.text(), late])
    return response.ok ? carriedOut(description, response, text) : refused(description, response, text)
  } catch (error) {
    throw new Error(`${call}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function carriedOut(description: EndpointDescription, response: Response, text: string): Answer {
  if (response.status !== 200) throw new Error(`answered ${response.status}, which no call does`)
  if (description.binary) return { code: 'may', body: undefined, text }
  const body: unknown = JSON.parse(text)
  checkReply(description, body)
  return { code: 'may', body, text }
}

const ExactFailure = z.strictObject(FailureReply.shape)

function refused({ errors }: EndpointDescription, response: Response, text: string): Answer {
  const parsed = ExactFailure.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`answered ${response.status} with something else than a failure: ${text.slice(0, 300)}`)
  const { code, fields = {} } = parsed.data
  const ofTheParser = Object.values(fields).find((words) => /^(Invalid|Too (big|small)|Unrecognized)\b/.test(words))
  if (ofTheParser !== undefined) throw new Error(`answered in the words of its parser: ${ofTheParser}`)
  if (response.status >= 500 && code !== 'Busy') throw new Error(`answered ${response.status} ${text}`)
  if (failures[code][0] !== response.status) throw new Error(`answered ${code} with the status ${response.status}`)
  const declared: readonly string[] = [...errors, ...alwaysPossible]
  if (!declared.includes(code)) throw new Error(`answered ${code}, which it does not declare`)
  return { code, body: parsed.data, text }
}
