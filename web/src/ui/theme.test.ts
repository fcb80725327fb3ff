import { readFileSync } from 'node:fs'
import { brand } from '@trellis/contract/palette.ts'
import { expect, test } from 'vitest'

const colorsOf = (name: string): string[] =>
  Array.from(readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8').matchAll(/#[\da-f]{6}\b/g), ([color]) => color)

test('what browsers show of the product bears its color', () => {
  expect(colorsOf('app.webmanifest')).toEqual(['#ffffff', brand[7]])
  expect(colorsOf('favicon.svg')).toEqual([brand[7], brand[2], brand[3]])
})
