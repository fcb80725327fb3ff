import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// A class that its style sheet lacks is undefined, and nothing says so.

const usedClasses = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((place) => {
  const source = readFileSync(join(import.meta.dirname, place), 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, sheet]) => {
    const used = new Set([...source.matchAll(new RegExp(`(?<![\\w./])${name!}\\.(?!module)(\\w+)`, 'g'))].map(([, one]) => one!))
    return [{ place, sheet: sheet!, used: [...used] }]
  })
})

test('there are style sheets to look at', () => {
  expect(usedClasses.length).toBeGreaterThan(100)
})

test.each(usedClasses)('$place finds its classes in $sheet', ({ place, sheet, used }) => {
  const css = readFileSync(join(import.meta.dirname, dirname(place), sheet), 'utf8')
  expect(used.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([])
})
