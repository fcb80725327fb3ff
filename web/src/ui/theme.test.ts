import { readFileSync } from 'node:fs'
import { categories } from '@trellis/contract/genome/genome.ts'
import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { brand, onDark, onLight, plate, white } from '@trellis/contract/palette.ts'
import { expect, test } from 'vitest'

const colorsIn = (path: string): string[] =>
  Array.from(readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/#[\da-f]{3,8}\b/gi), ([color]) => color)

test('what a device shows of the product before its page has the ground of that page', () => {
  expect(colorsIn('../../public/app.webmanifest')).toEqual([white, white])
})

test("the tab's icon is a ring of the five hues on the plate", () => {
  const icon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  expect(Array.from(icon.matchAll(/(?:fill|stroke)="([#o][^"]+)"/g), ([, color]) => color)).toEqual([
    plate.ground,
    ...categories.map((category) => cssOf(hueOf(category))),
  ])
})

test('the error screen, which stands without the theme, has its colors', () => {
  expect(colorsIn('errorScreen.css')).toEqual([onLight.quiet, onDark.quiet, brand[7], white])
})

test('the page waits for its scripts on the ground of its scheme', () => {
  expect(colorsIn('../../index.html')).toEqual([onLight.ground, onDark.ground])
})
