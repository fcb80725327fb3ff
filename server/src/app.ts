import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { createDomains } from './domains.ts'
import { serveCalls } from './platform/http/api.ts'
import { apiDocument } from './platform/http/apiDocument.ts'
import { serveHealth } from './platform/http/health.ts'
import { createServer } from './platform/http/server.ts'
import { serveWebApp } from './platform/http/webApp.ts'
import { toldOf } from './platform/log.ts'
import { serveOutbox } from './platform/mail/outboxPage.ts'

/** The whole server, ready to listen. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config, log } = context
  const app = await createServer(config, log)
  const { domains, authenticate } = createDomains(context)
  serveCalls(
    app,
    domains.flatMap(({ routes }) => routes),
    { authenticate, checkReplies: config.mode !== 'production' },
  )
  app.addHook('onListen', () => {
    const [address] = app.addresses()
    if (typeof address === 'object') context.listensOn(address.port)
    for (const { warm } of domains) warm?.().catch((error: unknown) => log.warn({ err: toldOf(error) }, 'not warm'))
  })
  app.addHook('onClose', async () => {
    await Promise.all(domains.map(async ({ stop }) => stop?.()))
  })
  serveHealth(app, context, authenticate)
  serveOutbox(app, context)
  await serveApiDocument(app, config.productName)
  await serveWebApp(app, config, { pages: domains.flatMap(({ pages }) => pages ?? []) })
  return app
}

async function serveApiDocument(app: FastifyInstance, productName: string): Promise<void> {
  const document = apiDocument(productName)
  app.get('/api/openapi.json', async () => document)
  await app.register(async (docs) => {
    // The document's browser brings its own inline script and styles; it shows nothing that is not public.
    docs.addHook('onSend', async (_request, reply) => {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
          "font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
    })
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
    })
  })
}
