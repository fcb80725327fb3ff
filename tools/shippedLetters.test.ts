import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedLettersAnew } from './shippedLetters.ts'

test('the letters that come with the product are those that npm run letters makes', { timeout: 120_000 }, () => {
  const shipped = readFileSync(new URL('../server/src/platform/pictures/letters.tsv', import.meta.url), 'utf8')
  expect(shippedLettersAnew() === shipped).toBe(true)
})
