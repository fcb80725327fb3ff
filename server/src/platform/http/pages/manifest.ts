import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What a device is told that installs the product as an app: its name, which an installation chooses, and its icons. */
export const MANIFEST = 'app.webmanifest'

/** Serves the built manifest under the product's own name. */
export function serveManifest(app: FastifyInstance, folder: string, productName: string): void {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) return
  const written = JSON.stringify(productName).slice(1, -1)
  const manifest = readFileSync(path, 'utf8').replaceAll('__PRODUCT_NAME__', () => written)
  app.get(`/${MANIFEST}`, (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json; charset=utf-8' }).send(manifest),
  )
}
