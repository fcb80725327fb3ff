import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTED_WITH } from '../server/src/platform/memory.ts'
import { lockFolder } from '../server/src/platform/database/embedded/lock.ts'

/** Longer than it takes to build the web app on a busy machine. */
const PATIENCE_MS = 300_000

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trellis-start-'))
})
afterAll(() => rm(dataFolder, { recursive: true }))

test(
  'a stop that npm is asked for reaches the server of `npm run start`',
  async () => {
    // As from a shell: what this test runs in has settings of its own.
    const { NODE_ENV: _, ...env } = process.env
    const npm = spawn('npm', ['run', '--silent', 'start'], {
      env: { ...env, DATA_FOLDER: dataFolder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const origin = / is ready at (\S+)/.exec(output)?.[1]
      if (origin !== undefined) resolve(origin)
    })
    npm.on('exit', () => reject(new Error(output)))
    const origin = await ready
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)

    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow()
    // Closed in order: whoever is next has the data at once.
    lockFolder(dataFolder)()
  },
  PATIENCE_MS,
)

test.each(['start', 'demo'] as const)('`npm run %s` starts the server as it is measured', async (name) => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts[name]).toContain(` ${STARTED_WITH.join(' ')} `)
})
