import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { watchDisk } from '../../disk.ts'
import { createFiles } from '../../files/files.ts'
import { HOURS, startServer, type TestServer } from '../../testing/server.ts'
import { keptAssets } from './keptAssets.ts'
import { createServer } from '../server.ts'
import { serveWebApp } from './webApp.ts'

let server: TestServer
let folder: string
const closing: FastifyInstance[] = []
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(join(tmpdir(), 'versions-'))
})
afterAll(async () => {
  for (const app of closing) await app.close()
  await rm(folder, { recursive: true })
  await server.close()
})

/** A process that serves a build of the web app with these assets, and shares its files with the others. */
async function startVersion(name: string, assets: Record<string, string>): Promise<FastifyInstance> {
  const dist = join(folder, name)
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), `<!doctype html><title>${name}</title>`)
  await writeFile(join(dist, 'addresses.json'), '{"/":""}')
  for (const [asset, content] of Object.entries(assets)) await writeFile(join(dist, 'assets', asset), content)
  const { config, log } = server.context
  const app = await createServer(config, log, watchDisk(config))
  await serveWebApp(app, config, { origin: server.context.origin, folder: dist, kept: keptAssets(server.context) })
  await app.ready()
  closing.push(app)
  return app
}

async function asked(app: FastifyInstance, asset: string) {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: `/assets/${asset}` })
  return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body }
}

const script = (body: string) => ({
  statusCode: 200,
  type: 'application/javascript; charset=utf-8',
  cache: 'public, max-age=31536000, immutable',
  body,
})
const later = (days: number) => server.clock.advance(days * 24 * HOURS)
const keptFiles = async () => (await readdir(join(server.context.config.dataFolder, 'files', 'asset'))).length

test('while two versions run, either serves the parts of both; those that went are gone after two weeks', async () => {
  const first = await startVersion('first', { 'Bio-11111111.js': 'first', 'shared-22222222.js': 'both', 'shared-22222222.js.br': 'x' })
  expect(await asked(first, 'Bio-11111111.js')).toEqual(script('first'))
  expect(await asked(first, 'Bio-33333333.js')).toMatchObject({ statusCode: 404 })
  later(60)
  const second = await startVersion('second', { 'Bio-33333333.js': 'second', 'shared-22222222.js': 'both', 'Bio-44444444.css': 'p {}' })
  for (const app of [first, second]) {
    expect(await asked(app, 'Bio-11111111.js')).toEqual(script('first'))
    expect(await asked(app, 'Bio-33333333.js')).toEqual(script('second'))
    expect(await asked(app, 'shared-22222222.js')).toEqual(script('both'))
    expect(await asked(app, 'Bio-44444444.css')).toMatchObject({ statusCode: 200, type: 'text/css; charset=utf-8' })
  }

  later(13)
  const third = await startVersion('third', { 'Bio-55555555.js': 'third' })
  expect(await asked(third, 'Bio-11111111.js')).toEqual(script('first'))
  later(13)
  const fourth = await startVersion('fourth', { 'Bio-66666666.js': 'fourth' })
  expect(await asked(fourth, 'Bio-11111111.js')).toMatchObject({ statusCode: 404 })
  expect(await asked(fourth, 'shared-22222222.js')).toEqual(script('both'))
  expect(await asked(fourth, 'Bio-33333333.js')).toEqual(script('second'))
  later(14)
  await startVersion('third', {})
  // The third, which came back, and the fourth, with the list of what there is.
  expect(await keptFiles()).toBe(3)
})

test('a build in the folder of a process that runs takes nothing from its pages', async () => {
  const before = await startVersion('here', { 'App-77777777.js': 'before' })
  await rm(join(folder, 'here', 'assets'), { recursive: true })
  const after = await startVersion('here', { 'App-88888888.js': 'after' })
  server.clock.advance(5_000)
  for (const app of [before, after]) {
    expect(await asked(app, 'App-77777777.js')).toEqual(script('before'))
    expect(await asked(app, 'App-88888888.js')).toEqual(script('after'))
  }
})

test.each(['nothing.js', '..%2Findex.html', '%2e%2e%2faddresses.json', '.hidden', 'Bio%00.js'])('%s is no part of any', async (name) => {
  const app = await startVersion('last', { 'App-99999999.js': 'last' })
  expect(await asked(app, name)).toMatchObject({ statusCode: 404 })
})

test('a place for files that cannot be used holds no start up', async () => {
  const { config, log, origin, clock } = server.context
  const app = await createServer(config, log, watchDisk(config))
  const taken = join(folder, 'taken')
  await writeFile(taken, 'a file where a folder should be')
  const files = await createFiles(readConfig({ DATA_FOLDER: taken }))
  await expect(keptAssets({ files, clock }).keep(join(folder, 'last', 'assets'))).rejects.toThrow('Unable to check existence')
  await serveWebApp(app, config, { origin, folder: join(folder, 'last'), kept: keptAssets({ files, clock }) })
  await app.ready()
  closing.push(app)
  expect(await asked(app, 'App-99999999.js')).toMatchObject({ statusCode: 200 })
})
