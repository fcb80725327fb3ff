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

/** Which modules a program asks for, by the names that it has for them. What is made for a thread has nobody to speak to, once it is loaded. */
function askedBy(program: string, isThread = false): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => (console.log(name), next(name, context)) })
    await import(${JSON.stringify(join(root, program))})${isThread ? '.catch(() => undefined)' : ''}
    process.exit()`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' }).split('\n')
}

test('the server loads no package that is there for development alone', { timeout: 60_000 }, () => {
  expect(forDevelopment).toContain('fast-check')
  const asked = askedBy('server/src/app.ts')
  expect(asked).toContain('fastify')
  expect(asked.filter((name) => forDevelopment.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual([])
})

// Each server has one of its own: what it loads is loaded at every start.
test('the thread of the match index loads no package', { timeout: 60_000 }, () => {
  const asked = askedBy('server/src/matching/matchIndex/matchIndex.worker.ts', true).filter(Boolean)
  expect(asked).toContain('node:worker_threads')
  expect(asked.filter((name) => !/^([./]|node:|@trellis\/)/.test(name) && !name.startsWith(root))).toEqual([])
})
