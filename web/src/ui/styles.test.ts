import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const styles = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css')))
const styled = new Set(readdirSync(join(styles, 'styles')).map((name) => name.split('.')[0]!))
const imported = (text: string): string[] => Array.from(text.matchAll(/'@mantine\/core\/styles\/(\w+)\.layer\.css'/g), ([, name]) => name!)
/** What every screen has, and every screen with a form. */
const everywhere = new Set(['styles.ts', 'fields.ts'].flatMap((name) => imported(readFileSync(join(web, 'ui', name), 'utf8'))))

const components = (text: string): string[] =>
  Array.from(text.matchAll(/^import \{([^}]*)\} from '@mantine\/core'$/gm), ([, names]) =>
    names!.split(',').map((name) => name.trim()),
  ).flat()

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))

test('whatever shows a component of the library loads the styles of it', () => {
  const missing = sources.flatMap((path) => {
    const text = readFileSync(join(web, path), 'utf8')
    const own = new Set(imported(text))
    const bare = components(text).filter((name) => styled.has(name) && !everywhere.has(name) && !own.has(name))
    return bare.map((name) => `${path}: ${name}`)
  })
  expect(sources.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
})
