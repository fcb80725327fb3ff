import type { PairRow } from '@trellis/contract/mentoring/pairsTable.ts'
import { expect, test } from 'vitest'
import { asksWords, diffWords, publicationWords, stateWords, toldWords } from './pairWords.ts'

const row = { mentorId: 'm', locked: false, pinned: null, published: false } as PairRow

test.each<[Partial<PairRow>, string]>([
  [{}, 'Draft'],
  [{ published: true, locked: true, pinned: 'require' }, 'Published · Locked · Always paired'],
  [{ mentorId: null, locked: true }, 'Locked'],
  [{ mentorId: null }, ''],
])('%j is told as %s', (more, words) => expect(stateWords({ ...row, ...more })).toBe(words))

test('what was so until the mentoring group was archived is told as what was', () => {
  expect(stateWords({ ...row, published: true, locked: true }, true)).toBe('Was published · Locked')
  expect(stateWords(row, true)).toBe('Draft')
  expect(asksWords(['mentee'], true)).toBe('The mentee asked for another mentor.')
  expect(asksWords(['mentee', 'mentor'], true)).toBe('Both asked for another.')
})

test('a draft is told by what it changes', () => {
  const nobody = { came: [], went: [], moves: [], newlyUnmatched: [], newlyMatched: [], load: [] }
  const none = { ...nobody, kept: 2, added: 0, ended: 0, moved: 0, unmatched: 0 }
  expect(diffWords({ ...none, score: { before: 90, after: 90 } })).toEqual([
    'Nothing changes: this is the best there is already.',
    'Everybody has a mentor.',
  ])
  expect(diffWords({ ...none, kept: 0, unmatched: 2, score: { before: 0, after: 0 } })[0], 'the first time, with nobody who suits').toBe(
    'Nobody is given a mentor by these options.',
  )
  expect(diffWords({ ...none, unmatched: 2, score: { before: 90, after: 90 } }, 'job')).toContain('2 mentees have no job.')
  expect(diffWords({ ...none, score: { before: 90, after: 90 } }, 'mentor', 'The two have the same pairs.')).toEqual([
    'The two have the same pairs.',
    'Everybody has a mentor.',
  ])
  const newlyUnmatched = [{ menteeId: 'a', mentee: 'Ada' }]
  expect(
    diffWords({ ...none, added: 1, ended: 2, moved: 1, newlyUnmatched, unmatched: 1, score: { before: 90.4, after: 1_050.6 } }),
  ).toEqual([
    '1 new pair, 2 that stay, 2 that go',
    '1 mentee gets another mentor',
    '1,051 points together, 90 before',
    'Without a mentor now: Ada',
    '1 mentee has no mentor.',
  ])
})

test('of a first draft nothing is told of pairs before it, and one of a thing is told as one', () => {
  const nobody = { came: [], went: [], moves: [], newlyUnmatched: [], newlyMatched: [], load: [] }
  const first = { ...nobody, kept: 0, added: 2, ended: 0, moved: 0, unmatched: 0, score: { before: 0, after: 1.2 } }
  expect(diffWords(first)).toEqual(['2 new pairs', '1 point together', 'Everybody has a mentor.'])
  expect(diffWords({ ...first, kept: 1, ended: 1 })[0]).toBe('2 new pairs, 1 that stays, 1 that goes')
})

test.each([
  [{ before: 0, after: 2, price: 1 }, '2 published pairs change, which costs 2 points'],
  [{ before: 3, after: 1, price: 5 }, '1 published pair changes, 3 before, which saves 10 points'],
  [{ before: 0, after: 1, price: 0 }, '1 published pair changes, which costs nothing by the options'],
])('of published pairs %j it is told: %s', (publishedGone, words) => {
  const nobody = { came: [], went: [], moves: [], newlyUnmatched: [], newlyMatched: [], load: [] }
  const diff = { ...nobody, kept: 0, added: 1, ended: 1, moved: 0, unmatched: 0, score: { before: 9, after: 8 } }
  expect(diffWords({ ...diff, publishedGone })).toContain(words)
  expect(diffWords({ ...diff, publishedGone: { ...publishedGone, after: publishedGone.before } })).toHaveLength(3)
})

test('of many who lose their mentor only the number stands in a line', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ menteeId: `${at}`, mentee: `Mentee ${at}` }))
  const nobody = { came: [], went: [], moves: [], newlyMatched: [], load: [] }
  const diff = { ...nobody, kept: 0, added: 0, ended: 6, moved: 0, newlyUnmatched: many, unmatched: 6, score: { before: 9, after: 0 } }
  expect(diffWords(diff)).toContain('6 mentees lose their mentor')
})

test('a publication is told by whom it concerns', () => {
  const none = { version: 1, pairs: 2, added: 0, ended: 0, told: 0, people: [] }
  expect(publicationWords(none)).toBe('Members see this draft already.')
  expect(publicationWords({ ...none, pairs: 0 })).toBe('This draft has no pair to publish.')
  expect(publicationWords({ ...none, added: 1, told: 1 })).toBe('1 pair new to members. 1 person would be told.')
  expect(publicationWords({ ...none, ended: 1, told: 2 })).toBe('0 pairs new to members, 1 pair that ends. 2 people would be told.')
})

test.each([
  [['mentee'], 'The mentee asks for another mentor.'],
  [['mentor'], 'The mentor asks for another mentee.'],
  [['mentee', 'mentor'], 'Both ask for another.'],
] as const)('of %j it is told: %s', (asks, words) => expect(asksWords([...asks])).toBe(words))

test.each([
  ['mentee', false, 'mentor', 'Ada: their mentors have been chosen'],
  ['mentee', true, 'mentor', 'Ada: they have no mentor for now'],
  ['mentor', true, 'mentor', 'Ada: they have no mentee for now'],
  ['mentee', true, 'job', 'Ada: they have no internship for now'],
] as const)('a %s is told, where they have nobody: %j, of a %s: %s', (role, hasNobody, noun, words) =>
  expect(toldWords({ id: 'a', name: 'Ada', role, hasNobody }, noun)).toBe(words),
)
