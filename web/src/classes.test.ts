import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// A class that its style sheet lacks is undefined, and one that nobody uses is sent to everybody: nothing else says so.

const root = import.meta.dirname
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const classesOf = (sheet: string): string[] =>
  Array.from(
    read(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/\.([A-Za-z]\w*)(?=[^{};]*\{)/g),
    ([, name]) => name!,
  )

interface Use {
  readonly place: string
  readonly sheet: string
  /** Every class of the sheet, where it is handed on whole. */
  readonly classes: readonly string[] | 'all'
}

const usesInScreens = globSync('**/*.tsx', { cwd: root }).flatMap((place) => {
  const source = read(place)
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, sheet]): Use => {
    const named = [...source.matchAll(new RegExp(`(?<![\\w./])${name!}\\.(?!module)(\\w+)`, 'g'))].map(([, one]) => one!)
    const isWhole = new RegExp(`=\\{${name!}\\}|\\b${name!}\\[`).test(source)
    return { place, sheet: join(dirname(place), sheet!), classes: isWhole ? 'all' : [...new Set(named)] }
  })
})

const sheets = globSync('**/*.module.css', { cwd: root })

const usesInSheets = sheets.flatMap((place) =>
  [...read(place).matchAll(/composes: ([\w ]+) from '([^']+)'/g)].map(([, names, sheet]): Use => ({
    place,
    sheet: join(dirname(place), sheet!),
    classes: names!.split(' '),
  })),
)

const uses = [...usesInScreens, ...usesInSheets]

test('there are style sheets to look at', () => {
  expect(usesInScreens.length).toBeGreaterThan(100)
  expect(usesInSheets.length).toBeGreaterThan(20)
})

test.each(uses)('$place finds its classes in $sheet', ({ sheet, classes }) => {
  const there = new Set(classesOf(sheet))
  expect(classes === 'all' ? [] : classes.filter((name) => !there.has(name))).toEqual([])
})

test.each(sheets)('somebody uses each class of %s', (sheet) => {
  const used = uses.filter((use) => use.sheet === sheet).map(({ classes }) => classes)
  const isUsed = (name: string): boolean => used.some((classes) => classes === 'all' || classes.includes(name))
  expect(classesOf(sheet).filter((name) => name !== 'mantine' && !isUsed(name))).toEqual([])
})
