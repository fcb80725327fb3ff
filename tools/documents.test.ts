import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const folders = new Set(tracked.flatMap((path) => Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))))
const documents = tracked.filter((path) => /^[A-Z]+\.md$|^docs\/.*\.md$|^docs\/operating\//.test(path))
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

/** What the first of a pattern's groups that stand in each place holds. */
const named = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find((group) => group !== undefined)!)
const endsOneOf = (all: Iterable<string>, path: string): boolean => [...all].some((one) => one === path || one.endsWith(`/${path}`))

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('every file and folder that it names is there', () => {
    const files = named(text, /`([\w./-]+\.(?:tsx?|tsv|sql|mjs))`/g)
    expect(files.filter((path) => !endsOneOf(tracked, path))).toEqual([])
    const rooms = named(text, /`((?:[\w-]+\/)+)`/g)
    expect(rooms.filter((path) => !endsOneOf(folders, path.slice(0, -1)))).toEqual([])
  })

  test('every command that it names can be run', () => {
    const commands = named(text, /npm run (?:--silent )?([\w:-]*\w)|`((?:bench|test):\w+)`/g)
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([])
  })
})

test('every command is told of where somebody would look for it', () => {
  const told = ['README.md', 'CONTRIBUTING.md', 'docs/matching.md', 'docs/operating/several-processes.md'].map(read).join('\n')
  const isTold = (script: string): boolean => new RegExp(`npm (?:run )?${script}(?![\\w:-])|\`${script}\``).test(told)
  expect(scripts.filter((script) => !isTold(script))).toEqual([])
})

test('every domain has its line', () => {
  const architecture = read('ARCHITECTURE.md')
  const domains = [...folders].filter((path) => /^server\/src\/\w+$/.test(path))
  expect(domains.length).toBeGreaterThan(20)
  expect(domains.filter((path) => !architecture.includes(`| \`${path}/\` |`))).toEqual([])
})
