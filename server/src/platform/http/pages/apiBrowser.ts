import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const PATH = '/api/docs'
// The document's browser brings its own inline script and styles; it shows nothing that is not public.
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Serves a browser of the API document at `/api/docs`. It is large, and loaded when somebody first asks for it. */
export function serveApiBrowser(app: FastifyInstance): void {
  let loading: Promise<FastifyInstance> | undefined
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path] = request.url.split('?', 1)
    // What the page loads is named relative to the folder.
    if (path === PATH) return reply.redirect(`${PATH}/`)
    loading ??= loadBrowser()
    const { statusCode, headers, rawPayload } = await (await loading).inject({ method: 'GET', url: path! })
    if (headers['content-type'] !== undefined) void reply.header('content-type', headers['content-type'])
    return reply.status(statusCode).header('content-security-policy', contentSecurityPolicy).send(rawPayload)
  }
  // The two are one to the router where nothing follows.
  for (const path of [PATH, `${PATH}/*`]) app.get(path, (request, reply) => answer(request, reply))
}

async function loadBrowser(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const browser = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await browser.register(apiReference, {
    routePrefix: PATH,
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true },
  })
  await browser.ready()
  return browser
}
