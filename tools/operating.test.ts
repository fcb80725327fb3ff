import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readConfig, settings } from '../server/src/config.ts'
import { STARTED_WITH } from '../server/src/platform/memory.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string): string => readFileSync(join(root, 'docs/operating', name), 'utf8')
const dockerfile = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
const known = new Set<string>(Object.values(settings).map(({ env }) => env))

/** What the lines of one instruction say. */
const said = (instruction: string): string[] =>
  Array.from(dockerfile.matchAll(new RegExp(`^\\s*(?:HEALTHCHECK .*)?${instruction} +(.*)$`, 'gm')), ([, words]) => words!.trim())

test('what the Dockerfile copies is there', () => {
  const sources = said('COPY')
    .filter((words) => !words.startsWith('--from'))
    .flatMap((words) => words.split(/\s+/).slice(0, -1))
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true)
})

test('its commands are programs of the project that the pinned Node can read', () => {
  const commands = said('CMD').map((words) => JSON.parse(words) as string[])
  expect(commands).toHaveLength(2)
  for (const [program, ...words] of commands) {
    expect(existsSync(join(root, program!))).toBe(true)
    if (words[0] !== '-e') {
      expect(words.slice(0, -1)).toEqual(STARTED_WITH)
      expect(existsSync(join(root, words.at(-1)!))).toBe(true)
    } else execFileSync(join(root, program!), ['--check', '-'], { input: words[1]! })
  }
})

test('its settings are settings', () => {
  const own = Object.fromEntries(said('ENV').flatMap((words) => words.split(/\s+/).map((pair) => pair.split('=') as [string, string])))
  for (const name of Object.keys(own)) expect(known).toContain(name)
  expect(readConfig(own)).toMatchObject({ host: '0.0.0.0', port: 3_000, dataFolder: '/data' })
})

test('the unit starts a program that is there with settings that exist, and systemd finds nothing wrong with it', () => {
  const unit = read('trellis.service').replaceAll('/opt/trellis', root.replace(/\/$/, ''))
  const [program, ...words] = /^ExecStart=(.*)$/m.exec(unit)![1]!.split(' ')
  expect([existsSync(program!), existsSync(join(root, words.at(-1)!))]).toEqual([true, true])
  expect(words.slice(0, -1)).toEqual(STARTED_WITH)
  for (const [, name] of unit.matchAll(/^Environment=(\w+)=/gm)) expect(known).toContain(name)
  const longest = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1]) * 1_000
  expect(readConfig({}).shutdownTimeout + readConfig({}).drainTime).toBeLessThan(longest)

  const folder = mkdtempSync(join(tmpdir(), 'trellis-unit-'))
  writeFileSync(join(folder, 'trellis.service'), unit)
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'trellis.service')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // Where there is no systemd, there is nothing to start by the unit either.
  if (error !== undefined) expect(error).toMatchObject({ code: 'ENOENT' })
  else expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
