import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { escapeHtml } from '../../html.ts'
import { serializeError } from '../../log.ts'
import { appAddresses } from './appAddresses.ts'
import { Failure } from '../failure.ts'
import { type KeptAssets, typeOf } from './keptAssets.ts'
import { MANIFEST, serveManifest } from './manifest.ts'
import { type Page, type PageHead, withHead } from './pages.ts'
import { limitedByNetwork } from '../limits/rateLimit.ts'
import { serveSearchEngines } from './searchEngines.ts'

/** The built web app. */
const webFolder = fileURLToPath(new URL('../../../../../web/dist', import.meta.url))

/** Their names follow from their content. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const KEEPING_MS = 5_000
const ASSET = /^[\w-][\w.-]*$/

interface WebApp {
  /** The address that the product is reached at. */
  readonly origin: () => string
  /** Addresses at which the page's head says what it is about. */
  readonly pages?: readonly Page[]
  /** Where the build is. */
  readonly folder?: string
  /** The assets of other versions: a page of theirs may ask this one for its parts. */
  readonly kept?: KeptAssets
  /** How many addresses one file of the sitemap lists at most. */
  readonly mostInOneFile?: number
}

/**
 * Serves the built web app: its files, its page at every address that has a screen, and the same as 404, where it says so, at
 * every other.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Pick<Config, 'productName'>,
  { origin, pages = [], folder = webFolder, kept, mostInOneFile }: WebApp,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  const page = pageOf(join(folder, 'index.html'), config)
  const landing = existsSync(join(folder, 'landing.html')) ? pageOf(join(folder, 'landing.html'), config) : page
  const screens = new Map(Object.entries(JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')) as Record<string, string>))
  const pageAt = new Map([...screens].map(([pattern, links]) => [pattern, links === '' ? page : withLinks(page, links)]))
  // A page that the server knows says itself whether something is there.
  const patternOf = ({ path }: Page): string => path.replaceAll(':', '$')
  const served = new Set(pages.map(patternOf))
  const addressOf = appAddresses([...screens.keys()].filter((pattern) => !served.has(pattern)))
  serveSearchEngines(app, { origin, pages, ...(mostInOneFile !== undefined && { mostInOneFile }) })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    globIgnore: ['*.html', 'addresses.json', MANIFEST, 'assets/**'],
    wildcard: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache')
    },
    cacheControl: false,
  })
  serveManifest(app, folder, config.productName)
  const assets = join(folder, 'assets')
  if (kept !== undefined) app.addHook('onReady', () => keepInTime(kept, assets, app.log))
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    if (!ASSET.test(name)) throw new Failure('NotFound')
    if (existsSync(join(assets, name))) return reply.sendFile(`assets/${name}`)
    const bytes = await kept?.get(name)
    if (bytes === undefined) throw new Failure('NotFound')
    return reply.headers({ 'cache-control': FOR_EVER, 'content-type': typeOf(name) }).send(bytes)
  })
  for (const served of pages) {
    const own = pageAt.get(patternOf(served)) ?? page
    app.get(served.path, limitedByNetwork, async (request, reply) => {
      const told = await served.head(request.params as Record<string, string>).catch((error: unknown) => withoutHead(request, error))
      return told === undefined ? sendPage(page, reply.status(404)) : sendPage(own, reply, told ?? undefined)
    })
  }
  app.get('/', (_request, reply) => sendPage(landing, reply))
  app.get('/*', (request, reply) => {
    if (/^\/(api|health|dev|assets)(\/|$|\?)/.test(request.url)) throw new Failure('NotFound')
    const address = addressOf(request.url.replace(/\?.*/s, ''))
    return address === undefined ? sendPage(page, reply.status(404)) : sendPage(pageAt.get(address)!, reply)
  })
}

/**
 * Before the first request: a page of this version may ask another process for its parts at once. A place for files that does
 * not answer holds no start up.
 */
async function keepInTime(kept: KeptAssets, assets: string, log: FastifyBaseLogger): Promise<void> {
  const keeping = kept.keep(assets).catch((error: unknown) => log.warn({ err: serializeError(error) }, 'assets not kept'))
  await Promise.race([keeping, pause(KEEPING_MS, undefined, { ref: false })])
}

/** The page itself needs nothing that its head is made from. Nobody knows then whether there is something to see. */
function withoutHead(request: FastifyRequest, error: unknown): null {
  request.log.error({ err: serializeError(error) }, 'unexpected failure')
  return null
}

/** A page that has the files of its first screen fetched at once, not only when the start asks for them. */
const withLinks = (page: string, links: string): string => page.replace('</head>', () => `${links}</head>`)

function pageOf(path: string, { productName }: Pick<Config, 'productName'>): string {
  return readFileSync(path, 'utf8').replaceAll('__PRODUCT_NAME__', () => escapeHtml(productName))
}

/** The page with a fresh nonce, which the UI library's styles need under the content security policy. */
function sendPage(page: string, reply: FastifyReply, head?: PageHead): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader('content-security-policy')).replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
  const own = page.replaceAll('__STYLE_NONCE__', nonce)
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(head === undefined ? own : withHead(own, head, nonce))
}
