import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Whoever has a genome has it around their photo, and a job around its picture, wherever either is shown.

/** Recruiters and advisors choose their photo there: they have no genome. */
const withoutGenome = new Set(['files/ProfilePhotoChoice.tsx'])

const pictures = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((place) => {
  const source = readFileSync(join(import.meta.dirname, place), 'utf8')
  return [...source.matchAll(/<(?:Photo|JobPicture)\b[^]*?\/>/g)].map(([tag]) => ({ place, tag }))
})

test('there are pictures to look at', () => {
  expect(pictures.length).toBeGreaterThan(15)
})

test.each(pictures.filter(({ place }) => !withoutGenome.has(place)))('$place: a picture has its ring', ({ tag }) => {
  expect(tag).toMatch(/\bring=/)
})
