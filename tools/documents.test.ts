import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const documents = tracked.filter((path) => /^[A-Z]+\.md$|^docs\/operating\//.test(path))

test.each(documents)('every file that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|tsv|sql|mjs))`/g), ([, path]) => path!)
  expect(named.filter((path) => !tracked.some((one) => one === path || one.endsWith(`/${path}`)))).toEqual([])
})
