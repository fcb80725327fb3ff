import { expect, test } from 'vitest'
import { moment } from '../../../ui/dates.ts'
import { codeState, effectWords, endWords, shutWords, usedWords } from './joinCodeWords.ts'

const end = Date.UTC(2026, 11, 2)

test.each([
  [0, 40, 'Nobody has used it yet, 40 can.'],
  [12, 40, '12 of 40 people have used it.'],
  [1200, 2000, '1,200 of 2,000 people have used it.'],
])('%i uses of %i are told', (uses, mostUses, words) => expect(usedWords({ uses, mostUses })).toBe(words))

test.each([
  [0, end - 1, 'works', `It works until ${moment(end)}.`],
  [0, end, 'ended', `It ended on ${moment(end)}`],
  [40, end - 1, 'usedUp', 'It was used as often as it may be'],
  [40, end, 'ended', `It ended on ${moment(end)}`],
] as const)('with %i uses of 40 at %i a code %s', (uses, now, state, words) => {
  const code = { uses, mostUses: 40, expiresAt: end }
  expect(codeState(code, now)).toBe(state)
  expect(endWords(code, now)).toContain(words)
})

const plain = { joinPolicy: 'open', leastAge: null, exclusive: false, membership: [] } as const

test('what a code does is what the group says, with everybody for whom it does nothing', () => {
  expect(effectWords(plain)).toEqual([expect.stringContaining('is a member at once')])
  expect(effectWords({ ...plain, joinPolicy: 'onRequest', leastAge: 16, membership: ['g'] })).toEqual([
    expect.stringContaining('asks to join'),
    expect.stringContaining('reach 16'),
    expect.stringContaining('whoever has the code may use it'),
  ])
  expect(effectWords({ ...plain, exclusive: true })[1]).toContain('leave that one first')
})

test('a group lets nobody in by its code once it is closed, or its last day to ask is over', () => {
  const applyUntil = Date.UTC(2026, 0, 1)
  expect(shutWords({ state: 'open', applyUntil: null }, end)).toBe('')
  expect(shutWords({ state: 'open', applyUntil }, applyUntil)).toBe('')
  expect(shutWords({ state: 'open', applyUntil }, end)).toContain('The last day to ask was January 1, 2026')
  expect(shutWords({ state: 'closed', applyUntil }, end)).toContain('The group is closed')
})
