import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { LARGEST_FILE_BYTES } from '@trellis/contract/files/files.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../../config.ts'
import type { Queries } from '../database/database.ts'
import type { Disk } from '../disk.ts'
import type { Log } from '../log.ts'
import { endConnectionsOnDrain } from './running/drain.ts'
import type { Authenticate } from './actor.ts'
import { answerFailures, answerUnroutable } from './errors.ts'
import { limitRequests } from './limits/rateLimit.ts'
import { answerUnreadable, HTTPS_ONLY_SECONDS } from './unreadable.ts'

/** A bio of every field filled to its brim is below this; uploads have a limit of their own. */
const LARGEST_BODY_BYTES = 1024 * 1024
/** How late a request that takes too long may be noticed. */
const NOTICED_WITHIN_MS = 1_000

interface Callers {
  readonly authenticate: Authenticate
  /** Where several processes count calls together. */
  readonly db: Queries
}

/**
 * The HTTP server before any route: limits, time-outs, headers, request ids and how failures are answered.
 * @param callers by whom calls are counted, where any are served
 */
export async function createServer(config: Config, log: Log, disk: Disk, callers?: Callers): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: LARGEST_BODY_BYTES,
    // Node cuts slow bodies off only where it was told of the time-out when the server was made.
    http: { requestTimeout: config.requestTimeout, connectionsCheckingInterval: NOTICED_WITHIN_MS },
    requestTimeout: config.requestTimeout,
    connectionTimeout: config.connectionTimeout,
    keepAliveTimeout: config.connectionTimeout,
    trustProxy: config.trustProxy && isNearestProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    ajv: { customOptions: { coerceTypes: false } },
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  // The route's pattern is logged, not the address: addresses hold search words and hashes of mailed links.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered')
  })
  endConnectionsOnDrain(app)
  answerFailures(app, disk)
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: HTTPS_ONLY_SECONDS, includeSubDomains: true },
    frameguard: { action: 'deny' },
  })
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: LARGEST_FILE_BYTES, files: 1, fields: 5, fieldSize: 1_000, headerPairs: 20 },
  })
  if (config.requestsPerMinute > 0) {
    const { authenticate = nobody, db } = callers ?? {}
    await limitRequests(app, config.requestsPerMinute, { authenticate, sharedIn: config.processes > 1 ? db : undefined })
  }
  return app
}

const nobody: Authenticate = async () => 'NotSignedIn'

/** Only the proxy that is connected to us is believed: what stands before it in X-Forwarded-For, a caller may have written. */
const isNearestProxy = (_address: string, hop: number): boolean => hop === 0

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}
