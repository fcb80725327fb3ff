import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { inputFromWire, toWire } from '@trellis/contract/wire/spelling.ts'
import { takesLongText } from '@trellis/contract/longText.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asksBody, hasToWait, type Inputs, refusal, ruleFor } from './access.ts'
import type { SecurityLog } from '../security.ts'
import type { Actor, Authenticate } from './actor.ts'
import { deviceCookie, deviceOf } from './limits/device.ts'
import { Failure } from './failure.ts'
import { validInput } from './input.ts'
import { inTurnOfCaller, refuseFloods } from './longText.ts'
import { tokenOf } from './limits/rateLimit.ts'
import { checkReply } from './replies.ts'
import type { Call, FileReply, Route } from './route.ts'
import { sendFile } from './sentFiles.ts'
import { byAddress, meantRoute } from './sharedAddresses.ts'
import { createFindThing, type ThingResolver } from './things.ts'
import { readUpload } from './upload.ts'

/** Puts the calls under `/api`: who calls, the access rule, the input, the thing that the rule names, the handler, the reply, in this order. */
export function serveCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  things: readonly ThingResolver[],
  options: { authenticate: Authenticate; checkReplies: boolean; security: SecurityLog; isSecure: boolean },
): void {
  // Asked of every request, and told by a schema that is written out anew each time.
  const longTexts = new Set(routes.filter(({ call }) => takesLongText(call.description)))
  const serve = createServe(things, { ...options, longTexts })
  for (const { method, path, routes: sharing } of byAddress(routes)) {
    const isLongText = sharing.some((one) => longTexts.has(one))
    app.route({
      method,
      url: `/api${path}`,
      ...(isLongText && { onRequest: refuseFloods(options.authenticate) }),
      handler: (request, reply) => serve(meantRoute(sharing, request), request, reply),
    })
  }
}

/**
 * How one call is answered.
 * @param longTexts the routes whose calls take long texts
 */
function createServe(
  things: readonly ThingResolver[],
  { longTexts, ...options }: Parameters<typeof serveCalls>[3] & { readonly longTexts: ReadonlySet<Route> },
) {
  const findThing = createFindThing(things)
  return async (route: Route, request: FastifyRequest, reply: FastifyReply) => {
    const { description } = route.call
    const token = tokenOf(request)
    const actor = token === '' ? 'NotSignedIn' : await options.authenticate(token, { passive: description.passive === true })
    if (description.access.who !== 'anyone' && typeof actor === 'string') throw new Failure(actor)
    const { access } = description
    const refusedBy = (inputs: Inputs) =>
      hasToWait(description, actor, inputs) ? 'NotApproved' : refusal(ruleFor(access, actor, inputs), actor, inputs)
    const addressed = { params: request.params, query: request.query, body: request.body }
    // Nobody sends a file for nothing where their address alone tells that it is refused.
    const mayUpload = description.upload !== undefined && (asksBody(access) || refusedBy(addressed) === undefined)
    const upload = mayUpload ? await readUpload(request) : undefined
    const raw = { ...addressed, body: upload?.body ?? request.body }
    const refused = refusedBy(inputFromWire(description, raw))
    // Nobody learns from a refusal what a valid input would have been.
    const caller = typeof actor === 'string' ? undefined : actor
    if (caller !== undefined) noteCall(options.security, description, { actor: caller, raw, refused, address: request.ip })
    if (refused !== undefined) throw new Failure(refused)
    const rest = {
      actor: caller,
      token,
      file: upload?.file,
      address: request.ip,
      device: deviceOf(request.headers.cookie),
      keepDevice: (secret: string) => void reply.header('set-cookie', deviceCookie(secret, options.isSecure)),
      waiting: () => whileWaitedFor(reply),
    }
    const work = async () => {
      const input = validInput(description, raw)
      const rule = ruleFor(access, actor, input)
      const refused = hasToWait(description, actor, input) ? 'NotApproved' : refusal(rule, actor, input)
      if (refused !== undefined) throw new Failure(refused)
      const thing = rule.who === 'able' ? await findThing(rule, caller!, input) : undefined
      return route.handle({ ...input, ...rest, thing } as unknown as Call<typeof description>)
    }
    const done = await (longTexts.has(route) ? inTurnOfCaller(request, caller, work) : work()).catch((error: unknown) => {
      throw error instanceof Failure ? spelledFailure(description, error) : error
    })
    if (description.binary) return sendFile(request, reply, done as FileReply)
    const answer = toWire(description.reply, done)
    if (options.checkReplies) checkReply(description, answer)
    return reply.header('cache-control', 'no-store').send(answer)
  }
}

/** Aborted where the connection ends before the answer. */
function whileWaitedFor({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = (): void => controller.abort()
  if (raw.destroyed) end()
  else raw.once('close', end)
  return controller.signal
}

const spelledFailure = (description: EndpointDescription, failure: Failure): Failure =>
  failure.details === undefined ? failure : failure.withDetails(toWire(description.details, failure.details) as Failure['details'])

interface Noted {
  readonly actor: Actor
  readonly raw: Record<'params' | 'query' | 'body', unknown>
  readonly refused: string | undefined
  readonly address: string
}

/** What the log is told of a call: that it was refused, and each that a super-user makes about anybody else. */
function noteCall(security: SecurityLog, { method, path, access }: EndpointDescription, noted: Noted): void {
  const { actor, raw, refused, address } = noted
  const facts = { actor: actor.id, address, call: `${method} ${path}` }
  if (refused === 'Forbidden' || refused === 'NotFound' || refused === 'NotApproved')
    security.note('callRefused', { ...facts, code: refused })
  const about = idsIn(raw).filter((id) => id !== actor.id)
  if (refused === undefined && actor.isSuperUser && (about.length > 0 || access.who === 'superUser')) {
    security.note('superUserCalled', { ...facts, about })
  }
}

const MOST_IDS = 20
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that an input names, one level deep. */
function idsIn(raw: Noted['raw']): string[] {
  const values = Object.values(raw).flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  const ids = values.flat().filter((value): value is string => typeof value === 'string' && ID.test(value))
  return [...new Set(ids)].slice(0, MOST_IDS)
}
