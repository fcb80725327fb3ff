import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordNumbers } from './wordNumbers.ts'

const word = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '大'), minLength: 1, maxLength: 7 }), fc.constantFrom('c++', '🎻'))
const words = fc.array(word, { maxLength: 600 })

test('every word has one number, and every number one word', () => {
  fc.assert(
    fc.property(words, (words) => {
      const numbers = createWordNumbers()
      const numbered: string[] = []
      numbers.each(words.join(' \n '), (number) => numbered.push(numbers.words[number]!))
      expect(numbered).toEqual(words)
      expect(numbers.words).toEqual([...new Set(words)])
      for (const word of words) expect(numbers.words[numbers.of(word)!]).toBe(word)
      expect(numbers.of('never')).toBeUndefined()
    }),
  )
})
