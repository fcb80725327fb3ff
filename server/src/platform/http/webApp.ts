import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { Failure } from './failure.ts'

/** The built web app. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Serves the built web app: its files, and its page at every address that is nothing else. */
export async function serveWebApp(app: FastifyInstance, config: Config): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) return
  const page = pageOf('index.html', config)
  const landing = existsSync(join(webFolder, 'landing.html')) ? pageOf('landing.html', config) : page
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    preCompressed: true,
    globIgnore: ['*.html'],
    wildcard: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    cacheControl: false,
  })
  app.get('/', (_request, reply) => sendPage(landing, reply))
  app.get('/*', (request, reply) => {
    if (/^\/(api|health|dev|assets)(\/|$|\?)/.test(request.url)) throw new Failure('NotFound')
    return sendPage(page, reply)
  })
}

function pageOf(file: string, config: Config): string {
  const escaped = config.productName.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return readFileSync(join(webFolder, file), 'utf8').replaceAll('__PRODUCT_NAME__', escaped)
}

/** The page with a fresh nonce, which the UI library's styles need under the content security policy. */
function sendPage(page: string, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader('content-security-policy')).replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(page.replaceAll('__STYLE_NONCE__', nonce))
}
