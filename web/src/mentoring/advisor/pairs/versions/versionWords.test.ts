import { expect, test } from 'vitest'
import { loadedWords, moveWords, namedWords, publicationTold, stepWords } from './versionWords.ts'

test('a change is told by what it was about, and of how many', () => {
  expect(stepWords({ kind: 'pairs', mentees: 1, at: 0 })).toBe('the pairs of 1 mentee')
  expect(stepWords({ kind: 'locks', mentees: 1200, at: 0 })).toBe('the locks of 1,200 mentees')
  expect(stepWords({ kind: 'locks', mentees: 0, at: 0 })).toBe('the locks of mentees who are not here now')
})

test('a kept draft is told by its pairs, points, and whoever has none', () => {
  const kept = { id: 'a', name: 'First', keptBy: 'Gus', keptAt: 0, pairs: 2, averageScore: 61.4, without: 1 }
  expect(namedWords(kept)).toMatch(/^2 pairs · 61 points on average · 1 without a mentor · Gus, /)
  expect(namedWords({ ...kept, pairs: 1 }), 'one pair has no average').toMatch(/^1 pair · 61 points · 1 without a mentor · Gus, /)
  expect(namedWords({ ...kept, pairs: 0, averageScore: null, keptBy: '' })).toMatch(/^0 pairs · 1 without a mentor · \d/)
})

test('of an old publication only what is known is told', () => {
  const old = { id: 'a', publishedAt: 0, publishedBy: '', began: null, ended: null, told: null, keptId: null }
  expect(publicationTold(old)).toBe('')
  expect(publicationTold({ ...old, publishedBy: 'Gus', began: 1, ended: 0, told: 2 })).toBe('Gus · 1 pair began · 0 ended · 2 people told')
})

test('what is not loaded is said', () => {
  expect(loadedWords({ version: 1, gone: 0, barred: 0 })).toBe('It is the draft now.')
  expect(loadedWords({ version: 1, gone: 2, barred: 1 })).toBe(
    'It is the draft now. 2 pairs are gone with people who take part no more. 1 pair left out: it cannot be by now.',
  )
})

test('a move says from whom to whom', () => {
  expect(moveWords({ menteeId: 'a', mentee: 'Ada', from: ['Ben'], to: ['Cem', 'Dan'] })).toBe('Ada: from Ben to Cem and Dan')
})
