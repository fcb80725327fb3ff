import { expect, test } from 'vitest'
import { askedInWords, fitWords } from './askedWords.ts'

test.each([
  { fit: 'have', by: 'Chess club', words: 'shown by Chess club' },
  { fit: 'have', by: '', words: 'has it' },
  { fit: 'nearly', by: 'Drawing', words: 'close: Drawing' },
  { fit: 'notYet', by: '', words: 'not among their skills' },
] as const)('$fit by ‘$by’: $words', ({ fit, by, words }) => {
  expect(fitWords(fit, by)).toBe(words)
})

test('skills are told by how somebody stands to them, in the job’s order', () => {
  const asked = [
    { skill: 'Law', fit: 'notYet', by: '' },
    { skill: 'Chess', fit: 'have', by: '' },
    { skill: 'Baking', fit: 'have', by: 'Home' },
  ] as const
  expect(askedInWords(asked)).toBe('Has: Chess, Baking. Not among their skills: Law.')
  expect(askedInWords([])).toBe('')
})
