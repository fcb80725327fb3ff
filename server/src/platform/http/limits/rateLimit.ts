import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../database/database.ts'
import type { Authenticate } from '../actor.ts'
import { networkOf } from './network.ts'
import { sharedCounts } from './sharedLimits.ts'

/** The bearer token; empty where there is none that could be ours. */
export function tokenOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

interface Counting {
  readonly authenticate: Authenticate
  /** The database in which several processes count together; without it each counts for itself, in memory. */
  readonly sharedIn?: Queries | undefined
}

/**
 * Limits how many calls one account, whatever the number of its sessions, or one network without an account, may make in a minute; of
 * the other routes those that are {@link limitedByNetwork}.
 */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number, { authenticate, sharedIn }: Counting): Promise<void> {
  await app.register(rateLimit, {
    ...(sharedIn !== undefined && { store: sharedCounts({ db: sharedIn }) as unknown as FastifyRateLimitStoreCtor }),
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => (isCall(request) ? callerOf(request, authenticate) : networkOf(request.ip)),
    allowList: (request) => !isCall(request),
  })
}

/** By the route, since an address may be written in many ways: /%61pi/, http://host/api/. */
const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') === true

/** Whom a call counts for. A token that nobody has, or has no longer, helps nobody: each made-up one would have a limit of its own. */
async function callerOf(request: FastifyRequest, authenticate: Authenticate): Promise<string> {
  const token = tokenOf(request)
  const actor = token === '' ? 'NotSignedIn' : await authenticate(token, { passive: true })
  return typeof actor === 'string' ? networkOf(request.ip) : actor.id
}

/** The options of a route outside the API that asks the database: so many requests of one network, counted for it alone. */
export const limitedByNetwork = {
  config: { rateLimit: { keyGenerator: (request: FastifyRequest) => networkOf(request.ip), allowList: [] } },
}
