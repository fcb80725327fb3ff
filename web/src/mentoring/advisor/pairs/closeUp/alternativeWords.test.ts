import { expect, test } from 'vitest'
import { costWords, otherWords } from './alternativeWords.ts'

const alternative = { mentorId: 'a', mentor: 'Ben', score: 61.6, others: [] }

test.each([
  [0, '62 points for the pair · costs nothing'],
  [0.2, '62 points for the pair · costs less than a point in all'],
  [1, '62 points for the pair · costs 1 point in all'],
  [12.4, '62 points for the pair · costs 12 points in all'],
  [null, '62 points for the pair · cannot be with what you require or lock'],
])('a cost of %j is %s', (cost, words) => expect(costWords({ ...alternative, cost })).toBe(words))

test.each([
  [['Ben'], [], 'Ada: no longer with Ben'],
  [[], ['Cem'], 'Ada: with Cem'],
  [['Ben'], ['Cem'], 'Ada: from Ben to Cem'],
])('from %j to %j is %s', (from, to, words) => expect(otherWords({ menteeId: 'a', mentee: 'Ada', from, to })).toBe(words))
