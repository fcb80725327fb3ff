import { globSync, readFileSync } from 'node:fs'
import { brand, ink } from '@trellis/contract/palette.ts'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const colorsIn = (path: string): string[] =>
  Array.from(readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/#[\da-f]{3,8}\b/gi), ([color]) => color)
const colorsOf = (name: string): string[] => colorsIn(`../../public/${name}`)

test('what browsers show of the product bears its color', () => {
  expect(colorsOf('app.webmanifest')).toEqual(['#ffffff', brand[7]])
  expect(colorsOf('favicon.svg')).toEqual([brand[7], '#fff', '#fff', brand[2], brand[3]])
})

test('the error screen, which stands without the theme, has its colors', () => {
  expect(colorsIn('base.css')).toEqual([ink.quiet, theme.colors!.dark![2], brand[7], '#ffffff'])
})

test('styles take every other color from the theme', () => {
  const styles = globSync('**/*.{css,tsx}', { cwd: new URL('..', import.meta.url) }).filter((path) => !path.endsWith('base.css'))
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((path) => colorsIn(`../${path}`).length > 0)).toEqual([])
})
