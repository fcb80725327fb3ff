import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The packages that are installed to develop and test, and left out with `npm ci --omit=dev`. */
const forDevelopment = ['.', 'contract', 'server'].flatMap((workspace) => {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  return Object.keys(devDependencies)
})

/** Notes which of them are asked for. */
const hooks = `
  import { registerHooks } from 'node:module'
  const names = ${JSON.stringify(forDevelopment)}
  registerHooks({
    resolve(name, context, next) {
      if (names.some((one) => name === one || name.startsWith(one + '/'))) console.log(name)
      return next(name, context)
    },
  })
  await import(${JSON.stringify(join(root, 'server/src/app.ts'))})
  process.exit()`

test('the server loads no package that is there for development alone', { timeout: 60_000 }, () => {
  expect(forDevelopment).toContain('fast-check')
  const asked = execFileSync(process.execPath, ['--input-type=module', '--eval', hooks], { cwd: root, encoding: 'utf8' })
  expect(asked.split('\n').filter(Boolean)).toEqual([])
})
