import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { createDomains } from './domains.ts'
import { serveCalls } from './platform/http/api.ts'
import { serveApiBrowser } from './platform/http/pages/apiBrowser.ts'
import { apiDocument } from './platform/http/pages/apiDocument.ts'
import { serveHealth } from './platform/http/running/health.ts'
import { watchDisk } from './platform/disk.ts'
import { keptAssets } from './platform/http/pages/keptAssets.ts'
import { createServer } from './platform/http/server.ts'
import { serveWebApp } from './platform/http/pages/webApp.ts'
import { serializeError } from './platform/log.ts'
import { serveOutbox } from './platform/mail/outboxPage.ts'

const warming = new WeakMap<FastifyInstance, Promise<unknown>>()

/** When a server that listens has what its first requests would wait for, or has tried to. */
export const warmedUp = async (app: FastifyInstance): Promise<unknown> => warming.get(app)

/** The whole server, ready to listen. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config, log } = context
  const disk = watchDisk(config)
  const { domains, authenticate } = createDomains(context)
  const app = await createServer(config, log, disk, { authenticate, db: context.db })
  serveCalls(
    app,
    domains.flatMap(({ routes = [] }) => routes),
    domains.flatMap(({ things = [] }) => things),
    {
      authenticate,
      checkReplies: config.mode !== 'production',
      security: context.security,
      isSecure: config.origin?.startsWith('https:') ?? false,
    },
  )
  app.addHook('onListen', () => {
    const [address] = app.addresses()
    if (typeof address === 'object') context.listensOn(address.port)
    const warm = domains.map(async ({ warm }) => warm?.().catch((error: unknown) => log.warn({ err: serializeError(error) }, 'not warm')))
    warming.set(app, Promise.all(warm))
  })
  app.addHook('onClose', async () => {
    await Promise.all(domains.map(async ({ stop }) => stop?.()))
  })
  const isReady = () => domains.every(({ isReady }) => isReady?.() ?? true)
  serveHealth(app, context, { authenticate, disk, isReady })
  serveOutbox(app, context)
  // Most processes are never asked, and start sooner without it.
  let document: object | undefined
  app.get('/api/openapi.json', async () => (document ??= apiDocument(config.productName)))
  serveApiBrowser(app)
  const pages = domains.flatMap((domain) => domain.pages ?? [])
  // Only there does one version take the place of another.
  const kept = config.mode === 'production' && { kept: keptAssets(context) }
  await serveWebApp(app, config, { origin: context.origin, pages, ...kept })
  return app
}
