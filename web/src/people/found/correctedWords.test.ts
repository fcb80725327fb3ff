import { expect, test } from 'vitest'
import { correctedWords } from './correctedWords.ts'

test('what was searched for in the place of a misspelled word is named', () => {
  expect(correctedWords([{ typed: 'pyhton', meant: ['python'] }])).toBe('Nothing here has “pyhton”. Found for “python” instead.')
  expect(correctedWords([{ typed: 'ches', meant: ['chess', 'chest'] }])).toBe(
    'Nothing here has “ches”. Found for “chess” or “chest” instead.',
  )
})
