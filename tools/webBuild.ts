import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the web app where there is no build, or where a source is newer than it. */
export function buildWebIfNeeded(): void {
  const builtAt = changedAt('web/dist/index.html')
  const sources = globSync('{web,contract}/{src,public,vite}/**/*.*', { cwd: root }).concat(
    'web/index.html',
    'web/vite.config.ts',
    'package-lock.json',
  )
  if (builtAt > 0 && sources.every((path) => changedAt(path) <= builtAt)) return
  process.stdout.write('Building the web app, which takes a few seconds\n')
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

function changedAt(path: string): number {
  return statSync(`${root}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (import.meta.main) buildWebIfNeeded()
