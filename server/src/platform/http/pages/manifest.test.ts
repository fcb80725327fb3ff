import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serveManifest } from './manifest.ts'

const folder = fileURLToPath(new URL('../../../../../web/public', import.meta.url))

test('the app is installed under the product’s own name, whatever is in it, with icons that are there', async () => {
  const app = fastify()
  serveManifest(app, folder, 'Ro"$&"e \\ Co')
  const { headers, body } = await app.inject('/app.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  const manifest = JSON.parse(body) as Record<string, unknown> & { readonly icons: { readonly src: string; readonly sizes: string }[] }
  expect(manifest).toMatchObject({ name: 'Ro"$&"e \\ Co', short_name: 'Ro"$&"e \\ Co', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect(existsSync(folder + src), src).toBe(true)
})

test('the page names an icon for devices that take no other', () => {
  const page = readFileSync(new URL('../../../../../web/index.html', import.meta.url), 'utf8')
  const [, icon] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)!
  expect(existsSync(folder + icon)).toBe(true)
})
