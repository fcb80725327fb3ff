import { readFileSync } from 'node:fs'
import { brand, onDark, onLight, white } from '@trellis/contract/palette.ts'
import { expect, test } from 'vitest'

const colorsIn = (path: string): string[] =>
  Array.from(readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/#[\da-f]{3,8}\b/gi), ([color]) => color)
const colorsOf = (name: string): string[] => colorsIn(`../../public/${name}`)

test('what browsers show of the product bears its color', () => {
  expect(colorsOf('app.webmanifest')).toEqual(['#ffffff', brand[7]])
  expect(colorsOf('favicon.svg')).toEqual([brand[7], '#fff', '#fff', brand[2], brand[3]])
})

test('the error screen, which stands without the theme, has its colors', () => {
  expect(colorsIn('errorScreen.css')).toEqual([onLight.quiet, onDark.quiet, brand[7], white])
})

test('the page waits for its scripts on the ground of its scheme', () => {
  expect(colorsIn('../../index.html')).toEqual([onLight.ground, onDark.ground])
})
