import { lettersOf } from '@trellis/contract/texts/typos.ts'
import { expect, test } from 'vitest'
import { isForgivable, nearestWords, nearWords } from './meantWords.ts'

const known = (...words: string[]) => words.map((word) => ({ word, letters: lettersOf(word) }))

test.each([
  ['smitth', ['smith', 'smithers', 'smyth'], ['smith']],
  ['jhon', ['john', 'jon', 'joan'], ['john', 'jon']],
  ['kathrine', ['catherine', 'katherine', 'kathrin'], ['katherine', 'kathrin']],
  ['catherin', ['katherine'], ['katherine']],
  ['kohn', ['john'], []],
  ['bazic++', ['basic++', 'basic'], ['basic++']],
  ['zaphod', ['zaphod', 'zaphot'], ['zaphod', 'zaphot']],
  ['abcd', ['abca', 'abcb', 'abcc', 'abce', 'abcf', 'abcg'], ['abca', 'abcb', 'abcc', 'abce', 'abcf']],
  ['jon', ['john'], []],
])('%s among %j means %j', (typed, words, meant) => expect(nearestWords(typed, known(...words))).toEqual(meant))

test('words that do not count take no place', () => {
  const words = known('abca', 'abcb', 'abcc', 'abce', 'abcf', 'abcg')
  expect(nearestWords('abcd', words, ({ word }) => word > 'abcd')).toEqual(['abce', 'abcf', 'abcg'])
})

test('all near words are more than those that may have been meant', () => {
  const words = known('abcg', 'abca', 'abcb', 'abcc', 'abce', 'abcf', 'xyz')
  expect(nearWords('abca', words).map(({ word }) => word)).toEqual(['abca', 'abcb', 'abcc', 'abce', 'abcf', 'abcg'])
})

test.each([
  ['jon', false],
  ['john', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
])('%s is forgivable: %s', (word, is) => expect(isForgivable(word)).toBe(is))
