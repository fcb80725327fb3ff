import { expect, test } from 'vitest'
import { suggestionWords } from './suggestionWords.ts'

const told = { isLogged: true, keptDays: 180, orders: null }

test('everybody reads that it is logged, for how long and where to find it', () => {
  for (const kind of ['student', 'recruiter', 'advisor'] as const) {
    const [words, ...more] = suggestionWords(kind, told)
    expect(words).toMatch(/is logged for 180 days: .*; yours is in the download of your data\.$/)
    expect(more).toEqual([])
  }
})

test('where nothing is logged that is said', () => {
  expect(suggestionWords('recruiter', { ...told, isLogged: false })).toEqual([
    'Nothing is logged of what is suggested to you. What was logged earlier is deleted after 180 days.',
  ])
})

test('a student reads in which order their lists stand', () => {
  const wordsFor = (roleModels: 'usual' | 'mixed' | 'learned', peers: 'usual' | 'mixed' | 'learned') =>
    suggestionWords('student', { ...told, orders: { roleModels, peers } }).slice(1)
  expect(wordsFor('usual', 'usual')).toEqual([
    'Role models and students like you stand in the order of their points. Whom people follow changes nothing about it.',
  ])
  const [usual, mixed] = wordsFor('mixed', 'usual')
  expect(usual).toMatch(/^Students like you stand in the order of their points\./)
  expect(mixed).toMatch(
    /^Of role models, the first 50 stand in a mix of two orders: .* The people and the points that you see stay the same\.$/,
  )
  expect(wordsFor('learned', 'learned')).toEqual([
    expect.stringMatching(/^Of role models and students like you, the first 50 stand in an order that was learned /),
  ])
})
