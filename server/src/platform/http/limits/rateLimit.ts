import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../failure.ts'
import { networkOf } from './network.ts'
import { sharedCounts } from './sharedLimits.ts'

/** The bearer token; empty where there is none that could be ours. */
export function tokenOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

/**
 * Limits how many calls one session, or one network without a session, may make in a minute; of the other routes those that
 * are {@link limitedByNetwork}.
 * @param sharedIn the database in which several processes count together; without it each counts for itself, in memory
 */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number, sharedIn?: Queries): Promise<void> {
  await app.register(rateLimit, {
    ...(sharedIn !== undefined && { store: sharedCounts({ db: sharedIn }) as unknown as FastifyRateLimitStoreCtor }),
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => tokenOf(request) || networkOf(request.ip),
    // By the route, since an address may be written in many ways: /%61pi/, http://host/api/.
    allowList: ({ routeOptions }) => !routeOptions.url?.startsWith('/api/'),
  })
}

/** The options of a route outside the API that asks the database: so many requests of one network, counted for it alone. */
export const limitedByNetwork = {
  config: { rateLimit: { keyGenerator: (request: FastifyRequest) => networkOf(request.ip), allowList: [] } },
}

/**
 * Counts calls with a token that nobody has by their network, or each made-up token would have a limit of its own.
 * @returns a function that throws Failure TooManyAttempts where there were too many
 */
export function unknownTokenLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => {}
  const check = app.createRateLimit({ keyGenerator: (request) => networkOf(request.ip) })
  return async (request) => {
    const limit = await check(request)
    if (!limit.isAllowed && limit.isExceeded) throw new Failure('TooManyAttempts', { retryAfter: limit.ttlInSeconds })
  }
}
