import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { escapeHtml } from '../html.ts'
import { toldOf } from '../log.ts'
import { Failure } from './failure.ts'
import { type Page, type PageHead, withHead } from './pages.ts'
import { limitedByNetwork } from './rateLimit.ts'

/** The built web app. */
const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built web app: its files, and its page at every address that is nothing else.
 * @param pages addresses at which the page's head says what it is about
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: Pick<Config, 'productName'>,
  { pages = [], folder = webFolder }: { pages?: readonly Page[]; folder?: string } = {},
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  const page = pageOf(join(folder, 'index.html'), config)
  const landing = existsSync(join(folder, 'landing.html')) ? pageOf(join(folder, 'landing.html'), config) : page
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    globIgnore: ['*.html'],
    wildcard: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    cacheControl: false,
  })
  for (const { path, head } of pages) {
    app.get(path, limitedByNetwork, async (request, reply) => {
      const known = await head(request.params as Record<string, string>).catch((error: unknown) => withoutHead(request, error))
      return sendPage(page, reply, known)
    })
  }
  app.get('/', (_request, reply) => sendPage(landing, reply))
  app.get('/*', (request, reply) => {
    if (/^\/(api|health|dev|assets)(\/|$|\?)/.test(request.url)) throw new Failure('NotFound')
    return sendPage(page, reply)
  })
}

/** The page itself needs nothing that its head is made from. */
function withoutHead(request: FastifyRequest, error: unknown): undefined {
  request.log.error({ err: toldOf(error) }, 'unexpected failure')
}

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
    .send(head === undefined ? own : withHead(own, head))
}
